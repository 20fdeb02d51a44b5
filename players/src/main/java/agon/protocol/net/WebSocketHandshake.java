package agon.protocol.net;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The one HTTP request that a WebSocket begins with, and the answer to it. */
final class WebSocketHandshake {
  private static final int LONGEST = 8192;
  private static final String HEAD_END = "\r\n\r\n";

  /** From RFC 6455: proves that we know what we were asked. */
  private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

  private WebSocketHandshake() {}

  /**
   * Shakes hands.
   *
   * @return what comes after the request
   */
  static InputStream shake(Socket socket, String path) throws IOException {
    InputStream in = new BufferedInputStream(socket.getInputStream());
    String[] lines = head(in).split("\r\n", -1);
    Map<String, String> fields = fields(lines);
    String key = fields.getOrDefault("sec-websocket-key", "");
    boolean upgrade = fields.getOrDefault("upgrade", "").equalsIgnoreCase("websocket");
    if (!lines[0].matches("GET \\S+ HTTP/1\\.1") || !upgrade || key.isEmpty()) {
      throw refuse(socket, "400 Bad Request", "here is a WebSocket at " + path);
    }
    if (!lines[0].split(" ", -1)[1].split("\\?", 2)[0].equals(path)) {
      throw refuse(socket, "404 Not Found", "the WebSocket is at " + path);
    }
    if (!isFromHere(fields)) {
      throw refuse(socket, "403 Forbidden", "pages of other sites do not play here");
    }
    say(
        socket,
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Accept: "
            + accept(key)
            + HEAD_END);
    return in;
  }

  private static String head(InputStream in) throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    String end = "";
    while (!end.endsWith(HEAD_END)) {
      int next = in.read();
      if (next < 0 || head.size() == LONGEST) {
        throw new IOException("no request");
      }
      head.write(next);
      end = (end + (char) next).substring(Math.max(0, end.length() - HEAD_END.length() + 1));
    }
    return head.toString(StandardCharsets.ISO_8859_1);
  }

  private static Map<String, String> fields(String[] lines) {
    Map<String, String> fields = new HashMap<>();
    for (String line : lines) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        fields.put(
            line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
      }
    }
    return fields;
  }

  /** Programs may say nothing of an origin; a browser always does. */
  private static boolean isFromHere(Map<String, String> fields) {
    String origin = fields.get("origin");
    try {
      return origin == null
          || fields.getOrDefault("host", "").equalsIgnoreCase(URI.create(origin).getAuthority());
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static String accept(String key) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-1")
              .digest((key + MAGIC).getBytes(StandardCharsets.ISO_8859_1));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }

  private static IOException refuse(Socket socket, String status, String why) throws IOException {
    say(
        socket,
        "HTTP/1.1 %s\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s\n"
            .formatted(status, why.length() + 1, why));
    return new IOException(why);
  }

  private static void say(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
  }
}
