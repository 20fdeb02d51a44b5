package agon.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of the page, and what browsers are told to allow them. */
final class PageFiles {
  private static final Pattern IMPORT_MAP =
      Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

  private final Optional<Path> folder;

  /**
   * @param folder instead of the files inside the program, for whoever works on them
   */
  PageFiles(Optional<Path> folder) {
    this.folder = folder;
  }

  void serve(JavalinConfig config) {
    config.staticFiles.add(
        files -> {
          files.hostedPath = "/";
          files.directory = folder.map(Path::toString).orElse("/web");
          files.location = folder.isPresent() ? Location.EXTERNAL : Location.CLASSPATH;
          files.headers = Map.of("Cache-Control", "no-cache");
        });
    if (PageFiles.class.getResource("/META-INF/resources/webjars") != null) {
      config.staticFiles.enableWebjars();
    }
  }

  String index() {
    try {
      if (folder.isPresent()) {
        return Files.readString(folder.get().resolve("index.html"));
      }
      try (InputStream in = PageFiles.class.getResourceAsStream("/web/index.html")) {
        return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Everything from here and nothing else. An import map can only be written into the page itself,
   * so the one that is there is allowed by its hash.
   */
  String contentSecurityPolicy() {
    StringJoiner scripts = new StringJoiner(" ");
    scripts.add("'self'");
    Matcher map = IMPORT_MAP.matcher(index());
    while (map.find()) {
      scripts.add("'sha256-" + hash(map.group(1)) + "'");
    }
    return "default-src 'none'; script-src "
        + scripts
        + "; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
        + "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }

  private static String hash(String text) {
    try {
      byte[] bytes =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
