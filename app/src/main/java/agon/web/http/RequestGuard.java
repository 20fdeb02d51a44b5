package agon.web.http;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides which requests get in, before anything else looks at them.
 *
 * <p>Other sites a person visits can make the browser send requests here. Three things stop them:
 * the Host must be one of ours (a foreign name that resolves to this machine is turned away); a
 * browser that says a request comes from elsewhere (Origin, Sec-Fetch-Site) is believed; and
 * whatever changes something must carry JSON, which other sites cannot send unasked.
 */
public final class RequestGuard {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");
  private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");

  private final String host;

  /**
   * @param host what the server listens on
   */
  public RequestGuard(String host) {
    this.host = host.contains(":") ? "[" + host + "]" : host.toLowerCase(Locale.ROOT);
  }

  public void check(Context context) {
    String asked = context.header("Host");
    if (asked == null || !isOurs(asked)) {
      throw new Refusal(Refusal.FORBIDDEN, "this server does not answer to that Host");
    }
    String origin = context.header("Origin");
    boolean foreign = origin != null && !origin.equalsIgnoreCase("http://" + asked);
    if (foreign || isFromElsewhere(context)) {
      throw new Refusal(Refusal.FORBIDDEN, "requests from other sites are not answered");
    }
    if (!READING.contains(context.req().getMethod())) {
      requireJson(context);
    }
  }

  /** A link on another site may lead to the page, but nothing there may use what is behind it. */
  private static boolean isFromElsewhere(Context context) {
    String site = context.header("Sec-Fetch-Site");
    return context.path().startsWith("/api/")
        && site != null
        && !site.equals("same-origin")
        && !site.equals("none");
  }

  private static void requireJson(Context context) {
    String type = context.header("Content-Type");
    boolean empty = context.req().getMethod().equals("DELETE") && type == null;
    if (!empty && !isJson(type)) {
      throw new Refusal(Refusal.WRONG_TYPE, "send JSON, with Content-Type: application/json");
    }
  }

  private static boolean isJson(@Nullable String type) {
    return type != null && type.split(";", 2)[0].strip().equalsIgnoreCase("application/json");
  }

  private boolean isOurs(String asked) {
    String name = asked.toLowerCase(Locale.ROOT).replaceFirst(":\\d+$", "");
    // Listening on every address, it is asked for by some address; names could be anybody's.
    boolean everywhere = host.equals("0.0.0.0") || host.equals("[::]");
    boolean address = name.matches("\\d{1,3}(\\.\\d{1,3}){3}") || name.matches("\\[[0-9a-f:]+]");
    return LOOPBACK.contains(name) || name.equals(host) || (everywhere && address);
  }
}
