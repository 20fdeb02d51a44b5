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
          new Cookie(
              COOKIE,
              RandomNames.next(RandomNames.TOKEN),
              "/",
              -1,
              false,
              true,
              null,
              SameSite.STRICT));
    }
  }

  /**
   * Who asks.
   *
   * @param name the cookie, or the address of whoever keeps none
   */
  public record Caller(String name, String address) {
    public boolean isNamed() {
      return !name.equals(address);
    }
  }

  public static Caller caller(Context context) {
    String cookie = context.cookie(COOKIE);
    return new Caller(cookie != null && isName(cookie) ? cookie : context.ip(), context.ip());
  }

  private static boolean isName(@Nullable String cookie) {
    return cookie != null && cookie.matches("[a-z2-9]{" + RandomNames.TOKEN + "}");
  }
}
