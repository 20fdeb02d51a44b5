package agon.report;

import java.util.LinkedHashMap;
import java.util.Map;

/** Texts that occur again and again, each kept once and named by its number. */
final class SharedTexts {
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  int number(String text) {
    return numbers.computeIfAbsent(text, t -> numbers.size());
  }

  Iterable<String> inOrder() {
    return numbers.keySet();
  }
}
