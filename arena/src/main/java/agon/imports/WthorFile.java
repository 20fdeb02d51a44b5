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
  private static final int SQUARE_MOVE = 10;

  @Override
  public String name() {
    return "WTHOR";
  }

  @Override
  public boolean recognises(ForeignFile file) {
    byte[] bytes = file.bytes();
    if (bytes.length < HEADER + GAME || (bytes.length - HEADER) % GAME != 0) {
      return false;
    }
    ByteBuffer header = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int century = header.get(0);
    return (century == 19 || century == 20) && header.getInt(4) == (bytes.length - HEADER) / GAME;
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    ByteBuffer bytes = ByteBuffer.wrap(file.bytes()).order(ByteOrder.LITTLE_ENDIAN);
    int year = bytes.getShort(10);
    int size = bytes.get(12) == 0 ? 8 : bytes.get(12);
    Optional<WthorNames> players = WthorNames.players(file);
    Optional<WthorNames> tournaments = WthorNames.tournaments(file);
    for (int game = 0; game < bytes.getInt(4); game++) {
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
