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
import java.util.stream.Stream;

/** Weights that came in a {@link Parcel}: {@code engine(weights=farm-PARCEL-NUMBER)}. */
public final class FarmShelf implements WeightsShelf {
  private static final Pattern NAME = Pattern.compile("farm-([0-9a-f]{40})-([0-9]{1,3})");
  private static final int MARK = 40;
  private static final List<Path> FOLDERS = new CopyOnWriteArrayList<>();

  /** As much of a parcel's name as the name of weights has room for. */
  static String mark(String parcel) {
    return parcel.substring(0, Math.min(MARK, parcel.length()));
  }

  static void lookIn(Path folder) {
    FOLDERS.add(folder);
  }

  @Override
  public Optional<Weights> find(Game game, String name) {
    Matcher parts = NAME.matcher(name);
    if (!parts.matches()) {
      return Optional.empty();
    }
    String file = Parcel.weightsFile(game, Integer.parseInt(parts.group(2)));
    try {
      for (Path folder : FOLDERS) {
        for (Path parcel : parcels(folder, parts.group(1))) {
          if (Files.isRegularFile(parcel.resolve(file))) {
            return Optional.of(Weights.of(Files.readAllBytes(parcel.resolve(file))));
          }
        }
      }
    } catch (IOException e) {
      throw new BadInput("the weights " + name + " cannot be read");
    }
    return Optional.empty();
  }

  private static List<Path> parcels(Path folder, String mark) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(parcel -> String.valueOf(parcel.getFileName()).startsWith(mark)).toList();
    }
  }
}
