package agon.web.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.staticfiles.Location;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The files of the page, and what browsers are told to allow them. */
public final class PageFiles {
  /** Everything from here and nothing else. */
  public static final String CONTENT_SECURITY_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
          + "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
          + "form-action 'none'; frame-ancestors 'none'";

  private static final List<String> STYLES = List.of("page", "board", "screens", "think");

  private final Optional<Path> folder;

  /**
   * @param folder instead of the files inside the program, for whoever works on them
   */
  public PageFiles(Optional<Path> folder) {
    this.folder = folder;
  }

  public void serve(JavalinConfig config) {
    config.staticFiles.add(
        files -> {
          files.hostedPath = "/";
          files.directory = folder.map(Path::toString).orElse("/web");
          files.location = folder.isPresent() ? Location.EXTERNAL : Location.CLASSPATH;
          files.headers = Map.of("Cache-Control", "no-cache");
        });
    config.routes.get(
        "/style.css",
        context ->
            context.contentType("text/css").header("Cache-Control", "no-cache").result(style()));
    // Where browsers look for a picture when nothing but a file is opened.
    config.routes.get("/favicon.ico", context -> context.redirect("/icon.svg"));
  }

  public String index() {
    return read("index.html");
  }

  /** The style sheets as one: nothing is painted before all of them have come. */
  private String style() {
    return STYLES.stream().map(name -> read("css/" + name + ".css")).collect(Collectors.joining());
  }

  private String read(String name) {
    try {
      if (folder.isPresent()) {
        return Files.readString(folder.get().resolve(name));
      }
      try (InputStream in = PageFiles.class.getResourceAsStream("/web/" + name)) {
        if (in == null) {
          throw new FileNotFoundException(name + " is missing from the program");
        }
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
