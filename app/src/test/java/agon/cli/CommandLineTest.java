package agon.cli;

import static agon.cli.CommandRun.agon;
import static agon.cli.CommandRun.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands as a script uses them: arguments and standard input in, text and exit code out. */
class CommandLineTest {
  private static CommandRun play(String input, String... args) {
    String[] all = new String[args.length + 2];
    all[0] = "play";
    System.arraycopy(args, 0, all, 1, args.length);
    all[args.length + 1] = "--ascii";
    return agon(input, all);
  }

  @Test
  void helpListsTheCommands() {
    CommandRun run = agon("", "--help");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("page", "play", "games", "perft", "playouts", "Try:");
  }

  @Test
  void gamesListsEveryGameWithItsParameters() {
    assertThat(agon("", "games").out())
        .contains("mnk", "kalah", "oware", "dipole", "othello")
        .contains("granada", "crete", "1–12, default 6", "blocked");
  }

  @Test
  void aFactSheetShowsBoardRulesNotationAndWhatIsKnown() {
    assertThat(agon("", "games", "othello", "--ascii").out())
        .contains("a b c d e f g h", "Rules", "Moves", "Positions", "Parameters", "a draw");
    assertThat(agon("", "games", "mnk(m=15,n=15,k=5)").out()).contains("X wins");
    assertThat(agon("", "games", "kalah").out()).contains("South wins by 8 seeds");
  }

  @Test
  void perftCountsAndDivides() {
    assertThat(agon("", "perft", "othello", "6").out()).contains("8,200");
    assertThat(agon("", "perft", "dipole", "0").out()).containsPattern("depth  0 +1 ");
    CommandRun divided = agon("", "perft", "kalah", "2", "--divide");
    assertThat(divided.out()).contains("total").containsPattern("total +35 ");
    assertThat(agon("", "perft", "othello", "1", "--moves", "f5").out()).containsPattern("1 +3 ");
  }

  @Test
  void playoutsTellSpeedLengthAndOutcomes() {
    CommandRun run = agon("", "playouts", "tictactoe", "--games", "5000");
    assertThat(run.out()).contains("5,000", "mean 7.", "from 5 to 9", "X wins", "draw", "O wins");
    assertThat(agon("", "playouts", "tictactoe", "--games", "500").out().lines().skip(2))
        .isEqualTo(
            agon("", "playouts", "tictactoe", "--games", "500").out().lines().skip(2).toList());
  }

  @Test
  void wrongArgumentsAreRefusedInOneSentence() {
    assertRefused(agon("", "games", "chess"), "agon: there is no game 'chess'", "othello");
    assertRefused(agon("", "perft", "othello(size=5)", "3"), "size", "'5'");
    assertRefused(agon("", "perft", "othello", "-1"), "0 to 99");
    assertRefused(agon("", "book", "othello"), "Say --into FILE, or learn");
    assertRefused(
        agon("", "book", "othello", "teach"), "comes learn, traps or nothing, not 'teach'");
    assertRefused(agon("", "book", "othello", "learn", "--nodes", "0"), "--nodes of 1 or more");
    assertRefused(agon("", "perft", "othello", "x"), "'x'");
    assertRefused(agon("", "perft", "othello"), "DEPTH");
    assertRefused(
        agon("", "perft", "othello", "3", "--position", "xyz"), "othello".substring(0, 0));
    assertRefused(agon("", "playouts", "othello", "--seconds", "0"), "--seconds");
    assertRefused(agon("", "plya", "othello"), "plya");
    assertRefused(agon("", "play"), "GAME", "--load");
    assertRefused(agon("", "play", "othello", "--first", "kasparov"), "kasparov", "greedy");
    assertRefused(agon("", "play", "--load", "no/such/file"), "no file");
    assertRefused(agon("", "games", "--colour", "sometimes"), "sometimes");
    assertRefused(agon("", "--port", "70000"), "--port is a number from 0 to 65535");
    assertRefused(agon("", "page", "--host", "256.1.1.1", "--port", "0"), "cannot listen");
  }

  @Test
  void twoPeoplePlayThroughAPipe() {
    CommandRun run = play("a1\nb1\na2\nb2\na3\n", "tictactoe", "--second", "human");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("X wins.").doesNotContain("\u001b");
  }

  @Test
  void aRefusedMoveCostsNothingAndShowsInTheExitCode() {
    CommandRun run = play("z9\na1\na1\nb1\na2\nb2\na3\n", "tictactoe", "--second", "human");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).contains("'z9'", "a1", "X wins.");
  }

  @Test
  void greedyAnswersAndTheSameSeedAnswersTheSame() {
    CommandRun run = play("f5\nquit\n", "othello", "--seed", "3");
    assertThat(run.out()).contains("White (greedy) plays ");
    assertThat(play("f5\nquit\n", "othello", "--seed", "3").out()).isEqualTo(run.out());
  }

  @Test
  void computersFinishEveryGameAmongThemselves() {
    for (String game : new String[] {"mnk(m=6,n=7,k=4)", "kalah", "oware", "unical", "crete"}) {
      CommandRun run = play("", game, "--first", "random", "--second", "greedy", "--seed", "5");
      assertThat(run.code()).isZero();
      assertThat(run.out()).containsPattern("wins( by \\d+ (discs?|seeds?|men|man))?\\.|A draw\\.");
    }
  }

  @Test
  void theEngineAnalysesHintsAndPlaysAtAnyLevel() {
    assertThat(agon("", "analyse", "tictactoe", "--depth", "40", "--hash", "1", "--ascii").out())
        .contains("draw (proven)", "best: ", "solved");
    CommandRun json = agon("", "analyse", "kalah", "--depth", "3", "--hash", "1", "--json");
    assertThat(json.out().lines()).allMatch(line -> line.startsWith("{") && line.endsWith("}"));
    assertThat(json.out())
        .contains("\"depth\":3", "\"kind\":\"estimate\"", "{\"event\":\"best\",\"best\":");
    CommandRun hint =
        play("hint\neval\na1\nquit\n", "tictactoe", "--level", "3", "--time", "100ms");
    assertThat(hint.out()).contains("try ", "engine: X draw (proven)", "O (level(n=3)) plays");
    assertThat(play("quit\n", "othello", "--engine", "--second", "human", "--time", "50ms").out())
        .contains("Black (engine) plays");
    assertRefused(agon("", "play", "othello", "--level", "11"), "n is 1–10, not '11'");
    assertRefused(agon("", "analyse", "othello", "--time", "soon"), "10s", "'soon'");
    assertRefused(agon("", "analyse", "othello", "--hash", "16000"), "the largest that does is");
    assertRefused(agon("", "analyse", "kalah", "--with", "nboard:sh"), "not kalah");
    assertRefused(agon("", "analyse", "othello", "--with", "edax"), "nboard:PROGRAM", "'edax'");
    assertRefused(agon("", "solve", "tictactoe", "--hash", "16000"), "the largest that does is");
    assertRefused(agon("", "solve", "tictactoe", "--hash", "0"), "hash is 1–65536, not '0'");
    assertThat(agon("", "solve", "mnk(m=8,n=4,k=4)", "--hash", "8", "--time", "50ms").out())
        .contains("unknown after ", "published: draw (Uiterwijk and van den Herik 2000)");
    assertRefused(agon("", "analyse", "othello", "--options", "magic=1"), "no parameter 'magic'");
  }

  @Test
  void aProofGoesOnFromWhatWasKept(@TempDir Path folder) {
    String file = folder.resolve("proof").toString();
    String[] solve = {"solve", "kalah(pits=3,seeds=3)", "--hash", "8", "--checkpoint", file};
    assertThat(agon("", solve).out()).contains("(proven)").doesNotContain("going on");
    assertThat(agon("", solve).out()).contains("going on from " + file).contains("(proven)");
    assertRefused(
        agon("", "solve", "kalah(pits=3,seeds=2)", "--hash", "8", "--checkpoint", file),
        "is about kalah(pits=3,seeds=3)");
    assertRefused(agon("", "solve", "tictactoe", "--checkpoint", file), "such as kalah");
  }

  @Test
  void aProofByBlockingIsLeftKeptAndGoneOnWith(@TempDir Path folder) {
    String file = folder.resolve("proof").toString();
    CommandRun left = agon("", "solve", "mnk(m=7,n=6,k=5)", "--time", "1ms", "--checkpoint", file);
    assertThat(left.out())
        .contains("unknown after", "of X's ways are blocked", "goes on from " + file);
    assertThat(agon("", "solve", "mnk(m=7,n=6,k=5)", "--checkpoint", file).out())
        .contains("going on from " + file, "draw (proven), by blocking");
  }

  @Test
  void undoGoesBackToOnesOwnMoveAndRedoForthAgain() {
    CommandRun run =
        play(
            "position\na1\nundo\nposition\nredo\nundo\nposition\nundo\n",
            "tictactoe",
            "--seed",
            "1");
    assertThat(run.out().lines().filter(line -> line.equals("3/3/3 X"))).hasSize(3);
    assertThat(run.out()).contains("there is nothing to take back");
  }

  @Test
  void aGameIsSavedLoadedAndFinished(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("game.txt");
    play("a1\nb1\na2\nsave " + file + "\n", "tictactoe", "--second", "human");
    assertThat(Files.readString(file)).contains("[Game \"mnk(m=3,n=3,k=3)\"]", "1. a1 2. b1 3. a2");
    CommandRun run = play("b2\na3\nrecord\n", "--load", file.toString(), "--second", "human");
    assertThat(run.out()).contains("X wins.", "[Result \"1-0\"]", "5. a3 1-0");
    CommandRun other = play("load " + file + "\nposition\n", "othello", "--second", "human");
    assertThat(other.out()).contains("XO1/X2/3 O");
    Files.writeString(file, Files.readString(file).replace("2. b1", "2. a1"));
    assertRefused(agon("", "play", "--load", file.toString()), "move 2", "'a1'");
  }

  @Test
  void passesAreMadeByThemselvesWithANote() {
    CommandRun run = play("b1\nc1\nd3\na1\nposition\n", "othello(size=4)", "--second", "human");
    assertThat(run.out()).contains("Black has no move and passes.", "White to move");
    CommandRun other = play("b1\nc1\nd3\na1\npass\n", "othello(size=4)", "--second", "human");
    assertThat(other.out()).contains("passes are made by themselves");
  }

  @Test
  void everyCommandOfTheSessionAnswers() {
    CommandRun run =
        play(
            "help\nmoves\nboard\nrules\nrecord\nresign\nmoves\nnew\nposition\n#note\n\nquit\nzz\n",
            "dipole");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            "save FILE", "30 legal:", "H5,NE,1", "Black wins by resignation.", "A4:B12 H5:W12 W");
    assertThat(play("save\n", "dipole").out()).contains("save game.txt");
    assertThat(play("resign\nH5,NE,1\n", "dipole").out()).contains("the game is over");
  }

  @Test
  void theEngineSpeaksProtocolsAndProgramsSitAtTheBoard() {
    assertThat(agon("agi\nisready\n", "speak", "agi").out()).contains("agiok", "readyok");
    assertThat(agon("START 15\r\nEND\r\n", "speak", "gomocup").out()).isEqualTo("OK\r\n");
    assertThat(agon("PING\nEND\n", "speak", "granada").out()).isEqualTo("PONG\nOK\n");
    assertThat(agon("1 name\nquit\n", "speak", "gtp").out()).isEqualTo("=1 Agon\n\n=\n\n");
    assertThat(agon("nboard 2\nping 7\n", "speak", "nboard").out()).contains("pong 7\n");
    assertRefused(agon("", "speak", "uci"), "agi, gomocup, granada, gtp and nboard", "'uci'");
    String python = "agi:python3 ../examples/agi-player.py";
    CommandRun run = play("", "tictactoe", "--first", python, "--second", "greedy", "--seed", "1");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("X (" + python + ") plays ");
    assertRefused(
        agon("", "play", "tictactoe", "--first", "agi:./nobody"), "no program './nobody'");
    CommandRun failed =
        play("", "tictactoe", "--first", "agi:sh -c 'exit 3'", "--second", "random");
    assertThat(failed.code()).isEqualTo(1);
    assertThat(failed.err()).contains("agon: a player failed: crashed with exit code 3");
  }

  @Test
  void aCourseWithoutSubmissionsIsRefusedBeforeAnythingIsMade(@TempDir Path folder) {
    assertRefused(
        agon("", "course", "bologna", folder.resolve("gone").toString()),
        "there is no folder of submissions");
    assertRefused(
        agon("", "course", "new", folder.resolve("gone/mine").toString()), "there is no folder");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aMisspeltNameIsAnsweredWithTheNearest() {
    assertRefused(
        agon("", "match", "othello", "engine", "greddy", "--games", "2"),
        "there is no player 'greddy' (did you mean greedy?); ");
    assertRefused(agon("", "games", "otello"), "'otello' (did you mean othello?)");
    assertRefused(
        agon("", "match", "othello", "engine", "greedy", "--gmaes", "2"),
        "unknown options: '--gmaes', '2' (did you mean --games?)");
    assertRefused(
        agon("", "course", "bolonga", "."), "no course 'bolonga' (did you mean bologna?)");
  }
}
