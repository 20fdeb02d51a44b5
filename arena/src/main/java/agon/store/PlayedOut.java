package agon.store;

import agon.game.Game;
import agon.game.Position;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.record.RecordedMove;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * What the store wants to know of a record and only playing it through tells.
 *
 * @param moves as people write them, each followed by a blank
 * @param line the first {@link #LINE_PLIES} moves in a code of fixed width
 */
record PlayedOut(
    String moves, String line, OptionalInt margin, Duration firstUsed, Duration secondUsed) {
  /** How many moves the index of the explorer knows; beyond, few games are left to look through. */
  static final int LINE_PLIES = 12;

  /** Room for 1.6 million different moves in base 36. */
  static final int CODE_WIDTH = 4;

  static PlayedOut of(GameRecord record) {
    Game game = record.game();
    Position position = record.start();
    StringBuilder moves = new StringBuilder();
    Duration[] used = {Duration.ZERO, Duration.ZERO};
    for (RecordedMove move : record.moves()) {
      moves.append(game.text(position, move.move())).append(' ');
      int turn = position.turn();
      used[turn] = used[turn].plus(move.used().orElse(Duration.ZERO));
      position.play(move.move());
    }
    boolean byTheRules = record.ending().reason() == Ending.Reason.RULES;
    return new PlayedOut(
        moves.toString(),
        line(record.moves().stream().limit(LINE_PLIES).map(RecordedMove::move).toList()),
        byTheRules ? OptionalInt.of(position.margin()) : OptionalInt.empty(),
        used[Position.FIRST],
        used[Position.SECOND]);
  }

  /** Moves in the code of {@link #line()}. */
  static String line(List<Integer> moves) {
    return moves.stream().map(PlayedOut::code).collect(Collectors.joining());
  }

  static String code(int move) {
    return "0".repeat(CODE_WIDTH - Integer.toString(move, 36).length())
        + Integer.toString(move, 36);
  }

  /** The moves a {@link #line()} stands for. */
  static List<Integer> moves(String line) {
    List<Integer> moves = new ArrayList<>();
    for (int at = 0; at + CODE_WIDTH <= line.length(); at += CODE_WIDTH) {
      moves.add(Integer.parseInt(line.substring(at, at + CODE_WIDTH), 36));
    }
    return moves;
  }

  /** The moves that {@link #moves()} names, from a position, which is played through. */
  static List<Integer> read(Game game, Position position, String moves) {
    List<Integer> read = new ArrayList<>();
    for (String word : moves.split(" ", -1)) {
      if (!word.isEmpty()) {
        int move = game.move(position, word);
        read.add(move);
        position.play(move);
      }
    }
    return read;
  }
}
