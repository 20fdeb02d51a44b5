package agon.imports;

import static org.assertj.core.api.Assertions.assertThat;

import agon.game.Outcome;
import agon.game.Position;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games written as other people's tools write them are the same games when they are read. */
class ImporterTest {
  private static Findings read(String text) {
    return Importer.read(new ForeignFile(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static GameRecord only(String text) {
    Findings findings = read(text);
    assertThat(findings.refusals()).isEmpty();
    assertThat(findings.games()).hasSize(1);
    return findings.games().getFirst();
  }

  private static void assertSame(GameRecord record, PlayedGames played) {
    assertThat(record.game().line()).isEqualTo(played.game().line());
    assertThat(record.moves().stream().map(RecordedMove::move)).isEqualTo(played.moves());
    assertThat(record.ending()).isEqualTo(Ending.BY_THE_RULES);
  }

  // ---- Othello ----

  private static String transcript(PlayedGames played, String between) {
    StringBuilder text = new StringBuilder();
    played.tell(
        (before, move, square) -> text.append(square.equals("pass") ? "" : square + between));
    return text.toString().strip();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void othelloTranscriptsInManyStyles(long seed) {
    PlayedGames played = PlayedGames.random("othello", seed);
    String plain = transcript(played, "");
    assertSame(only(plain), played);
    assertSame(only(transcript(played, " ").toUpperCase(Locale.ROOT)), played);
    Findings labelled = read("# a comment\nann - bob: " + plain + " +12\n\n" + plain + ": 38-26\n");
    assertThat(labelled.games()).hasSize(2).allSatisfy(game -> assertSame(game, played));
    assertThat(labelled.games().getFirst().tags())
        .containsEntry("Label", "ann - bob")
        .containsEntry("Score", "+12");
    assertThat(labelled.games().getLast().tags()).containsEntry("Score", "38-26");
  }

  @Test
  void transcriptsOfOtherBoardsAreRecognisedByTheirMoves() {
    for (String board : new String[] {"othello(size=6)", "othello(size=10)"}) {
      PlayedGames played = PlayedGames.random(board, 3);
      assertSame(only(transcript(played, "")), played);
    }
  }

  @Test
  void aWrongTranscriptCostsItsOwnLineOnly() {
    Findings findings = read("f5d6c3d3c4\nf5d6a1\nf5f6e6f4\nwhat is this\n");
    assertThat(findings.games()).hasSize(2);
    assertThat(findings.refusals()).extracting(Findings.Refusal::line).containsExactly(2, 4);
    assertThat(findings.refusals().getFirst().sentence()).startsWith("move 3: ");
  }

  private static String ggf(PlayedGames played, String result) {
    StringBuilder text =
        new StringBuilder(
            "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[Saio1200]PW[Saio3000]RB[2197.01]"
                + "TI[05:00//02:00]TY[8]RE["
                + result
                + "]BO[8 ---------------------------O*------*O--------------------------- *]");
    played.tell(
        (before, move, square) ->
            text.append(before.turn() == Position.FIRST ? "B[" : "W[")
                .append(square.equals("pass") ? "PA" : square.toUpperCase(Locale.ROOT))
                .append(before.ply() % 2 == 0 ? "/-1.50/2.25]" : "//0.5]"));
    return text + ";)";
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void ggfGamesWithTimesAndOpinions(long seed) {
    PlayedGames played = PlayedGames.random("othello", seed);
    GameRecord record = only(ggf(played, "+0.00"));
    assertSame(record, played);
    assertThat(record.first()).isEqualTo("Saio1200");
    assertThat(record.time()).isEqualTo("05:00//02:00");
    assertThat(record.tags()).containsEntry("GgfRB", "2197.01").containsEntry("Place", "GGS/os");
    assertThat(record.moves().getFirst().used()).contains(Duration.ofMillis(2250));
    assertThat(record.moves().getFirst().score()).contains("-1.50 discs");
    assertThat(record.moves().get(1).score()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"+64.00:r,RESIGNATION,1-0", "-64.00:t,TIME,0-1", "+0.00:s,AGREEMENT,1/2-1/2"})
  void ggfGamesThatEndedEarlySayHow(String result, Ending.Reason reason, String outcome) {
    GameRecord record =
        only(
            "2 "
                + ggf(
                    new PlayedGames(
                        PlayedGames.random("othello", 1).game(),
                        PlayedGames.random("othello", 1).moves().subList(0, 9)),
                    result));
    assertThat(record.ending().reason()).isEqualTo(reason);
    assertThat(record.result()).isEqualTo(outcome);
    assertThat(record.moves()).hasSize(9);
  }

  @Test
  void ggfGamesMayStartAnywhereAndBeBroken() {
    String game =
        "(;GM[Othello]PB[a]PW[b]BO[8 --------\n--------\n---O----\n---OO---\n---*O---\n"
            + "--------\n--------\n-------- *]B[d2]W[PASS];)";
    Findings findings = read(game + "\n(;GM[Othello]B[a1];)\n(;GM[Othello]B[f5]");
    assertThat(findings.refusals()).extracting(Findings.Refusal::line).contains(9, 10);
    assertThat(findings.format()).isEqualTo("GGF");
  }

  @Test
  void wthorGamesByTheirBytes() {
    PlayedGames played = PlayedGames.random("othello", 4);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(new byte[] {20, 1, 1, 1, 1, 0, 0, 0, 0, 0, (byte) 0xd3, 7, 8, 0, 0, 0});
    bytes.writeBytes(new byte[] {5, 0, 7, 1, 9, 0, 33, 32});
    played.tell(
        (before, move, square) -> {
          if (!square.equals("pass")) {
            bytes.write(10 * (square.charAt(1) - '0') + square.charAt(0) - 'a' + 1);
          }
        });
    while (bytes.size() < 16 + 68) {
      bytes.write(0);
    }
    Findings findings = Importer.read(new ForeignFile(bytes.toByteArray()));
    assertThat(findings.format()).isEqualTo("WTHOR");
    GameRecord record = findings.games().getFirst();
    assertSame(record, played);
    assertThat(record.first()).isEqualTo("WTHOR player 263");
    byte[] players = names(20, 264, 263, "Ang\u00e9lique");
    byte[] tournaments = names(26, 6, 5, "Cambridge");
    GameRecord named =
        Importer.read(
                new ForeignFile(
                    bytes.toByteArray(),
                    ending -> Optional.of(ending.equals(".jou") ? players : tournaments)))
            .games()
            .getFirst();
    assertThat(named.first()).isEqualTo("Ang\u00e9lique");
    assertThat(named.second()).as("a number without a name").isEqualTo("WTHOR player 9");
    assertThat(named.tags()).containsEntry("Event", "Cambridge");
    Findings alone = Importer.read(new ForeignFile(players));
    assertThat(alone.games()).isEmpty();
    assertThat(alone.refusals()).isEmpty();
    assertThat(record.tags()).containsEntry("Date", "2003").containsEntry("Score", "33");
    byte[] cut = Arrays.copyOf(bytes.toByteArray(), 100);
    cut[4] = 2;
    Findings half = Importer.read(new ForeignFile(cut));
    assertThat(half.games()).hasSize(1);
    assertThat(half.refusals().getFirst().toString())
        .contains("the file is cut off: it has 1 of the 2 games it speaks of");
  }

  /** A header and so many names, all empty but one. */
  private static byte[] names(int length, int count, int number, String name) {
    byte[] bytes = new byte[16 + length * count];
    bytes[0] = 20;
    bytes[8] = (byte) count;
    bytes[9] = (byte) (count >> 8);
    byte[] letters = name.getBytes(StandardCharsets.ISO_8859_1);
    System.arraycopy(letters, 0, bytes, 16 + length * number, letters.length);
    return bytes;
  }

  @Test
  void othelloQuestGamesAsTheServerSendsThem() {
    PlayedGames played = PlayedGames.random("othello", 9);
    StringBuilder moves = new StringBuilder();
    played.tell(
        (before, move, square) ->
            moves
                .append(moves.isEmpty() ? "" : ",")
                .append("{\"t\":1200,\"m\":\"%s\"}".formatted(square.replace("pass", "-"))));
    String game =
        "{\"created\":\"2024-05-01T10:00:00.000Z\",\"tcb\":300000,\"players\":[{\"name\":\"ann\","
            + "\"oldR\":1500.5},{\"name\":\"bob\",\"av\":{\"x\":[1]}}],\"position\":{\"moves\":["
            + moves
            + "]}}";
    for (String text : List.of(game, "{\"name\":\"ba276087\",\"args\":[" + game + "]}")) {
      Findings findings = read(text);
      assertThat(findings.format()).isEqualTo("Othello Quest");
      GameRecord record = findings.games().getFirst();
      assertSame(record, played);
      assertThat(record.first()).isEqualTo("ann");
      assertThat(record.second()).isEqualTo("bob");
    }
    assertThat(read(game.substring(0, game.length() - 20)).refusals()).isNotEmpty();
    assertThat(read(game.replaceFirst("[a-h][1-8]\"", "a1\"")).refusals()).isNotEmpty();
  }

  @Test
  void sgfOfOtherProgramsIsReadAlongItsMainLine() {
    Findings findings =
        read(
            "(;FF[4]GM[2]SZ[8]PB[ann]PW[bob]RE[W+R]C[a \\] b];B[fe];W[df](;B[cc];W[dc])(;B[cd]))"
                + "\n(;GM[4]SZ[15]PB[x]PW[y];B[hh];W[ii];B[hi])\n(;GM[2];B[a1])\n(;GM[1];B[aa])");
    assertThat(findings.format()).isEqualTo("SGF");
    assertThat(findings.games()).hasSize(2);
    GameRecord othello = findings.games().getFirst();
    assertThat(othello.moves()).hasSize(4);
    assertThat(othello.outcome()).contains(Outcome.SECOND_WINS);
    assertThat(findings.games().get(1).game().line()).isEqualTo("mnk(m=15,n=15,k=5)");
    assertThat(findings.refusals()).extracting(Findings.Refusal::line).containsExactly(3, 4);
  }

  // ---- five in a row ----

  /** The header, then a root without a move, as RenLib 3 writes it. */
  private static Findings renlib(int... tree) {
    byte[] bytes = new byte[20 + tree.length];
    Arrays.fill(bytes, (byte) -1);
    System.arraycopy("RenLib".getBytes(StandardCharsets.US_ASCII), 0, bytes, 1, 6);
    bytes[8] = 3;
    bytes[9] = 4;
    for (int i = 0; i < tree.length; i++) {
      bytes[20 + i] = (byte) tree[i];
    }
    return Importer.read(new ForeignFile(bytes));
  }

  @Test
  void everyLineOfALibraryIsAGame() {
    // h8, then h9 with i8 and g8 after it, or i9 with a comment of three letters.
    Findings findings =
        renlib(
            0, 0, 0x78, 0, 0x68, 0x80, 0x79, 0xc0, 0x77, 0x40, 0x69, 0x48, 'd', 'r', 'a', 0, 9, 9);
    assertThat(findings.refusals()).isEmpty();
    assertThat(findings.format()).isEqualTo("RenLib .lib");
    assertThat(findings.games().stream().map(ImporterTest::line))
        .containsExactly("h8 h9 i8", "h8 h9 g8", "h8 i9");
    assertThat(findings.games().getLast().moves().getLast().comment()).isEqualTo("dra");
    assertThat(findings.games().getFirst().game().line()).contains("renju");
  }

  @Test
  void aLibraryThatBreaksOffKeepsWhatWasThere() {
    Findings findings = renlib(0, 0, 0x78, 0x80 | 0x40, 0x68, 0);
    assertThat(findings.games()).hasSize(1);
    assertThat(findings.refusals().getFirst().sentence())
        .isEqualTo("the library ends in the middle of a move");
  }

  private static String line(GameRecord record) {
    Position position = record.start();
    List<String> moves = new ArrayList<>();
    for (RecordedMove move : record.moves()) {
      moves.add(record.game().text(position, move.move()));
      position.play(move.move());
    }
    return String.join(" ", moves);
  }

  private static String psq(PlayedGames played, int begins) {
    StringBuilder text = new StringBuilder();
    text.append(
            "Piskvorky %d:%d"
                .formatted(
                    played.game().settings().number("n"), played.game().settings().number("m"))
                .replace(":", "x"))
        .append(", 11:11, ")
        .append(begins)
        .append("\r\n");
    int columns = played.game().settings().number("n");
    played.tell(
        (before, move, square) ->
            text.append("%d,%d,%d\r\n".formatted(move % columns + 1, move / columns + 1, 15)));
    return text.toString();
  }

  @Test
  void gomocupGamesWithNamesAndTimes() {
    PlayedGames played = PlayedGames.random("mnk(m=12,n=20,k=5)", 2);
    GameRecord record = only(psq(played, 0) + "pbrain-a.exe\r\npbrain-b.exe\r\n0\r\n");
    assertSame(record, played);
    assertThat(record.first()).isEqualTo("pbrain-a.exe");
    assertThat(record.moves().getFirst().used()).contains(Duration.ofMillis(15));
    assertThat(only(psq(played, 1) + "pbrain-a.exe\r\npbrain-b.exe\r\n0\r\n").first())
        .isEqualTo("pbrain-b.exe");
  }

  @Test
  void sixInARowThatDoNotEndTheGameMeanTheRuleOfExactlyFive() {
    StringBuilder text = new StringBuilder("Piskvorky 15x15, 11:11, 0\n");
    for (String move : "1,1 1,3 2,1 2,5 3,1 3,7 5,1 4,9 6,1 5,11 4,1 6,13 9,9".split(" ", -1)) {
      text.append(move).append(",0\n");
    }
    GameRecord record = only(text.toString());
    assertThat(record.game().settings().flag("exact")).isTrue();
    assertThat(record.moves()).hasSize(13);
    assertThat(record.result()).isEqualTo("*");
  }

  @Test
  void aGomocupGameLostOnTimeIsOne() {
    GameRecord record = only("Piskvorky 15x15, 0:0, 0\n8,8,10\n7,7,20\n9,9,30\na\nb\n15\n");
    assertThat(record.outcome()).contains(Outcome.FIRST_WINS);
    assertThat(record.ending().reason()).isEqualTo(Ending.Reason.TIME);
    Findings wrong = read("Piskvorky 15x15, 0:0, 0\n8,8,10\n8,8,20\n");
    assertThat(wrong.refusals().getFirst().sentence()).startsWith("move 2 in line 3: ");
  }

  // ---- Bologna ----

  private static String bologna(PlayedGames played, String state) {
    int columns = played.game().settings().number("n");
    StringBuilder text = new StringBuilder("Initializing board\n\n");
    played.tell(
        (before, move, square) ->
            text.append(
                "Player %d (%s) -> [%d,%d]\n"
                    .formatted(
                        before.turn() + 1,
                        before.turn() == 0 ? "Ann (v2)" : "Bob",
                        move / columns,
                        move % columns)));
    return text + "\nGame state    : " + state + "\nCurrent score : Ann (2) - Bob (0)\n";
  }

  private static final String BOLOGNA =
      """
      Game type : 5,6,4
      Player1   : Ann (v2)
      Player2   : Bob
      Rounds    : 2
      Timeout   : 10 secs



      **** ROUND 1 ****
      """;

  private static String state(PlayedGames played) {
    return switch (played.tell((before, move, text) -> {}).outcome()) {
      case FIRST_WINS -> "WINP1";
      case SECOND_WINS -> "WINP2";
      case DRAW -> "DRAW";
    };
  }

  @Test
  void roundsOfBolognasTester() {
    PlayedGames one = PlayedGames.random("mnk(m=5,n=6,k=4)", 1);
    PlayedGames two = PlayedGames.random("mnk(m=5,n=6,k=4)", 2);
    Findings findings =
        read(
            BOLOGNA
                + bologna(one, state(one))
                + "\n**** ROUND 2 ****\n"
                + bologna(two, state(two))
                + "\n**** FINAL SCORE ****\nAnn 4\nBob 0\n");
    assertThat(findings.refusals()).isEmpty();
    assertThat(findings.games()).hasSize(2);
    assertSame(findings.games().getFirst(), one);
    assertSame(findings.games().getLast(), two);
    GameRecord record = findings.games().getLast();
    assertThat(record.first()).isEqualTo("Ann (v2)");
    assertThat(record.time()).isEqualTo("10s");
    assertThat(record.tags()).containsEntry("Round", "2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Player 2 (Bob) interrupted due to timeout               | ERRP2 | TIME         | 1-0",
        "Player 1 (Ann) interrupted due to exception             | ERRP1 | FAILURE      | 0-1",
        "Player 2 (Bob)  selected an illegal move [0,0]: round closed | ERRP2 | ILLEGAL_MOVE | 1-0",
      })
  void errorsOfBolognasTesterEndTheGame(
      String error, String state, Ending.Reason reason, String result) {
    GameRecord record =
        only(BOLOGNA + "Player 1 (Ann (v2)) -> [0,0]\n" + error + "\n\nGame state    : " + state);
    assertThat(record.ending().reason()).isEqualTo(reason);
    assertThat(record.result()).isEqualTo(result);
    assertThat(record.moves()).hasSize(1);
  }

  @Test
  void aBolognaGameThatIsWrongIsNamedWithItsLine() {
    Findings findings =
        read(
            BOLOGNA
                + "Player 1 (a) -> [0,0]\nPlayer 2 (b) -> [0,0]\n\n**** ROUND 2 ****\n"
                + "Player 1 (a) -> [1,1]\n");
    assertThat(findings.games()).hasSize(1);
    assertThat(findings.refusals()).extracting(Findings.Refusal::line).containsExactly(11);
  }

  @Test
  void whatIsNothingIsSaidToBeNothing() {
    Findings findings = read("Dear Ann,\nthank you for the flowers.\n");
    assertThat(findings.games()).isEmpty();
    assertThat(findings.refusals().getFirst().sentence())
        .startsWith("this looks like none of the formats read here: ")
        .contains("Gomocup .psq", "GGF");
    assertThat(read("").refusals()).hasSize(1);
  }
}
