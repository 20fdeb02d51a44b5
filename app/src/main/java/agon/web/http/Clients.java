package agon.web.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import org.jspecify.annotations.Nullable;

/**
 * Tells browsers apart, so that each gets its fair share: by a cookie that says nothing else, or by
 * address for those who keep none.
 */
public final class Clients {
  private static final String COOKIE = "agon-client";

  private Clients() {}

  /** Gives a browser that opens the page its cookie. */
  public static void greet(Context context) {
    if (!context.path().startsWith("/api/") && !isName(context.cookie(COOKIE))) {
      context.cookie(
          new Cookie(COOKIE, Names.next(Names.TOKEN), "/", -1, false, true, null, SameSite.STRICT));
    }
  }

  public static String name(Context context) {
    String cookie = context.cookie(COOKIE);
    return cookie != null && isName(cookie) ? cookie : context.ip();
  }

  private static boolean isName(@Nullable String cookie) {
    return cookie != null && cookie.matches("[a-z2-9]{" + Names.TOKEN + "}");
  }
}
