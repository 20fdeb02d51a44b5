package mnkgame;

import org.jspecify.annotations.Nullable;

/** A player of the course. */
public interface MNKPlayer {
  void initPlayer(int M, int N, int K, boolean first, int timeout_in_secs);

  @Nullable MNKCell selectCell(MNKCell[] FC, MNKCell[] MC);

  String playerName();
}
