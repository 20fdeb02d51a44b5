package agon.statistics;

/** Which players are linked by games, directly or through others. */
final class Groups {
  private Groups() {}

  /** For each player the smallest number in its group. */
  static int[] of(GameResults results) {
    int[] link = new int[results.players()];
    for (int i = 0; i < link.length; i++) {
      link[i] = i;
    }
    for (GameResults.Meeting meeting : results.meetings()) {
      int a = end(link, meeting.first());
      int b = end(link, meeting.second());
      link[Math.max(a, b)] = Math.min(a, b);
    }
    // Links lead to smaller numbers, so those are settled first.
    for (int i = 0; i < link.length; i++) {
      link[i] = link[link[i]];
    }
    return link;
  }

  private static int end(int[] link, int player) {
    int at = player;
    while (link[at] != at) {
      link[at] = link[link[at]];
      at = link[at];
    }
    return at;
  }
}
