package agon.web.session;

import agon.web.http.RandomNames;
import agon.web.http.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Who may play in a game: whoever began it and, where it is played with a friend, whoever came by
 * the link to it.
 *
 * @param owner the token of whoever began the game
 * @param friend the token in the link; null where nobody else plays
 * @param friendSide the side the friend plays
 */
record Tokens(String owner, @Nullable String friend, int friendSide) {
  /** Whoever sits alone at the page moves for every person in the game. */
  static final int EVERY_SIDE = -1;

  static Tokens alone() {
    return new Tokens(RandomNames.next(RandomNames.TOKEN), null, EVERY_SIDE);
  }

  static Tokens withFriend(int side) {
    return new Tokens(
        RandomNames.next(RandomNames.TOKEN), RandomNames.next(RandomNames.TOKEN), side);
  }

  /** The same two people with the sides exchanged or not. */
  Tokens again(boolean swap) {
    return friend == null ? alone() : new Tokens(owner, friend, swap ? 1 - friendSide : friendSide);
  }

  boolean hasFriend() {
    return friend != null;
  }

  /** The side that a token plays, or {@link #EVERY_SIDE}; refuses one that is none of this game. */
  int side(@Nullable String shown) {
    if (owner.equals(shown)) {
      return friend == null ? EVERY_SIDE : 1 - friendSide;
    }
    if (friend != null && friend.equals(shown)) {
      return friendSide;
    }
    throw new Refusal(
        Refusal.FORBIDDEN,
        "only who started this game plays in it: send its token in the header Agon-Token");
  }
}
