package agon.search;

/** Options at hand while fields are made: so each field is declared and filled on one line. */
abstract class OptionsRead {
  private final EngineOptions options;

  OptionsRead(EngineOptions options) {
    this.options = options;
  }

  final boolean flag(String name) {
    return options.flag(name);
  }

  final int rounded(String name) {
    return options.rounded(name);
  }

  final double value(String name) {
    return options.value(name);
  }
}
