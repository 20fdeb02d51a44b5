package agon.cluster;

import agon.game.BadInput;

/** Where a coordinator is found. */
public record FarmAddress(String host, int port) {
  /** The first of the two ports a coordinator listens on, unless told otherwise. */
  public static final int USUAL_PORT = 4750;

  private static final int LAST_PORT = 65_533;

  public FarmAddress {
    if (port < 1 || port > LAST_PORT) {
      throw new BadInput("a port is a number from 1 to %d, not %d".formatted(LAST_PORT, port));
    }
  }

  /** Reads {@code HOST:PORT} or {@code HOST}. */
  public static FarmAddress parse(String text) {
    int colon = text.lastIndexOf(':');
    String host = colon < 0 ? text : text.substring(0, colon);
    String port = colon < 0 ? Integer.toString(USUAL_PORT) : text.substring(colon + 1);
    if (host.isBlank() || !port.matches("[0-9]{1,5}")) {
      throw new BadInput(
          "an address is written HOST:PORT, such as 192.0.2.7:4750, not " + BadInput.quote(text));
    }
    return new FarmAddress(host, Integer.parseInt(port));
  }

  public String text() {
    return host + ":" + port;
  }
}
