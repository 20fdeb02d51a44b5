package agon.web.http;

import agon.game.BadInput;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.nio.channels.ClosedChannelException;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.io.EofException;
import org.jspecify.annotations.Nullable;

/** Every answer that is no success is JSON with one sentence. */
public final class Errors {
  private static final Logger LOG = Logger.getLogger(Errors.class.getName());

  private Errors() {}

  public static void add(RoutesConfig routes, PageFiles files) {
    routes.exception(BadInput.class, (e, context) -> say(context, 400, e.sentence()));
    routes.exception(Refusal.class, (e, context) -> say(context, e.status(), e.sentence()));
    routes.exception(
        HttpResponseException.class,
        (e, context) -> {
          if (e.getStatus() == Refusal.NOT_FOUND && isPage(context)) {
            context.status(200).html(files.index());
          } else {
            say(context, e.getStatus(), sentence(e.getStatus(), context));
          }
        });
    routes.exception(
        Exception.class,
        (e, context) -> {
          if (isGone(e)) {
            return; // whoever asked has left, which is nobody's fault
          }
          LOG.log(Level.WARNING, "while answering " + context.path(), e);
          say(context, 500, "something went wrong here; it is written in the server's log");
        });
  }

  /** Whether the other end of the connection is not there any more. */
  private static boolean isGone(@Nullable Throwable e) {
    return e != null
        && (e instanceof EofException
            || e instanceof ClosedChannelException
            || e instanceof TimeoutException
            || isGone(e.getCause()));
  }

  /**
   * The page finds its way by itself: every address that could be one of its places is the page.
   */
  private static boolean isPage(Context context) {
    return context.req().getMethod().equals("GET")
        && context.path().matches("(/[a-z0-9-]{1,40}){1,3}/?")
        && !context.path().startsWith("/api");
  }

  public static void say(Context context, int status, String sentence) {
    context.status(status).json(Map.of("error", sentence));
  }

  private static String sentence(int status, Context context) {
    return switch (status) {
      case 404 -> "there is nothing at " + BadInput.quote(context.path());
      case 405 ->
          "%s does not work on %s"
              .formatted(context.req().getMethod(), BadInput.quote(context.path()));
      case 413 -> "that is too large";
      default -> "the request cannot be answered, status " + status;
    };
  }
}
