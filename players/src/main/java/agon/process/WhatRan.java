package agon.process;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands behind a player's line at the moment: the files it names, and what is in them. A line
 * stays the same when somebody compiles the program anew; this does not.
 */
public final class WhatRan {
  private static final List<String> BEFORE_CLASSES = List.of("-cp", "-classpath", "--class-path");

  private WhatRan() {}

  /**
   * For people: {@code team.jar 1f2e3d4c5b6a7988, class pkg.Player}.
   *
   * @param address what follows the colon of a player's line
   * @param base where relative paths count from
   * @return empty where the line names no file, such as a program of the system
   */
  public static String of(String address, Path base) {
    List<String> parts = new ArrayList<>();
    boolean classes = false;
    for (String word : CommandWords.split(address)) {
      int mark = word.lastIndexOf('!');
      boolean isClass = mark > 0;
      for (String name : (isClass ? word.substring(0, mark) : word).split("[:=]", -1)) {
        add(parts, name, base, classes || isClass);
      }
      if (isClass) {
        parts.add("class " + word.substring(mark + 1));
      }
      classes = BEFORE_CLASSES.contains(word);
    }
    return String.join(", ", parts);
  }

  /** Folders only of classes: others may hold anything and much of it. */
  private static void add(List<String> parts, String name, Path base, boolean orFolder) {
    if (name.isBlank()) {
      return;
    }
    try {
      Path path = base.resolve(name);
      if (Files.isRegularFile(path) || (orFolder && Files.isDirectory(path))) {
        parts.add(path.toAbsolutePath().normalize().getFileName() + " " + Checksum.of(path));
      }
    } catch (InvalidPathException | UncheckedIOException e) {
      // No file that could be read, then; whoever starts it says so.
    }
  }
}
