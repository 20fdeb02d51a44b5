package agon.course;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file of Java source, as far as one sees without a compiler.
 *
 * @param pack its package, empty for none
 * @param type the type it is named after
 * @param above the simple names of what that type extends and implements
 */
record JavaSource(
    Path file, String pack, String type, boolean isAbstract, List<String> above, boolean hasMain) {
  private static final Pattern COMMENTS =
      Pattern.compile("/\\*.*?\\*/|//[^\\n]*|\"(?:\\\\.|[^\"\\\\\\n])*\"", Pattern.DOTALL);
  private static final Pattern PACKAGE = Pattern.compile("\\bpackage\\s+([\\w.]+)\\s*;");
  private static final Pattern MAIN =
      Pattern.compile("\\bstatic\\s+(?:final\\s+)?void\\s+main\\s*\\(|\\bvoid\\s+main\\s*\\(");

  static JavaSource read(Path file) {
    String code = COMMENTS.matcher(Handed.text(file)).replaceAll(" ");
    Matcher pack = PACKAGE.matcher(code);
    String type = file.getFileName().toString().replaceFirst("\\.[jJ][aA][vV][aA]$", "");
    Matcher head =
        Pattern.compile(
                "([\\w\\s@]*?)\\b(class|interface|enum|record)\\s+"
                    + Pattern.quote(type)
                    + "\\b([^{]*)\\{")
            .matcher(code);
    boolean found = head.find();
    String before = found ? head.group(1) : "";
    boolean isAbstract =
        !found || before.matches("(?s).*\\babstract\\b.*") || !head.group(2).equals("class");
    return new JavaSource(
        file,
        pack.find() ? pack.group(1) : "",
        type,
        isAbstract,
        found ? above(head.group(3)) : List.of(),
        MAIN.matcher(code).find());
  }

  private static List<String> above(String head) {
    return Pattern.compile("\\b(?:extends|implements)\\b|,")
        .splitAsStream(head.replaceAll("<[^<>]*>", "").replaceAll("<[^<>]*>", ""))
        .map(String::strip)
        .filter(name -> name.matches("[\\w.]+"))
        .map(name -> name.substring(name.lastIndexOf('.') + 1))
        .toList();
  }

  String fullName() {
    return pack.isEmpty() ? type : pack + "." + type;
  }

  /** Where it belongs in a tree of sources. */
  Path place() {
    String folder = pack.replace('.', '/');
    return Path.of(folder.isEmpty() ? type + ".java" : folder + "/" + type + ".java");
  }

  /** Whether it is below a type, directly or through other sources. */
  boolean isA(String wanted, List<JavaSource> all) {
    return isA(wanted, all, 8);
  }

  private boolean isA(String wanted, List<JavaSource> all, int deep) {
    if (above.contains(wanted)) {
      return true;
    }
    return deep > 0
        && above.stream()
            .flatMap(name -> parent(name, all).stream())
            .anyMatch(parent -> parent.isA(wanted, all, deep - 1));
  }

  private Optional<JavaSource> parent(String name, List<JavaSource> all) {
    return all.stream().filter(other -> other.type.equals(name) && !other.equals(this)).findFirst();
  }
}
