package agon.imports;

import agon.game.BadInput;
import agon.game.Position;
import agon.othello.Othello;
import agon.record.GameRecord;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * The database of tournament games that Othello players exchange, WTHOR: 16 bytes of header, 68 a
 * game with the numbers of the players and up to 60 moves, passes left out. Names of players and
 * tournaments are in files beside it, see {@link WthorNames}.
 */
final class WthorFile implements ForeignFormat {
  private static final int HEADER = 16;
  private static final int GAME = 68;
  private static final int MOVES_AT = 8;
  private static final int GAMES_AT = 4;
  private static final int YEAR_AT = 10;
  private static final int SIZE_AT = 12;

  /** More than were ever played in tournaments: beyond that it is some other file. */
  private static final int MOST_GAMES = 1 << 22;

  private static final int SQUARE_MOVE = 10;

  @Override
  public String name() {
    return "WTHOR";
  }

  @Override
  public boolean recognises(ForeignFile file) {
    byte[] bytes = file.bytes();
    if (bytes.length < HEADER + GAME) {
      return false;
    }
    ByteBuffer header = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int century = header.get(0);
    int size = header.get(SIZE_AT);
    return (century == 19 || century == 20)
        && (size == 0 || size == 8 || size == 10)
        && header.getInt(GAMES_AT) >= (bytes.length - HEADER) / GAME
        && header.getInt(GAMES_AT) <= MOST_GAMES;
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    ByteBuffer bytes = ByteBuffer.wrap(file.bytes()).order(ByteOrder.LITTLE_ENDIAN);
    int year = bytes.getShort(YEAR_AT);
    int size = bytes.get(SIZE_AT) == 0 ? 8 : bytes.get(SIZE_AT);
    int games = bytes.getInt(GAMES_AT);
    int whole = (file.bytes().length - HEADER) / GAME;
    Optional<WthorNames> players = WthorNames.players(file);
    Optional<WthorNames> tournaments = WthorNames.tournaments(file);
    for (int game = 0; game < whole; game++) {
      try {
        int at = HEADER + GAME * game;
        int tournament = Short.toUnsignedInt(bytes.getShort(at));
        GameBuilder builder = new GameBuilder(Othello.FAMILY.game("size=" + size));
        builder.player(Position.FIRST, player(players, bytes.getShort(at + 2)));
        builder.player(Position.SECOND, player(players, bytes.getShort(at + 4)));
        builder.tag("Date", Integer.toString(year));
        builder.tag("WthorTournament", Integer.toString(tournament));
        builder.tag("Event", tournaments.flatMap(t -> t.name(tournament)).orElse(""));
        builder.tag("Score", Integer.toString(bytes.get(at + 6)));
        findings.add(record(builder, bytes, at));
      } catch (BadInput e) {
        findings.refuse(1, "game %d: %s".formatted(game + 1, e.sentence()), 1, 1);
      }
    }
    if (whole < games) {
      findings.refuse(
          1,
          "the file is cut off: it has %d of the %d games it speaks of".formatted(whole, games),
          1,
          1);
    }
  }

  private static String player(Optional<WthorNames> names, short number) {
    int unsigned = Short.toUnsignedInt(number);
    return names.flatMap(n -> n.name(unsigned)).orElse("WTHOR player " + unsigned);
  }

  private static GameRecord record(GameBuilder game, ByteBuffer bytes, int at) {
    for (int i = 0; i < GAME - MOVES_AT && bytes.get(at + MOVES_AT + i) != 0; i++) {
      int code = bytes.get(at + MOVES_AT + i);
      String square = "" + (char) ('a' + code % SQUARE_MOVE - 1) + code / SQUARE_MOVE;
      try {
        for (int move : game.game().moves(game.position(), square)) {
          game.play(move, Optional.empty(), Optional.empty());
        }
      } catch (BadInput e) {
        throw new BadInput("move %d: %s".formatted(i + 1, e.sentence()));
      }
    }
    return game.finish();
  }
}
