package agon.training;

import agon.dipole.DipolePosition;
import agon.game.Game;
import agon.game.Position;
import agon.game.Rng;
import agon.games.Games;
import agon.search.Engine;
import agon.search.EngineOptions;
import agon.search.Insight;
import agon.search.Insightful;
import agon.search.Limits;
import agon.search.Score;
import agon.search.SearchInfo;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Plays Dipole against itself on all cores for some seconds and writes down what {@code
 * training/dipole.py} learns from: {@code DipoleSelfPlay FILE SECONDS NODES SEED SIZE}. One record
 * a position: a signed byte for each dark square (White's men positive), whose turn it is, the
 * search's score for that side in hundredths of a man, and the result for White (0, 1 or 2 halves).
 */
public final class DipoleSelfPlay {
  private static final List<String> BOARDS =
      List.of("dipole(size=%d)", "dipole(size=%d,setup=steere)");

  /** Games start with up to so many moves by chance, and every so often one follows later. */
  private static final int RANDOM_PLIES = 10;

  private static final int ONE_IN = 30;

  private final Engine engine;
  private final Limits limits;
  private final Rng rng;
  private final OutputStream out;
  private final int squares;

  private DipoleSelfPlay(String board, int size, long nodes, long seed, OutputStream out) {
    squares = size * size / 2;
    engine = new Engine(Games.CATALOG.game(board), EngineOptions.STANDARD.with("hash=4"));
    limits = Limits.nodes(nodes);
    rng = new Rng(seed);
    this.out = out;
  }

  public static void main(String[] args) throws IOException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(args[1]));
    long nodes = Long.parseLong(args[2]);
    long seed = Long.parseLong(args[3]);
    int size = Integer.parseInt(args[4]);
    int threads = Runtime.getRuntime().availableProcessors();
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(Path.of(args[0])));
        ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (int i = 0; i < threads; i++) {
        String board = BOARDS.get(i % 4 == 3 ? 1 : 0).formatted(size);
        DipoleSelfPlay player = new DipoleSelfPlay(board, size, nodes, seed * 1000 + i, out);
        pool.execute(() -> player.playUntil(end));
      }
    }
  }

  private void playUntil(long end) {
    while (System.nanoTime() < end) {
      playOne();
    }
  }

  private void playOne() {
    Game game = engine.game();
    Position position = game.start();
    Insight insight = ((Insightful) game).insight(position);
    int[] moves = new int[game.maxMoves()];
    int byChance = rng.below(RANDOM_PLIES + 1);
    List<byte[]> records = new ArrayList<>();
    engine.clear();
    int known = Score.UNKNOWN;
    while (!position.isOver() && known == Score.UNKNOWN) {
      if (position.ply() < byChance || rng.below(ONE_IN) == 0) {
        int likely = insight.likelyMoves(moves);
        int count = likely > 0 ? likely : position.moves(moves);
        position.play(moves[rng.below(count)]);
        continue;
      }
      SearchInfo report = engine.analyse(position, limits);
      int score = report.score().score();
      byte[] record = record((DipolePosition) position, score);
      int turn = position.turn();
      int before = men((DipolePosition) position, 1 - turn);
      position.play(report.move());
      if (before == men((DipolePosition) position, 1 - turn)) {
        records.add(record);
      }
      if (report.score().isProven() && Score.isWinOrLoss(score)) {
        known = (score > 0) == (turn == Position.FIRST) ? 1 : -1;
      }
    }
    int margin = known == Score.UNKNOWN ? Integer.signum(position.margin()) : known;
    write(records, margin + 1);
  }

  private byte[] record(DipolePosition position, int score) {
    ByteBuffer record = ByteBuffer.allocate(squares + 4);
    for (int square = 0; square < squares; square++) {
      int count = position.men(square);
      record.put((byte) (position.owns(Position.FIRST, square) ? count : -count));
    }
    record.put((byte) position.turn());
    record.putShort((short) Math.clamp(score, -32_000, 32_000));
    return record.array();
  }

  private int men(DipolePosition position, int player) {
    int sum = 0;
    for (int square = 0; square < squares; square++) {
      sum += position.owns(player, square) ? position.men(square) : 0;
    }
    return sum;
  }

  private void write(List<byte[]> records, int result) {
    synchronized (out) {
      try {
        for (byte[] record : records) {
          record[squares + 3] = (byte) result;
          out.write(record);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
