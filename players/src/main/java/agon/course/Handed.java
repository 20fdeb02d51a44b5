package agon.course;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What a team handed in, as a list of files; folders of tools and histories left out.
 *
 * @param root where the files lie now
 * @param files the shallowest first
 */
record Handed(Path root, List<Path> files) {
  private static final Set<String> NOT_THEIRS =
      Set.of("__macosx", "node_modules", "__pycache__", "target");
  private static final long LONGEST_TEXT = 4L << 20;

  static Handed in(Path root) {
    List<Path> found = new ArrayList<>();
    try {
      Files.walkFileTree(
          root,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
              String name = folder.getFileName().toString().toLowerCase(Locale.ROOT);
              boolean skip = NOT_THEIRS.contains(name) || name.startsWith(".");
              return skip && !folder.equals(root)
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (attributes.isRegularFile() && !file.getFileName().toString().startsWith(".")) {
                found.add(file);
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    found.sort(
        Comparator.comparingInt(Path::getNameCount).thenComparing(Comparator.naturalOrder()));
    return new Handed(root, List.copyOf(found));
  }

  /** Files whose names end so, whatever their case. */
  List<Path> ending(String... ends) {
    return files.stream()
        .filter(
            file -> {
              String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
              for (String end : ends) {
                if (name.endsWith(end)) {
                  return true;
                }
              }
              return false;
            })
        .toList();
  }

  /** As the team knows it. */
  String nameOf(Path file) {
    return root.relativize(file).toString();
  }

  /** A source file, in UTF-8 or else in the encoding that was usual before. */
  static String text(Path file) {
    try {
      if (Files.size(file) > LONGEST_TEXT) {
        return "";
      }
      byte[] bytes = Files.readAllBytes(file);
      try {
        String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
      } catch (CharacterCodingException e) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How often a word stands in what people are told about the program. */
  int mentions(String word) {
    int count = 0;
    for (Path file : ending(".md", ".txt", ".sh", ".bat", "makefile", ".toml", ".json")) {
      String text = text(file);
      for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        count++;
      }
    }
    return count;
  }
}
