package agon.cluster;

import agon.game.BadInput;
import agon.game.Game;
import agon.model.Weights;
import agon.model.WeightsShelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Weights that came in a {@link Parcel}: {@code engine(weights=farm-PARCEL-NUMBER)}. */
public final class FarmShelf implements WeightsShelf {
  private static final Pattern NAME = Pattern.compile("farm-([0-9a-f]{64})-([0-9]{1,3})");
  private static final List<Path> FOLDERS = new CopyOnWriteArrayList<>();

  static void lookIn(Path folder) {
    FOLDERS.add(folder);
  }

  @Override
  public Optional<Weights> find(Game game, String name) {
    Matcher parts = NAME.matcher(name);
    if (!parts.matches()) {
      return Optional.empty();
    }
    for (Path folder : FOLDERS) {
      Path file =
          folder
              .resolve(parts.group(1))
              .resolve(Parcel.weightsFile(game, Integer.parseInt(parts.group(2))));
      if (Files.isRegularFile(file)) {
        try {
          return Optional.of(Weights.of(Files.readAllBytes(file)));
        } catch (IOException e) {
          throw new BadInput("the weights " + name + " cannot be read");
        }
      }
    }
    return Optional.empty();
  }
}
