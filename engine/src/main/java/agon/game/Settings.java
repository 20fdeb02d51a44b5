package agon.game;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/** The values of all parameters of a family. Immutable. */
public final class Settings {
  private final Family family;
  private final Map<String, String> values;

  private Settings(Family family, Map<String, String> values) {
    this.family = family;
    this.values = Collections.unmodifiableMap(values);
  }

  /** All parameters at their defaults. */
  static Settings of(Family family) {
    Map<String, String> values = new LinkedHashMap<>();
    family.parameters().forEach(p -> values.put(p.name(), p.standard()));
    return new Settings(family, values);
  }

  /** These settings with some changed: {@code m=15,n=15}. */
  public Settings with(String changes) {
    Map<String, String> changed = new LinkedHashMap<>(values);
    Set<String> seen = new HashSet<>();
    for (String entry : changes.split(",", -1)) {
      if (entry.isBlank() && changes.isBlank()) {
        continue;
      }
      int equals = entry.indexOf('=');
      if (equals < 0) {
        throw new BadInput(
            "parameters of "
                + family.name()
                + " are written name=value, not "
                + BadInput.quote(entry.strip()));
      }
      Parameter parameter = parameter(entry.substring(0, equals).strip());
      if (!seen.add(parameter.name())) {
        throw new BadInput(parameter.name() + " is given twice");
      }
      changed.put(parameter.name(), parameter.read(entry.substring(equals + 1)));
    }
    return new Settings(family, changed);
  }

  private Parameter parameter(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    StringJoiner names = new StringJoiner(", ");
    for (Parameter parameter : family.parameters()) {
      if (parameter.name().equals(lower)) {
        return parameter;
      }
      names.add(parameter.name());
    }
    throw new BadInput(
        family.name()
            + " has no parameter "
            + BadInput.quote(name)
            + (family.parameters().isEmpty() ? "; it has none" : "; it has " + names));
  }

  public Family family() {
    return family;
  }

  public String text(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalStateException(family.name() + " declares no parameter " + name);
    }
    return value;
  }

  public int number(String name) {
    return Integer.parseInt(text(name));
  }

  public boolean flag(String name) {
    return Boolean.parseBoolean(text(name));
  }

  /** The canonical game line: equal games have equal lines. */
  public String line() {
    StringJoiner line = new StringJoiner(",", family.name() + "(", ")");
    line.setEmptyValue(family.name());
    for (Parameter parameter : family.parameters()) {
      String value = text(parameter.name());
      if (parameter.alwaysShown() || !value.equals(parameter.standard())) {
        line.add(parameter.name() + "=" + value);
      }
    }
    return line.toString();
  }

  @Override
  public String toString() {
    return line();
  }
}
