package agon.imports;

/** A way in which others write games down. */
interface ForeignFormat {
  /** For people: {@code Gomocup .psq}. */
  String name();

  /** Whether a file looks like it; the first format that says so reads the file. */
  boolean recognises(ForeignFile file);

  void read(ForeignFile file, Findings findings);
}
