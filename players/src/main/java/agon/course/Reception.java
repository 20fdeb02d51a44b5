package agon.course;

import agon.compliance.Checklist;
import agon.compliance.Finding;
import agon.game.BadInput;
import agon.players.PlayerEntry;
import agon.process.Checksum;
import agon.process.Patience;
import agon.process.Terms;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Takes submissions in: unpacks, recognises, builds and tries them, and notes what happened. */
final class Reception {
  private static final Set<String> SHORT = Set.of("starts", "plays first", "plays second");

  private final Profile profile;
  private final Path work;
  private final Terms terms;
  private final boolean thorough;

  /**
   * @param work a folder of its own for each team is made there
   * @param terms on which programs run, sandbox or not
   * @param thorough whether all checks of {@code check-player} are made
   */
  Reception(Profile profile, Path work, Terms terms, boolean thorough) {
    this.profile = profile;
    this.work = work;
    this.terms =
        terms
            .withMemory(OptionalInt.of(profile.memory()))
            .withPatience(
                new Patience(profile.grace(), profile.startUp(), Patience.STANDARD.untimed()));
    this.thorough = thorough;
  }

  /** A team's program as the arena knows it, by the team's name. */
  PlayerEntry entry(Team team) {
    Built built = team.program().orElseThrow();
    return new PlayerEntry(team.name(), built.line(), built.what(), terms(built), Optional.empty());
  }

  private Terms terms(Built built) {
    return built.folder().map(folder -> terms.basedIn(folder).inFolder(folder)).orElse(terms);
  }

  Team receive(Submissions.Submission submission) {
    Path folder = work.resolve(submission.slug()).toAbsolutePath().normalize();
    Path file = folder.resolve("team.properties");
    String checksum =
        Checksum.of(
            Checksum.of(submission.path())
                + profile.accepts()
                + profile.allowed()
                + profile.framework().map(Checksum::of)
                + profile.boards().getFirst().line()
                + profile.memory()
                + thorough);
    Optional<Team> known = Team.read(file, submission.name(), submission.slug(), checksum);
    // One that was refused is looked at again: what was missing may be here now, such as gcc.
    if (known.isPresent() && known.get().program().isPresent()) {
      return known.get();
    }
    Submissions.delete(folder);
    Team team = look(submission, folder, checksum);
    team.write(file);
    return team;
  }

  private Team look(Submissions.Submission submission, Path folder, String checksum) {
    List<Step> steps = new ArrayList<>();
    Optional<Built> program = Optional.empty();
    String code = "";
    try {
      Path root = folder.resolve("handed-in");
      Submissions.unpack(submission, root);
      Workshop workshop = new Workshop(Handed.in(root), folder.resolve("built"), terms);
      try {
        Built built = build(workshop);
        code = Checksum.of(built.code());
        steps.addAll(workshop.steps());
        steps.add(Step.good("plays", built.what()));
        if (check(built, steps)) {
          program = Optional.of(built);
        }
      } catch (Refused e) {
        steps.addAll(workshop.steps());
        throw e;
      }
    } catch (Refused e) {
      steps.add(e.step());
    }
    return new Team(submission.name(), submission.slug(), checksum, program, code, steps);
  }

  private Built build(Workshop workshop) {
    if (!Files.isDirectory(workshop.handed().root()) || workshop.handed().files().isEmpty()) {
      throw new Refused("files", "there is nothing in it");
    }
    Manifest manifest = Manifest.of(workshop.handed());
    for (Kind kind : profile.accepts()) {
      if (manifest.kind().isPresent() && manifest.kind().get() != kind) {
        continue;
      }
      Optional<Built> built = Recipe.of(kind).build(workshop, manifest, profile);
      if (built.isPresent()) {
        return built.get();
      }
    }
    List<String> lines = new ArrayList<>();
    workshop.handed().files().stream()
        .limit(40)
        .forEach(f -> lines.add(workshop.handed().nameOf(f)));
    throw new Refused(
        "recognised",
        "nothing in it is "
            + String.join(", or ", profile.accepts().stream().map(Kind::summary).toList()),
        lines);
  }

  /** A program that does not even start does not take part; all else is for the games to show. */
  private boolean check(Built built, List<Step> steps) {
    boolean[] started = {true};
    try {
      Checklist checklist =
          new Checklist(
              built.line(),
              Optional.of(profile.boards().getFirst()),
              Optional.empty(),
              terms(built));
      checklist.run(
          name -> thorough || SHORT.contains(name),
          finding -> {
            steps.add(step(finding));
            started[0] &=
                finding.mark() != Finding.Mark.FAILED || !finding.check().equals("starts");
          });
    } catch (BadInput e) {
      throw new Refused("board", e.sentence());
    }
    return started[0];
  }

  private static Step step(Finding finding) {
    List<String> exchange =
        finding
            .exchange()
            .subList(Math.max(0, finding.exchange().size() - 30), finding.exchange().size());
    return switch (finding.mark()) {
      case PASSED -> Step.good(finding.check(), finding.detail());
      case NOT_TRIED -> Step.note(finding.check(), finding.detail());
      case FAILED -> Step.wrong(finding.check(), finding.detail(), exchange);
    };
  }
}
