package agon.cli;

import static agon.cli.CommandRun.agon;
import static agon.cli.CommandRun.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** {@code agon farm} and {@code --farm}, as far as they go without a farm. */
class FarmCommandTest {
  private static final String TOKEN = "abcdefghijkmnpqrstuvwxyz23";

  @Test
  void whereThereIsNoFarmThatIsSaidAtOnce() {
    assertRefused(
        agon("", "farm", "join", "127.0.0.1:1", "--token", TOKEN),
        "there is no farm at 127.0.0.1:1");
    assertRefused(
        agon("", "farm", "status", "127.0.0.1:1/" + TOKEN), "there is no farm at 127.0.0.1:1");
    assertRefused(
        agon("", "match", "tictactoe", "greedy", "random", "--farm-at", "127.0.0.1:1/" + TOKEN),
        "there is no farm at 127.0.0.1:1");
  }

  @Test
  void whatIsWrittenWronglyIsNamed() {
    assertRefused(agon("", "farm", "join", "here:there", "--token", TOKEN), "written HOST:PORT");
    assertRefused(agon("", "farm", "join", "127.0.0.1:1", "--token", "x"), "a token is 26 letters");
    assertRefused(
        agon("", "farm", "join", "127.0.0.1:1", "--token", TOKEN, "--cores", "0"),
        "--cores is 1 or more");
    assertRefused(
        agon("", "match", "--farm-at", "tictactoe", "tictactoe", "greedy", "random"),
        "a farm is written HOST:PORT/TOKEN, not 'tictactoe'");
    assertRefused(
        agon("", "match", "tictactoe", "greedy", "random", "--farm", "--concurrency", "2"), "farm");
  }

  @Test
  void aloneItSaysWhatItCanDo() {
    assertThat(agon("", "farm").out()).contains("start").contains("join").contains("status");
  }
}
