package agon.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.player.Player;
import agon.player.PlayerFault;
import agon.player.PlayerKind;
import agon.player.Players;
import agon.process.Terms;
import agon.search.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayersFileTest {
  private static final Game GAME = Games.CATALOG.game("tictactoe");
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(5));

  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void placeFile() {
    file = folder.resolve("players.toml");
  }

  private Players players(String text) throws IOException {
    Files.writeString(file, text);
    return PlayersFile.players(Optional.of(file), Terms.STANDARD);
  }

  /** A program in the folder that tells what it sees in its first, illegal move. */
  private void program(String name, String says) throws IOException {
    Path script = folder.resolve(name);
    Files.createDirectories(script.resolveSibling(""));
    Files.writeString(
        script,
        """
        #!/bin/sh
        while read -r word rest; do
          case $word in
            agi) echo agiok ;;
            option) told="$told $rest" ;;
            isready) echo readyok ;;
            go) echo "error %s" ;;
            quit) exit 0 ;;
          esac
        done
        """
            .formatted(says));
    assertThat(script.toFile().setExecutable(true)).isTrue();
  }

  private static String whatItSays(Player player) {
    try (player) {
      Position position = GAME.start();
      player.newGame(position, Position.FIRST, LIMITS, 1);
      player.choose(position, LIMITS);
      throw new AssertionError("it should have given up");
    } catch (PlayerFault e) {
      return String.valueOf(e.getMessage());
    }
  }

  @Test
  void aNameStandsForALineEverywhere() throws IOException {
    Players players = players("easy = \"level(n=2)\"\n'Mrs. B' = \"greedy\"\n");
    assertThat(players.names().stream().map(PlayerKind::name)).containsExactly("easy", "Mrs. B");
    try (Player easy = players.create("easy", GAME);
        Player other = players.create("mrs. b", GAME)) {
      assertThat(easy.name()).isEqualTo("easy");
      assertThat(easy.choose(GAME.start(), LIMITS)).isBetween(0, 8);
      assertThat(other.name()).isEqualTo("Mrs. B");
    }
  }

  @Test
  void optionsOfAPlayerOfTheHouseGoIntoItsLine() throws IOException {
    Players players =
        players("[two]\nplayer = \"engine\"\nabout = \"x\"\noptions = { threads = 2, hash = 1 }\n");
    try (Player two = players.create("two", GAME)) {
      assertThat(two.threads()).isEqualTo(2);
    }
    assertThat(players.names().getFirst().summary()).isEqualTo("x");
  }

  @Test
  void aProgramGetsItsOptionsInOrderEnvironmentAndFolder() throws IOException {
    program("bin/engine", "$told $WEIGHTS $(basename $PWD)");
    Players players =
        players(
            """
            [mine]
            player = "agi:./engine"
            folder = "bin"
            environment = { WEIGHTS = "large" }
            options = { zeta = 1, alpha = true }
            """);
    assertThat(whatItSays(players.create("mine", GAME)))
        .isEqualTo("gave up: ' zeta 1 alpha true large bin'");
  }

  @Test
  void withoutAFolderPathsCountFromTheFileAndTheProgramRunsInAFreshOne() throws IOException {
    program("engine", "$(basename $PWD | cut -c1-12)");
    assertThat(whatItSays(players("mine = \"agi:./engine\"").create("mine", GAME)))
        .isEqualTo("gave up: 'agon-player-'");
  }

  @Test
  void graceMemoryAndLogAreItsOwn() throws IOException {
    program("engine", "$(ulimit -d)");
    Players players =
        players(
            """
            [mine]
            player = "agi:./engine"
            grace = "250ms"
            memory = 64
            log = "logs"
            """);
    assertThat(Files.exists(folder.resolve("logs"))).isFalse();
    Player mine = players.create("mine", GAME);
    assertThat(mine.grace()).isEqualTo(Duration.ofMillis(270));
    assertThat(whatItSays(mine)).isEqualTo("gave up: '65536'");
    try (Stream<Path> logs = Files.list(folder.resolve("logs"))) {
      List<Path> all = logs.toList();
      assertThat(all).hasSize(1);
      assertThat(all.getFirst().getFileName().toString()).matches("mine-\\d{8}-\\d{6}-1\\.log");
      assertThat(Files.readString(all.getFirst()))
          .contains(" # mine, started ", " > agi\n", " < agiok\n", " < error 65536\n");
    }
  }

  @Test
  void theFileIsNotReadUnlessANameIsAskedFor() {
    Players players = PlayersFile.players(Optional.of(folder.resolve("none")), Terms.STANDARD);
    players.create("greedy", GAME).close();
    assertThatThrownBy(() -> players.create("bob", GAME))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("none cannot be read");
  }

  @Test
  void whoIsNotThereIsNamedWithThoseWhoAre() throws IOException {
    Players players = players("easy = \"level(n=2)\"");
    assertThatThrownBy(() -> players.create("bob", GAME))
        .hasMessageContaining("there is no player 'bob'")
        .hasMessageEndingWith("and by names of their own easy");
    assertThatThrownBy(() -> players.create("easy(n=3)", GAME)).hasMessageContaining("'n'");
  }

  @Test
  void aMissingFolderStopsOnlyThePlayerItBelongsTo() throws Exception {
    Players players = players("easy = 'level(n=2)'\n[a]\nplayer = 'agi:./x'\nfolder = 'none'\n");
    Game game = Games.CATALOG.game("tictactoe");
    assertThat(players.create("easy", game).name()).isEqualTo("easy");
    assertThatThrownBy(() -> players.create("a", game))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("there is no folder")
        .hasMessageEndingWith("for a");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "a = 3                                   | line 1: a player is written name =",
        "easy = 'level~                          | line 1: ",
        "~engine = 'greedy'                      | line 2: engine is a player of the house",
        "'a:b' = 'greedy'                        | line 1: a name is made of letters",
        "a = 'greedy'~A = 'random'               | line 2: 'a' and 'A' are the same name",
        "a = 'gredy'                             | line 1: there is no player 'gredy'",
        "a = 'uci:x'                             | line 1: there is no way 'uci'",
        "~[a]~player = 'uci:x'                   | line 3: there is no way 'uci'",
        "[a]~about = 'x'                         | line 1: the line is missing",
        "[a]~player = 'greedy'~folder = 'x'      | line 3: folder is for programs",
        "[a]~player = 'agi:./x'~colour = 'x'     | line 3: there is no setting 'colour'; there are",
        "[a]~player = 'agi:./x'~memory = 'much'  | line 3: memory is a whole number of MiB",
        "[a]~player = 'agi:./x'~grace = 'soon'   | line 3: a time is written 10s",
        "[a]~player = 'agi:./x'~grace = 1        | line 3: grace is written in quotes",
        "[a]~player = 'agi:./x'~options = 'x'    | line 3: options is written options = {",
        "[a]~player = 'agi:./x'~[a.options]~b=[] | line 3: b in options is a text",
      })
  void whatIsWrongIsSaidWithItsLine(String text, String sentence) {
    assertThatThrownBy(() -> players(text.replace('~', '\n')).names())
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(file + ", " + sentence);
  }
}
