package agon.game;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/**
 * A name and the values of all its parameters, written {@code name(parameter=value,…)}: a game, or
 * anything else that has parameters. Immutable.
 */
public final class Settings {
  private final String name;
  private final List<Parameter> parameters;
  private final Map<String, String> values;

  private Settings(String name, List<Parameter> parameters, Map<String, String> values) {
    this.name = name;
    this.parameters = parameters;
    this.values = Collections.unmodifiableMap(values);
  }

  /** All parameters at their defaults. */
  public static Settings of(String name, List<Parameter> parameters) {
    Map<String, String> values = new LinkedHashMap<>();
    parameters.forEach(p -> values.put(p.name(), p.standard()));
    return new Settings(name, List.copyOf(parameters), values);
  }

  public String name() {
    return name;
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
                + name
                + " are written name=value, not "
                + BadInput.quote(entry.strip()));
      }
      Parameter parameter = parameter(entry.substring(0, equals).strip());
      if (!seen.add(parameter.name())) {
        throw new BadInput(parameter.name() + " is given twice");
      }
      changed.put(parameter.name(), parameter.read(entry.substring(equals + 1)));
    }
    return new Settings(name, parameters, changed);
  }

  private Parameter parameter(String wanted) {
    String lower = wanted.toLowerCase(Locale.ROOT);
    StringJoiner names = new StringJoiner(", ");
    for (Parameter parameter : parameters) {
      if (parameter.name().equals(lower)) {
        return parameter;
      }
      names.add(parameter.name());
    }
    throw new BadInput(
        name
            + " has no parameter "
            + BadInput.quote(wanted)
            + (parameters.isEmpty() ? "; it has none" : "; it has " + names));
  }

  public String text(String parameter) {
    String value = values.get(parameter);
    if (value == null) {
      throw new IllegalStateException(name + " declares no parameter " + parameter);
    }
    return value;
  }

  public int number(String parameter) {
    return Integer.parseInt(text(parameter));
  }

  public boolean flag(String parameter) {
    return Boolean.parseBoolean(text(parameter));
  }

  /** The canonical line: equal settings have equal lines. */
  public String line() {
    StringJoiner line = new StringJoiner(",", name + "(", ")");
    line.setEmptyValue(name);
    for (Parameter parameter : parameters) {
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
