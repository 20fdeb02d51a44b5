package agon.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import agon.match.Tournament;
import agon.match.TournamentFile;
import agon.model.FeatureSet;
import agon.model.LinearModel;
import agon.model.Weights;
import agon.players.PlayerEntry;
import agon.players.PlayersFile;
import agon.process.ProgramLimits;
import agon.process.Terms;
import agon.search.EngineOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ParcelTest {
  @TempDir private Path folder;

  private static Tournament match(String one, String two) {
    return TournamentFile.read(
        """
        boards = ["kalah"]
        [players]
        one = "%s"
        two = "%s"
        """
            .formatted(one, two),
        Games.CATALOG);
  }

  private Path program(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\nexec cat\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }

  private static Parcel.Packed pack(Tournament match) {
    return Parcel.pack(match, name -> Optional.empty(), Terms.STANDARD);
  }

  /** What the players file of a parcel says on the machine it has come to. */
  private List<PlayerEntry> unpacked(Parcel.Packed packed) {
    Path zip = packed.file().orElseThrow();
    Path there = folder.resolve("there");
    new Unpacking(name -> zip, there).players("parcel");
    return PlayersFile.read(there.resolve("parcel/players.toml"), Terms.STANDARD);
  }

  @Test
  void playersOfTheHouseTravelAsTheirLine() {
    Parcel.Packed packed = pack(match("engine(hash=2)", "level(n=3)"));
    assertThat(packed.file()).isEmpty();
    assertThat(packed.lines()).containsEntry("engine(hash=2)", "engine(hash=2)");
  }

  @Test
  void aProgramTravelsWithTheFilesItsLineNames() throws IOException {
    Path bot = program("bots/bot");
    Path book = Files.writeString(folder.resolve("bots/my book.txt"), "1 2 3");
    String line = "agi:%s --book '%s' -n 5".formatted(bot, book);
    Parcel.Packed packed = pack(match(line, "greedy"));
    assertThat(packed.lines()).containsEntry(line, "p0").containsEntry("greedy", "greedy");
    PlayerEntry entry = unpacked(packed).getFirst();
    assertThat(entry.terms().sandboxed()).isTrue();
    Path there = folder.resolve("there/parcel/p0-files").toAbsolutePath();
    assertThat(entry.line())
        .isEqualTo("agi:%s/bot --book '%s/my book.txt' -n 5".formatted(there, there));
    assertThat(there.resolve("bot")).isExecutable().hasSameTextualContentAs(bot);
    assertThat(there.resolve("my book.txt")).hasContent("1 2 3");
  }

  @Test
  void aProgramOfTheSystemIsLookedForThere() throws IOException {
    Path script = program("x.sh");
    Parcel.Packed packed = pack(match("agi:sh " + script, "greedy"));
    assertThat(unpacked(packed).getFirst().line())
        .isEqualTo("agi:sh " + folder.resolve("there/parcel/p0-files/x.sh").toAbsolutePath());
  }

  @Test
  void aPlayerWithAFolderTravelsWithAllOfItAndItsTerms() throws IOException {
    program("engine/bin/engine");
    Files.writeString(folder.resolve("engine/net.bin"), "net");
    Path file =
        Files.writeString(
            folder.resolve("players.toml"),
            """
            [strong]
            player = "gtp:./bin/engine net.bin"
            folder = "engine"
            memory = 350
            processes = 40
            cpu = "90s"
            file = 7
            options = { threads = 1 }
            """);
    Function<String, Optional<PlayerEntry>> names =
        name ->
            PlayersFile.read(file, Terms.STANDARD).stream()
                .filter(entry -> entry.name().equals(name))
                .findFirst();
    Parcel.Packed packed = Parcel.pack(match("strong", "greedy"), names, Terms.STANDARD);
    PlayerEntry entry = unpacked(packed).getFirst();
    Path there = folder.resolve("there/parcel/p0").toAbsolutePath();
    assertThat(entry.line()).isEqualTo("gtp:%s/bin/engine %s/net.bin".formatted(there, there));
    assertThat(entry.terms().folder()).contains(there);
    assertThat(entry.terms().memory()).isEqualTo(OptionalInt.of(350));
    assertThat(entry.terms().bounds()).isEqualTo(new ProgramLimits(40, Duration.ofSeconds(90), 7));
    assertThat(entry.terms().options()).containsEntry("threads", "1");
    assertThat(there.resolve("bin/engine")).isExecutable();
  }

  @Test
  void theSamePlayersGiveTheSameParcel() throws IOException {
    String line = "agi:" + program("bot");
    assertThat(Blobs.name(pack(match(line, "greedy")).file().orElseThrow()))
        .isEqualTo(Blobs.name(pack(match(line, "random")).file().orElseThrow()));
  }

  @Test
  void weightsAreFoundByTheMarkOfTheirParcel() throws IOException {
    Game game = Games.CATALOG.game("mnk(m=4,n=4,k=3)");
    String parcel = Blobs.name(new byte[] {1});
    Path shelf = folder.resolve("shelf");
    Path file = shelf.resolve(parcel).resolve(Parcel.weightsFile(game, 2));
    Files.createDirectories(file.getParent());
    Weights weights =
        new Weights(
            Map.of("game", game.line()),
            FeatureSet.of(game).name(),
            new LinearModel(3, new short[3], new int[1]));
    Files.write(file, weights.bytes());
    FarmShelf.lookIn(shelf);
    String name = "farm-" + FarmShelf.mark(parcel) + "-2";
    assertThat(new FarmShelf().find(game, name)).isPresent();
    assertThat(EngineOptions.STANDARD.with("weights=" + name).text("weights")).isEqualTo(name);
    assertThat(new FarmShelf().find(game, name.replace("-2", "-3"))).isEmpty();
    assertThat(new FarmShelf().find(game, "mine")).isEmpty();
  }

  @Test
  void whoWaitsForTheNetworkStaysAtHome() {
    assertThatThrownBy(() -> pack(match("kgp:2671", "greedy")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("cannot be played by a farm");
  }
}
