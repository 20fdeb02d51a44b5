package agon.imports;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Game;
import agon.game.Position;
import agon.games.Games;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Logs that draw boards: Calabria's server and Granada's simulator. */
class BoardLogsTest {
  private static Findings read(String text) {
    return Importer.read(new ForeignFile(text.getBytes(StandardCharsets.UTF_8)));
  }

  // ---- Calabria ----

  private static final Game DIPOLE = Games.CATALOG.game("unical");

  private static String drawn(Position position) {
    Map<String, String> stacks = new HashMap<>();
    for (String word : DIPOLE.text(position).split(" ", -1)) {
      String[] parts = word.split(":", -1);
      if (parts.length == 2) {
        stacks.put(
            parts[0],
            "%02d%s".formatted(Integer.parseInt(parts[1].substring(1)), parts[1].charAt(0)));
      }
    }
    String numbers = "     1     2     3     4     5     6     7     8  \n";
    String rule = "   ───── ───── ───── ───── ───── ───── ───── ─────\n";
    StringBuilder board = new StringBuilder(numbers + rule);
    for (char row = 'A'; row <= 'H'; row++) {
      board.append(row).append('|');
      for (int column = 1; column <= 8; column++) {
        board.append("  %s ".formatted(stacks.getOrDefault("" + row + column, "---")));
      }
      board.append(" |").append(row).append('\n');
    }
    return board + rule + numbers;
  }

  private static String server(PlayedGames played, boolean boards, boolean moves) {
    StringBuilder log = new StringBuilder("Group 3 - White\nGroup 7 - Black\n");
    Position end =
        played.tell(
            (before, move, text) -> {
              log.append(boards ? "Board:\n" + drawn(before) + "\n" : "");
              log.append(moves ? "Elapsed time: 103\nMOVE " + told(before, text) + "\n" : "");
            });
    log.append(
        "\nMATCH ENDED in %d total moves\n\nFinal Board:\n".formatted(played.moves().size()));
    return log.append(drawn(end)).toString();
  }

  /** A pass is told as no men of some stack. */
  private static String told(Position before, String text) {
    if (!text.equals("pass")) {
      return text;
    }
    String colour = before.turn() == Position.FIRST ? ":W" : ":B";
    return Arrays.stream(DIPOLE.text(before).split(" ", -1))
        .filter(word -> word.contains(colour))
        .map(word -> word.substring(0, 2) + ",N,0")
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void calabriasServerLogs(long seed) {
    PlayedGames played = PlayedGames.random("unical", seed);
    Findings findings = read(server(played, true, true) + server(played, false, true));
    assertThat(findings.refusals()).isEmpty();
    assertThat(findings.games())
        .hasSize(2)
        .allSatisfy(
            record -> {
              assertThat(record.moves().stream().map(RecordedMove::move)).isEqualTo(played.moves());
              assertThat(record.first()).isEqualTo("Group 3");
              assertThat(record.second()).isEqualTo("Group 7");
              assertThat(record.ending()).isEqualTo(Ending.BY_THE_RULES);
              assertThat(record.moves().getFirst().used()).contains(Duration.ofMillis(103));
            });
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void boardsAloneTellTheMoves(long seed) {
    PlayedGames played = PlayedGames.random("unical", seed);
    Findings findings = read(server(played, true, false));
    assertThat(findings.refusals()).isEmpty();
    GameRecord record = findings.games().getFirst();
    assertThat(record.moves()).hasSize(played.moves().size());
    assertThat(record.result()).isEqualTo(played.tell((b, m, t) -> {}).outcome().text());
  }

  @Test
  void aSingleBoardIsAPosition() {
    Position position = DIPOLE.position("A4:B10 C2:B2 H5:W12 W 2");
    GameRecord record = read("Board:\n" + drawn(position)).games().getFirst();
    assertThat(record.moves()).isEmpty();
    assertThat(record.startText()).contains("A4:B10 C2:B2 H5:W12 W 0");
  }

  @Test
  void whatAClientSeesIsAGameToo() {
    String log =
        """
        WELCOME Black
        MESSAGE Group 1, please wait for the opponent
        MESSAGE All players connected
        OPPONENT_MOVE H5,NE,1
        YOUR_TURN
        -> MOVE A4,SW,1
        VALID_MOVE
        OPPONENT_MOVE H5,NE,13
        MESSAGE Your opponent has sent an invalid move
        VICTORY
        """;
    GameRecord record = read(log).games().getFirst();
    assertThat(record.moves()).hasSize(2);
    assertThat(record.result()).isEqualTo("0-1");
    assertThat(record.ending().reason()).isEqualTo(Ending.Reason.ILLEGAL_MOVE);
    assertThat(record.ending().detail()).contains("H5,NE,13");
    String late = log.replace("OPPONENT_MOVE H5,NE,13\n", "").replaceAll("MESSAGE Your.*", "");
    GameRecord onTime = read(late + "\nMESSAGE Opponent timeout\n").games().getFirst();
    assertThat(onTime.ending().reason()).isEqualTo(Ending.Reason.TIME);
  }

  @Test
  void aLogThatContradictsItselfIsRefusedAndTheOthersAreRead() {
    PlayedGames played = PlayedGames.random("unical", 1);
    String good = server(played, true, true);
    String bad = good.replaceFirst("MOVE H5,\\w+,\\d+", "MOVE H5,NE,7");
    Findings findings = read(bad + good);
    assertThat(findings.games()).hasSize(1);
    assertThat(findings.refusals()).hasSize(1);
    assertThat(findings.refusals().getFirst().sentence())
        .isEqualTo("the board drawn here is not the one the moves lead to");
    assertThat(findings.refusals().getFirst().line()).isBetween(20, 32);
  }

  // ---- Granada ----

  private static final Game GRANADA = Games.CATALOG.game("granada");

  /** Store and pits of both, from the store outwards. */
  private static List<List<String>> sides(Position position) {
    String text = GRANADA.text(position).replaceFirst(" [SN]$", "");
    return Arrays.stream(text.split("/", -1))
        .map(side -> Arrays.asList(side.split(",", -1)).reversed())
        .toList();
  }

  private static String shown(Position position) {
    StringBuilder text = new StringBuilder();
    for (int side = 0; side < 2; side++) {
      List<String> row = sides(position).get(side);
      text.append("\tJ%d: Granero=%s".formatted(side + 1, row.getFirst()));
      for (int pit = 1; pit <= 6; pit++) {
        text.append(" C%d=%s".formatted(pit, row.get(pit)));
      }
      text.append('\n');
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void granadasBoardsTellTheMoves(long seed) {
    PlayedGames played = PlayedGames.random("granada", seed);
    StringBuilder log = new StringBuilder("Jugador 1: Nask\nJugador 2: Greedy\n");
    Position end = played.tell((before, move, text) -> log.append("Turno\n" + shown(before)));
    log.append(shown(end));
    Findings findings = read(log.toString() + log);
    assertThat(findings.refusals()).isEmpty();
    assertThat(findings.games()).hasSize(2);
    assertThat(findings.games())
        .allSatisfy(
            record -> {
              assertThat(record.moves().stream().map(RecordedMove::move)).isEqualTo(played.moves());
              assertThat(record.first()).isEqualTo("Nask");
              assertThat(record.second()).isEqualTo("Greedy");
              assertThat(record.ending()).isEqualTo(Ending.BY_THE_RULES);
            });
  }

  @Test
  void whatGranadasSimulatorTellsThePlayersIsEnough() {
    PlayedGames played = PlayedGames.random("granada", 5);
    StringBuilder log = new StringBuilder();
    played.tell(
        (before, move, text) ->
            log.append("GETMOVE\n0 " + before.turn() + " ")
                .append(String.join(" ", sides(before).getFirst()) + " ")
                .append(String.join(" ", sides(before).getLast()) + "\n")
                .append(text + "\n"));
    GameRecord record = read(log.toString()).games().getFirst();
    assertThat(record.moves().stream().map(RecordedMove::move))
        .isEqualTo(played.moves().subList(0, played.moves().size() - 1));
  }

  @Test
  void aPenaltyOf48AndABoardThatDoesNotFollow() {
    String start = shown(GRANADA.start());
    String penalty =
        "J1: Granero=0 C1=0 C2=0 C3=0 C4=0 C5=0 C6=0\nJ2: Granero=48 C1=0 C2=0 C3=0 C4=0 C5=0 C6=0\n";
    GameRecord record = read(start + penalty).games().getFirst();
    assertThat(record.result()).isEqualTo("0-1");
    assertThat(record.ending().reason()).isEqualTo(Ending.Reason.FAILURE);
    String odd =
        "J1: Granero=20 C1=4 C2=4 C3=0 C4=0 C5=0 C6=0\nJ2: Granero=20 C1=0 C2=0 C3=0 C4=0 C5=0 C6=0\n";
    Findings findings = read(start + odd);
    assertThat(findings.games()).isEmpty();
    assertThat(findings.refusals().getFirst().sentence())
        .isEqualTo("no move leads from the board before to the one in line 4");
  }
}
