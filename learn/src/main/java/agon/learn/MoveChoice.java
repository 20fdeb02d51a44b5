package agon.learn;

import agon.model.MoveViews;
import java.util.Arrays;

/** What the moves of a position look like; the chosen one is the first. */
final class MoveChoice {
  final int count;

  /** A group of features for each move. */
  final char[] groups;

  /** The single features of all moves, one after the other, */
  final char[] singles;

  /** and where those of a move end. */
  final char[] ends;

  private MoveChoice(char[] groups, char[] singles, char[] ends) {
    count = ends.length;
    this.groups = groups;
    this.singles = singles;
    this.ends = ends;
  }

  static MoveChoice of(MoveViews views, int[] moves, int count) {
    int[] group = new int[views.groupSize()];
    int[] alone = new int[views.mostSingles()];
    char[] groups = new char[count * group.length];
    char[] singles = new char[count * alone.length];
    char[] ends = new char[count];
    int size = 0;
    for (int i = 0; i < count; i++) {
      views.group(moves[i], group);
      for (int j = 0; j < group.length; j++) {
        groups[i * group.length + j] = (char) group[j];
      }
      int some = views.singles(moves[i], alone);
      for (int j = 0; j < some; j++) {
        singles[size++] = (char) alone[j];
      }
      ends[i] = (char) size;
    }
    return new MoveChoice(groups, Arrays.copyOf(singles, size), ends);
  }
}
