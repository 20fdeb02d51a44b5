package agon.imports;

import java.util.List;
import java.util.stream.Collectors;

/** Reads games from files of other people's tools. What a file is shows in its content. */
public final class Importer {
  /** The unmistakable ones first. */
  private static final List<ForeignFormat> FORMATS =
      List.of(
          new WthorFile(),
          new WthorNames.File(),
          new RenLibFile(),
          new AgonRecords(),
          new GgfFile(),
          new SgfFile(),
          new QuestFile(),
          new PsqFile(),
          new BolognaOutput(),
          new GranadaOutput(),
          new UnicalLog(),
          new OthelloTranscripts());

  private Importer() {}

  /** What can be read, for people. */
  public static List<String> formats() {
    return FORMATS.stream().map(ForeignFormat::name).toList();
  }

  /** All games in a file; what cannot be read is named with its line, and costs no other game. */
  public static Findings read(ForeignFile file) {
    for (ForeignFormat format : FORMATS) {
      if (format.recognises(file)) {
        Findings findings = new Findings(format.name());
        format.read(file, findings);
        return findings;
      }
    }
    Findings nothing = Findings.ofNoKnownFormat();
    nothing.refuse(
        1,
        FORMATS.stream()
            .map(ForeignFormat::name)
            .collect(
                Collectors.joining(", ", "this looks like none of the formats read here: ", "")),
        1,
        file.lines().size());
    return nothing;
  }
}
