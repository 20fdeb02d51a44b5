package agon.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.player.PlayerFault;
import agon.protocol.OutsidePlayer;
import agon.protocol.agi.AgiHost;
import agon.record.Ending.Reason;
import agon.search.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every way to misbehave costs the player its game, says why, and leaves nothing behind. */
class FaultsTest {
  private static final Game GAME = Mnk.FAMILY.game();
  private static final Limits LIMITS = Limits.time(Duration.ofMillis(300));
  private static final Patience SHORT =
      new Patience(Duration.ofMillis(100), Duration.ofMillis(1500), Duration.ofSeconds(5));

  private final Leftovers leftovers = new Leftovers();

  static Launch launch(String mode) {
    Path script = Path.of("src/test/resources/players/agi-player.sh");
    return Launch.of("sh " + script + " " + mode).on(terms -> terms.withPatience(SHORT));
  }

  private static OutsidePlayer player(String mode) {
    return AgiHost.player("agi:" + mode, launch(mode), GAME);
  }

  /** Two moves of its own, the second of which is the one it misbehaves at. */
  private static Position play(OutsidePlayer player) {
    Position position = GAME.start();
    player.newGame(position, Position.FIRST, LIMITS, 1);
    position.play(player.choose(position, LIMITS));
    position.play(GAME.move(position, "c3"));
    position.play(player.choose(position, LIMITS));
    return position;
  }

  private static PlayerFault faultOf(OutsidePlayer player) {
    return catchThrowableOfType(PlayerFault.class, () -> play(player));
  }

  @AfterEach
  void nothingIsLeft() throws InterruptedException {
    leftovers.assertNone();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "crash-at-start   | FAILURE      | crashed with exit code 3, saying 'cannot find my"
            + " weights'",
        "crash            | FAILURE      | crashed with exit code 3",
        "killed           | FAILURE      | was killed by signal 9",
        "exit-0           | FAILURE      | ended by itself (exit code 0)",
        "never            | TIME         | no answer within 0.3 s + 0.1 s grace",
        "mute             | TIME         | no answer within 0.3 s + 0.1 s grace",
        "late             | TIME         | no answer within 0.3 s + 0.1 s grace",
        "hang-in-newgame  | TIME         | no answer within 1.5 s + 0.1 s grace",
        "illegal          | ILLEGAL_MOVE | 'a1': a1 is taken; a move goes to an empty cell",
        "nonsense         | FAILURE      | spoke nonsense: 'I think I should move to the centre'",
        "gives-up         | FAILURE      | gave up: 'this is too hard'",
        "half-a-line      | TIME         | no answer within 0.3 s + 0.1 s grace",
        "half-a-line-exit | FAILURE      | crashed with exit code 4 after half a line, 'bestmo'",
        "megabyte         | FAILURE      | more than 64 KiB without a line end",
        "close-pipe       | FAILURE      | closed its output",
        "fork-and-crash   | FAILURE      | crashed with exit code 3",
      })
  void itLosesItsGameWithTheReason(String mode, Reason reason, String sentence) {
    try (OutsidePlayer player = player(mode)) {
      PlayerFault fault = faultOf(player);
      assertThat(fault.ending().reason()).isEqualTo(reason);
      assertThat(fault).hasMessage(sentence);
    }
  }

  @Test
  void aMoveOffTheBoardIsIllegal() {
    try (OutsidePlayer player = player("off-board")) {
      PlayerFault fault = faultOf(player);
      assertThat(fault.ending().reason()).isEqualTo(Reason.ILLEGAL_MOVE);
      assertThat(fault).hasMessageStartingWith("'z99': a move is a cell from a1 to c3");
    }
  }

  @Test
  void endlessLinesAreTooMuchOrTooLate() {
    try (OutsidePlayer player = player("flood")) {
      assertThat(faultOf(player).getMessage())
          .containsAnyOf("flooded us with more than 16 MiB", "no answer within");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "banner",
        "error-flood",
        "fork",
        "fork-twice",
        "fork-and-shed",
        "exit-after-answer",
        "will-not-leave"
      })
  void whatDoesNotTouchTheGameIsNoFault(String mode) {
    try (OutsidePlayer player = player(mode)) {
      assertThat(play(player).ply()).isEqualTo(3);
    }
  }

  @Test
  void afterAFaultTheNextGameStartsItAfresh() {
    try (OutsidePlayer player = player("crash")) {
      for (int game = 0; game < 3; game++) {
        assertThat(faultOf(player)).hasMessage("crashed with exit code 3");
      }
      assertThat(catchThrowableOfType(PlayerFault.class, () -> player.choose(GAME.start(), LIMITS)))
          .hasMessage("is not running");
    }
  }

  @Test
  void aProgramThatEndsBetweenGamesIsStartedAgain() {
    try (OutsidePlayer player = player("exit-after-answer")) {
      assertThat(play(player).ply()).isEqualTo(3);
      assertThat(play(player).ply()).isEqualTo(3);
    }
  }

  @Test
  void writingToAProgramThatNeverReadsEndsInTime() {
    try (ChildProcess child = new ChildProcess(launch("deaf"))) {
      Duration half = Duration.ofMillis(300);
      PlayerFault fault =
          catchThrowableOfType(
              PlayerFault.class,
              () ->
                  child.within(
                      half,
                      Duration.ZERO,
                      () -> {
                        child.send("newgame x");
                        for (int i = 0; i < 100; i++) {
                          child.send("x".repeat(10_000));
                        }
                      }));
      assertThat(fault).hasMessage("no answer within 0.3 s + 0.0 s grace");
    }
  }

  @Test
  void aMemoryLimitIsKeptWhereTheSystemHasWhatItTakes() {
    Launch greedy =
        Launch.of("sh -c 'read x; head -c 200000000 /dev/zero | tail -c 150000000'")
            .on(terms -> terms.withMemory(OptionalInt.of(32)));
    assumeTrue(Programs.onSearchPath("prlimit").isPresent(), "this system has no prlimit");
    try (ChildProcess child = new ChildProcess(greedy)) {
      PlayerFault fault =
          catchThrowableOfType(
              PlayerFault.class,
              () ->
                  child.within(
                      Duration.ofSeconds(5),
                      Duration.ZERO,
                      () -> {
                        child.send("go");
                        child.receive();
                      }));
      assertThat(fault).hasMessageContaining("memory exhausted");
    }
  }

  /** The kernel's limit is for one process, and does not count what processes share. */
  @Test
  void sharedMemoryCountsToo() {
    assumeTrue(Programs.onSearchPath("python3").isPresent(), "this system has no python3");
    assumeTrue(Files.isDirectory(Path.of("/proc/self")), "this system has no /proc");
    Launch sharing =
        Launch.of(
                "python3 -c 'import mmap; m = mmap.mmap(-1, 90 << 20);"
                    + " [m.write(b\"x\" * (1 << 20)) for i in range(80)]; input()'")
            .on(terms -> terms.withMemory(OptionalInt.of(64)));
    try (ChildProcess child = new ChildProcess(sharing)) {
      PlayerFault fault =
          catchThrowableOfType(
              PlayerFault.class,
              () -> child.within(Duration.ofSeconds(60), Duration.ZERO, child::receive));
      assertThat(fault).hasMessageContaining("was ended: it held more than 64 MiB of memory");
    }
  }

  @Test
  void manyProgramsOneAfterTheOtherLeaveNoDescriptorOpen() throws Exception {
    Path descriptors = Path.of("/proc/self/fd");
    assumeTrue(Files.isDirectory(descriptors), "this system has no /proc");
    for (int round = 0; round < 5; round++) {
      faultOf(player("crash"));
    }
    long before = count(descriptors);
    for (int round = 0; round < 40; round++) {
      try (OutsidePlayer player = player(round % 2 == 0 ? "crash" : "")) {
        player.newGame(GAME.start(), Position.FIRST, LIMITS, 1);
      }
    }
    assertThat(count(descriptors)).isLessThanOrEqualTo(before + 3);
  }

  private static long count(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.count();
    }
  }
}
