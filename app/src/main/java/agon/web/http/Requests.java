package agon.web.http;

import agon.game.BadInput;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads what a request brings. */
public final class Requests {
  /** Far more than a game anybody plays. */
  public static final int MOST_BYTES = 256 << 10;

  /** A body that says nothing: {@code {}}. */
  public record Nothing() {}

  private Requests() {}

  /** The body as a record, however it is sent: the length a client claims is not believed. */
  public static <T> T body(Context context, Class<T> type) {
    try (InputStream in = context.req().getInputStream()) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new Refusal(
            Refusal.TOO_LARGE, "a request is at most %d KiB long".formatted(MOST_BYTES >> 10));
      }
      return Json.read(new String(bytes, StandardCharsets.UTF_8), type);
    } catch (IOException e) {
      // Nobody reads the answer any more, and nothing is wrong here.
      throw new Refusal(Refusal.BROKEN_OFF, "the request broke off");
    }
  }

  public static String required(@org.jspecify.annotations.Nullable String value, String name) {
    if (value == null || value.isBlank()) {
      throw new BadInput(name + " is missing");
    }
    return value;
  }
}
