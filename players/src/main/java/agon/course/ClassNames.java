package agon.course;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/** Compiled classes of a submission, read and not loaded: nothing of theirs runs here. */
final class ClassNames {
  /** What a class is below. */
  private record Entry(Path source, Set<String> above, boolean isAbstract, boolean hasMain) {}

  private final Map<String, Entry> entries = new LinkedHashMap<>();

  private ClassNames() {}

  static ClassNames in(Handed handed) {
    ClassNames names = new ClassNames();
    for (Path jar : handed.ending(".jar")) {
      try (JarFile file = new JarFile(jar.toFile())) {
        for (ZipEntry entry : Collections.list(file.entries())) {
          if (entry.getName().endsWith(".class")) {
            try (InputStream in = file.getInputStream(entry)) {
              names.add(jar, in.readAllBytes());
            }
          }
        }
      } catch (IOException | IllegalArgumentException e) {
        // No jar that can be read.
      }
    }
    for (Path file : handed.ending(".class")) {
      try {
        names.addFile(file);
      } catch (IOException | IllegalArgumentException e) {
        // No class that can be read.
      }
    }
    return names;
  }

  private void addFile(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    String name = ClassFile.of().parse(bytes).thisClass().asInternalName();
    Path root = file;
    for (int up = 0; up <= name.chars().filter(c -> c == '/').count(); up++) {
      root = Objects.requireNonNull(root.getParent());
    }
    if (root.resolve(name + ".class").equals(file)) {
      add(root, bytes);
    }
  }

  private void add(Path source, byte[] bytes) {
    ClassModel model = ClassFile.of().parse(bytes);
    Set<String> above = new HashSet<>();
    model.superclass().ifPresent(entry -> above.add(entry.asInternalName()));
    model.interfaces().forEach(entry -> above.add(entry.asInternalName()));
    boolean hasMain =
        model.methods().stream()
            .anyMatch(
                m ->
                    m.methodName().equalsString("main")
                        && m.methodType().equalsString("([Ljava/lang/String;)V"));
    entries.putIfAbsent(
        model.thisClass().asInternalName(),
        new Entry(
            source,
            above,
            model.flags().has(AccessFlag.ABSTRACT) || model.flags().has(AccessFlag.INTERFACE),
            hasMain));
  }

  /** Classes that can be made and are below a type, as {@code pkg.Name}. */
  List<String> below(String type) {
    List<String> found = new ArrayList<>();
    entries.forEach(
        (name, entry) -> {
          if (!entry.isAbstract && isBelow(name, type, new HashSet<>())) {
            found.add(name.replace('/', '.'));
          }
        });
    return found;
  }

  private boolean isBelow(String name, String type, Set<String> seen) {
    Entry entry = entries.get(name);
    return entry != null
        && seen.add(name)
        && (entry.above.contains(type)
            || entry.above.stream().anyMatch(parent -> isBelow(parent, type, seen)));
  }

  /** The jar or folder of a class. */
  Path source(String name) {
    return Objects.requireNonNull(entries.get(name.replace('.', '/'))).source;
  }

  /** The class a jar is started with, if it says. */
  static Optional<String> mainClass(Path jar) {
    try (JarFile file = new JarFile(jar.toFile())) {
      return Optional.ofNullable(file.getManifest())
          .map(m -> m.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
