package agon.web.http;

import agon.game.BadInput;
import java.security.SecureRandom;

/** Names nobody can guess, of small letters and digits. */
public final class RandomNames {
  private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final SecureRandom RANDOM = new SecureRandom();

  /** 60 bits: enough that nobody finds a game by trying. */
  public static final int ID = 12;

  /** 120 bits: lets its owner play. */
  public static final int TOKEN = 24;

  private RandomNames() {}

  public static String next(int length) {
    StringBuilder name = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      name.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return name.toString();
  }

  /** For players that leave something to chance. */
  public static long seed() {
    return RANDOM.nextLong();
  }

  /** Refuses what cannot be an id, before it comes near a file. */
  public static String id(String text, String what) {
    if (!text.matches("[a-z2-9]{" + ID + "}")) {
      throw new Refusal(
          Refusal.NOT_FOUND, "there is no %s %s".formatted(what, BadInput.quote(text)));
    }
    return text;
  }
}
