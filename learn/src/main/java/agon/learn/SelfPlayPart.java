package agon.learn;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import agon.model.Learnable;
import agon.model.Weights;
import agon.search.Knowledge;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Some games of self-play, by their numbers: the same ones on whatever machine they are played. It
 * can be sent to one, and what is played there sent back.
 *
 * @param part its number
 * @param nodes of the engine for each move, whose word then is the judgement; 0 for searches of
 *     {@code depth} plies
 * @param isJudged whether a deeper search judges the positions, rather than how the game ended
 *     alone
 * @param judge how many plies that search looks ahead
 * @param from the first game
 * @param to behind the last
 */
public record SelfPlayPart(
    Knowledge knowledge,
    int part,
    int depth,
    int nodes,
    boolean isJudged,
    int judge,
    long seed,
    int from,
    int to) {

  /** Plays any of the games; for one thread. */
  IntFunction<List<PlayedGame>> player() {
    if (nodes > 0 && hasPools(knowledge.game())) {
      return new ExploringPlay(knowledge, nodes, seed)::play;
    }
    SelfPlay self = new SelfPlay(knowledge, depth, nodes, seed);
    if (!isJudged || nodes > 0) {
      return number -> List.of(self.play(number));
    }
    Relabelling judged = new Relabelling(knowledge, judge);
    return number -> List.of(judged.judge(self.play(number)));
  }

  private static boolean hasPools(Game game) {
    return game instanceof Learnable learnable && learnable.poolSet().isPresent();
  }

  /** Plays them all, on this thread: what {@link SampleFile} keeps. */
  public byte[] play() {
    IntFunction<List<PlayedGame>> player = player();
    List<PlayedGame> games = new ArrayList<>();
    for (int number = from; number < to; number++) {
      games.addAll(player.apply(number));
    }
    return SampleFile.bytes(knowledge.game().line(), games);
  }

  public int games() {
    return to - from;
  }

  /** All but what is known of the game, which {@link #of} wants as well. */
  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeUTF(knowledge.game().line());
      out.writeInt(part);
      out.writeInt(depth);
      out.writeInt(nodes);
      out.writeBoolean(isJudged);
      out.writeInt(judge);
      out.writeLong(seed);
      out.writeInt(from);
      out.writeInt(to);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return bytes.toByteArray();
  }

  /** The weights that are known, empty if there are none. */
  public byte[] weights() {
    return knowledge.weights().map(Weights::bytes).orElseGet(() -> new byte[0]);
  }

  /**
   * Reads what {@link #bytes} and {@link #weights} wrote.
   *
   * @param weights empty for none
   */
  public static SelfPlayPart of(byte[] bytes, byte[] weights, Catalog catalog) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      Game game = catalog.game(in.readUTF());
      Optional<Weights> known =
          weights.length == 0 ? Optional.empty() : Optional.of(Weights.of(weights));
      return new SelfPlayPart(
          new Knowledge(game, known),
          in.readInt(),
          in.readInt(),
          in.readInt(),
          in.readBoolean(),
          in.readInt(),
          in.readLong(),
          in.readInt(),
          in.readInt());
    } catch (IOException e) {
      throw new BadInput("an order for games of self-play is cut short");
    }
  }
}
