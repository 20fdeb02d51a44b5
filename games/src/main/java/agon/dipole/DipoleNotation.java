package agon.dipole;

import agon.game.BadInput;
import agon.game.Position;
import agon.game.Sides;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How moves and positions of Dipole are written and read. */
record DipoleNotation(DipoleBoard board, Sides sides, int limit) {
  private static final Pattern MOVE = Pattern.compile("([^,]*),([^,]*),\\s*(\\d{1,2})\\s*");
  private static final Pattern STACK = Pattern.compile("([^:]*):([WB])(\\d{1,2})");
  private static final String PASS = "pass";

  // ---- moves ----

  String move(int move) {
    if (move == board.pass) {
      return PASS;
    }
    return board.text(DipoleBoard.start(move))
        + ","
        + DipoleBoard.direction(move)
        + ","
        + DipoleBoard.men(move);
  }

  /** Reads a legal move, or says why it is none. */
  int move(DipolePosition position, String text) {
    String move = text.strip().toUpperCase(Locale.ROOT);
    if (move.equals(PASS.toUpperCase(Locale.ROOT))) {
      return pass(position);
    }
    Matcher parts = MOVE.matcher(move);
    if (!parts.matches()) {
      throw new BadInput(
          "a move is written start,direction,men, such as %s, not %s"
              .formatted(example(position.turn()), BadInput.quote(text.strip())));
    }
    int start = board.find(parts.group(1).strip());
    Direction direction = direction(parts.group(2).strip());
    int men = Integer.parseInt(parts.group(3));
    requireOwnStack(position, start);
    if (men == 0) {
      return pass(position);
    }
    requireMovable(position, start, direction, men);
    int found = DipoleBoard.move(start, direction, men);
    requireTarget(position, found);
    return found;
  }

  private String example(int player) {
    return player == Position.FIRST ? board.size == 8 ? "H5,NE,1" : "J5,NE,1" : "A4,SW,1";
  }

  private static Direction direction(String name) {
    for (Direction direction : Direction.values()) {
      if (direction.name().equals(name)) {
        return direction;
      }
    }
    throw new BadInput(
        "the directions are N, NE, E, SE, S, SW, W and NW, not " + BadInput.quote(name));
  }

  private int pass(DipolePosition position) {
    int[] moves = new int[board.maxMoves()];
    position.moves(moves);
    if (moves[0] != board.pass) {
      throw new BadInput(
          "%s has moves, such as %s, and may pass only without any"
              .formatted(sides.name(position.turn()), move(moves[0])));
    }
    return board.pass;
  }

  private void requireOwnStack(DipolePosition position, int start) {
    int player = position.turn();
    if (position.owns(1 - player, start)) {
      throw new BadInput(
          "the stack on %s is %s's, but %s is to move"
              .formatted(board.text(start), sides.name(1 - player), sides.name(player)));
    }
    if (!position.owns(player, start)) {
      throw new BadInput(
          "%s is empty; %s moves a stack of its own"
              .formatted(board.text(start), sides.name(player)));
    }
  }

  private void requireMovable(DipolePosition position, int start, Direction direction, int men) {
    int there = position.men(start);
    if (men > there) {
      throw new BadInput(
          "there %s only %s on %s, so %d cannot move"
              .formatted(there == 1 ? "is" : "are", count(there), board.text(start), men));
    }
    if (direction.straight() && men % 2 != 0) {
      throw new BadInput(
          "%s %s would end on a light square: N, E, S and W need an even number of men"
              .formatted(count(men), direction));
    }
  }

  private void requireTarget(DipolePosition position, int move) {
    int player = position.turn();
    int target = board.target(move);
    boolean forward = DipoleBoard.direction(move).forward(player);
    if (target == DipoleBoard.OFF) {
      if (!forward) {
        throw new BadInput(
            "men leave the board forwards only, for %s that is %s"
                .formatted(sides.name(player), Direction.forwardNames(player)));
      }
    } else if (position.owns(1 - player, target)) {
      if (position.men(target) > DipoleBoard.men(move)) {
        throw new BadInput(
            "%s cannot capture the %d on %s: the part that moves must be at least as large"
                .formatted(count(DipoleBoard.men(move)), position.men(target), board.text(target)));
      }
    } else if (!forward) {
      throw new BadInput(
          "there is nothing to capture on %s, and other moves of %s go forwards: %s"
              .formatted(board.text(target), sides.name(player), Direction.forwardNames(player)));
    }
  }

  static String count(int men) {
    return men == 1 ? "1 man" : men + " men";
  }

  // ---- positions ----

  String position(DipolePosition position) {
    String text = stacks(board, position) + (position.turn() == Position.FIRST ? " W" : " B");
    return limit == 0 ? text : text + " " + position.plies();
  }

  /** {@code A4:B12 H5:W12} */
  static String stacks(DipoleBoard board, DipolePosition position) {
    StringJoiner text = new StringJoiner(" ");
    for (int square = 0; square < board.squares; square++) {
      if (position.men(square) > 0) {
        char colour = position.owns(Position.FIRST, square) ? 'W' : 'B';
        text.add(board.text(square) + ":" + colour + position.men(square));
      }
    }
    return text.toString();
  }

  DipolePosition position(String text) {
    List<String> words = List.of(text.strip().toUpperCase(Locale.ROOT).split("\\s+", -1));
    int stacks = words.size() - (limit == 0 ? 1 : 2);
    if (stacks < 1) {
      throw new BadInput(
          "a position is written like %s, not %s".formatted(example(), BadInput.quote(text)));
    }
    int turn = turn(words.get(stacks));
    int plies = limit == 0 ? 0 : plies(words.get(stacks + 1));
    DipolePosition position = new DipolePosition(board, 2 * limit, plies, turn);
    for (String word : words.subList(0, stacks)) {
      put(position, word);
    }
    return position;
  }

  String example() {
    String stacks = board.size == 8 ? "A4:B12 H5:W12 W" : "A6:B20 J5:W20 W";
    return limit == 0 ? stacks : stacks + " 0";
  }

  private int turn(String word) {
    return switch (word) {
      case "W", "WHITE" -> Position.FIRST;
      case "B", "BLACK" -> Position.SECOND;
      default ->
          throw new BadInput(
              "after the stacks comes the side to move, W or B, as in %s, not %s"
                  .formatted(example(), BadInput.quote(word)));
    };
  }

  /** Any side may be to move after any number of moves, so that the half turn is a position too. */
  private int plies(String word) {
    if (word.matches("\\d{1,4}") && Integer.parseInt(word) <= 2 * limit) {
      return Integer.parseInt(word);
    }
    throw new BadInput(
        "last comes the number of moves played so far, 0 to %d as the limit is %d a side, not %s"
            .formatted(2 * limit, limit, BadInput.quote(word)));
  }

  private void put(DipolePosition position, String word) {
    Matcher parts = STACK.matcher(word);
    if (!parts.matches()) {
      throw new BadInput(
          "a stack is written square:colour and men, such as A4:B12, not " + BadInput.quote(word));
    }
    int square = board.find(parts.group(1));
    int player = parts.group(2).equals("W") ? Position.FIRST : Position.SECOND;
    int men = Integer.parseInt(parts.group(3));
    if (position.men(square) > 0) {
      throw new BadInput("there are two stacks on " + board.text(square) + "; one is allowed");
    }
    if (men == 0) {
      throw new BadInput(
          "the stack on %s is empty; leave it out or give it 1 to %d men"
              .formatted(board.text(square), board.men));
    }
    if (position.total(player) + men > board.men) {
      throw new BadInput(
          "%s has at least %d men; a side has at most %d"
              .formatted(sides.name(player), position.total(player) + men, board.men));
    }
    position.put(player, square, men);
  }
}
