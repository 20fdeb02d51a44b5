package agon.learn;

import agon.game.BadInput;
import agon.game.Game;
import agon.model.Weights;
import agon.search.EngineOptions;
import agon.search.Knowledge;
import agon.search.TimeControl;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/**
 * Finds by games which techniques of the search suit a game and its weights. The numbers they need
 * are measured first ({@link SearchUnits}); then each is switched on, or off where it is on, and
 * kept so if that wins the games of the {@link Gate}. What was found is written into the weights,
 * and whoever plays with them searches so.
 *
 * <p>Every decision is a line of a file, so that a run that was stopped goes on after the last one.
 */
public final class Techniques {
  /** In the order in which they are tried: what other programs gained most by comes first. */
  private static final List<String> TRIED =
      List.of(
          "rfp", "futility", "lmp", "probcut", "razoring", "singular", "etc", "quiescence", "iir");

  private static final String NUMBERS = "numbers ";

  /** Games played to measure the numbers on. */
  private static final int GAMES = 60;

  private static final int PLAYERS_DEPTH = 2;

  private final Game game;
  private final String name;
  private final TimeControl time;
  private final int games;
  private final int threads;
  private final long seed;
  private final LearnFolder folder;
  private final LearnListener listener;
  private final Path log;

  /**
   * @param name of the weights, which are those that come with the game if there are none of the
   *     name
   * @param time of a move in the games that decide
   * @param games for each technique at the most; undecided, it stays as it is
   */
  public Techniques(
      Game game,
      String name,
      TimeControl time,
      int games,
      int threads,
      long seed,
      LearnFolder folder,
      LearnListener listener) {
    this.game = game;
    this.name = name;
    this.time = time;
    this.games = games;
    this.threads = threads;
    this.seed = seed;
    this.folder = folder;
    this.listener = listener;
    log = folder.work(game, name).resolve("techniques");
  }

  /** Tries all that have not been tried, and returns the weights with what was found. */
  public Weights run() {
    Weights weights = begin();
    if (EngineOptions.STANDARD.hasOwnSearch(new Knowledge(game, Optional.of(weights)))) {
      throw new BadInput(game.line() + " has a search of its own, which has no such choice");
    }
    List<String> decided = new ArrayList<>(decisions());
    if (decided.stream().noneMatch(line -> line.startsWith(NUMBERS))) {
      listener.doing(0, "measures", 0, "how far scores of different depths lie from each other");
      weights = weights.with("search", joined(weights.search(), units(weights)));
      note(decided, NUMBERS + weights.search(), weights);
    }
    for (int i = 0; i < TRIED.size(); i++) {
      String technique = TRIED.get(i);
      if (decided.stream().noneMatch(line -> line.startsWith(technique + "="))) {
        weights = attempt(i, technique, weights, decided);
      }
    }
    return weights;
  }

  private Weights begin() {
    return folder
        .find(game, name)
        .or(() -> Knowledge.of(game, Knowledge.STANDARD).weights())
        .orElseThrow(
            () ->
                new BadInput(
                    "%s has no weights %s, nor any that come with it; './agon learn' learns some"
                        .formatted(game.line(), BadInput.quote(name))));
  }

  private List<String> decisions() {
    return Files.exists(log) ? LearnFolder.text(log).lines().toList() : List.of();
  }

  /** Weights first: a decision without them would be forgotten. */
  private void note(List<String> decided, String line, Weights weights) {
    LearnFolder.write(folder.weights(game, name), weights);
    decided.add(line);
    LearnFolder.write(log, String.join("\n", decided) + "\n");
    listener.said(line);
  }

  private String units(Weights weights) {
    Knowledge knowledge = new Knowledge(game, Optional.of(weights));
    SelfPlay player = new SelfPlay(knowledge, PLAYERS_DEPTH, seed);
    List<PlayedGame> played = new ArrayList<>();
    for (int number = 0; number < GAMES; number++) {
      played.add(player.play(number));
    }
    return new SearchUnits(knowledge, played, seed).options();
  }

  private Weights attempt(int number, String technique, Weights present, List<String> decided) {
    Knowledge known = new Knowledge(game, Optional.of(present));
    boolean on = EngineOptions.STANDARD.suiting(known).flag(technique);
    String change = technique + "=" + !on;
    Weights fresh = present.with("search", joined(present.search(), change));
    Gate.Decision decision =
        new Gate(game, time, games, threads, seed + number)
            .decide(
                new Knowledge(game, Optional.of(fresh)),
                known,
                Long.MAX_VALUE,
                text -> listener.doing(0, "tries " + change, -1, text));
    Weights kept = decision.passed() ? fresh : present;
    note(decided, change + ": " + decision.text(), kept);
    return kept;
  }

  /** Options with others that come later and count. */
  private static String joined(String before, String after) {
    SequencedSet<String> all = new LinkedHashSet<>();
    for (String line : List.of(before, after)) {
      for (String option : line.split(",", -1)) {
        if (!option.isBlank()) {
          String word = option.substring(0, option.indexOf('=') + 1);
          all.removeIf(other -> other.startsWith(word));
          all.add(option);
        }
      }
    }
    return String.join(",", all);
  }
}
