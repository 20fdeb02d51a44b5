package agon.web;

import java.security.SecureRandom;
import java.util.HexFormat;

/** What lets a person who can read the terminal do more from the page than others. */
final class AdminToken {
  private static final int BYTES = 12;

  private AdminToken() {}

  /** A new one that nobody can guess. */
  static String make() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
