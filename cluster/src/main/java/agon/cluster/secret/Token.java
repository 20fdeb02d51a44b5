package agon.cluster.secret;

import agon.game.BadInput;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Locale;

/**
 * What lets somebody into a farm: 130 bits by chance, in letters and digits that are not mistaken
 * for each other. The farm's key and its certificate follow from it, so whoever has the token knows
 * whom to expect, and whoever does not cannot get through the handshake.
 */
public record Token(String text) {
  private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final int LENGTH = 26;

  public Token {
    text = text.strip().toLowerCase(Locale.ROOT);
    boolean right = text.length() == LENGTH && text.chars().allMatch(c -> LETTERS.indexOf(c) >= 0);
    if (!right) {
      throw new BadInput(
          "a token is %d letters and digits, as farm start prints it".formatted(LENGTH));
    }
  }

  public static Token random() {
    SecureRandom random = new SecureRandom();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return new Token(text.toString());
  }

  /** 32 bytes that follow from the token; others for another purpose. */
  byte[] derive(String purpose) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(("agon farm, " + purpose + ": ").getBytes(StandardCharsets.UTF_8));
      return digest.digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Does not go into logs. */
  @Override
  public String toString() {
    return "a token";
  }
}
