package agon.web.board;

import agon.game.FactSheet;
import agon.game.Family;
import agon.game.Game;
import agon.game.Parameter;
import agon.game.Position;
import agon.game.Preset;
import agon.game.Results;
import agon.games.Games;
import agon.player.LevelPlayer;
import agon.player.PlayerKind;
import agon.proof.Arguable;
import agon.proof.Arguing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What can be played and by whom, as JSON. */
public final class Catalogue {
  public record ParameterView(
      String name,
      Parameter.Kind kind,
      String standard,
      String allowed,
      List<String> choices,
      String meaning) {
    static ParameterView of(Parameter parameter) {
      return new ParameterView(
          parameter.name(),
          parameter.kind(),
          parameter.standard(),
          parameter.allowed(),
          parameter.choices(),
          parameter.meaning());
    }
  }

  public record PresetView(String name, String line, String meaning) {
    static PresetView of(Family family, Preset preset) {
      return new PresetView(preset.name(), family.game(preset.settings()).line(), preset.meaning());
    }
  }

  public record FamilyView(
      String name,
      String title,
      String summary,
      String line,
      List<ParameterView> parameters,
      List<PresetView> presets) {
    static FamilyView of(Family family) {
      return new FamilyView(
          family.name(),
          family.title(),
          family.summary(),
          family.game().line(),
          family.parameters().stream().map(ParameterView::of).toList(),
          family.presets().stream().map(preset -> PresetView.of(family, preset)).toList());
    }
  }

  public record FactsView(
      String line,
      String family,
      String title,
      String summary,
      Map<String, String> settings,
      List<String> sides,
      String unit,
      boolean marginCounts,
      List<String> rules,
      List<String> moves,
      List<String> positions,
      List<String> more,
      String start,
      @Nullable String known,
      @Nullable ArgumentView argument) {
    static FactsView of(Game game) {
      FactSheet facts = game.facts();
      Map<String, String> settings = new LinkedHashMap<>();
      game.family()
          .parameters()
          .forEach(p -> settings.put(p.name(), game.settings().text(p.name())));
      return new FactsView(
          game.line(),
          game.family().name(),
          game.family().title(),
          game.family().summary(),
          settings,
          List.of(game.sides().first(), game.sides().second()),
          game.unit().many(),
          game.marginCounts(),
          facts.rules(),
          facts.moves(),
          facts.positions(),
          facts.more(),
          game.text(game.start()),
          game.known().map(known -> Results.said(game, known)).orElse(null),
          ArgumentView.of(game).orElse(null));
    }
  }

  /**
   * A proof of a draw that is soon seen, and pairs of moves that answer each other if it rests on
   * them.
   */
  public record ArgumentView(String by, List<List<String>> pairs) {
    /** More than a person would look at. */
    private static final int MOST_PAIRS = 500;

    private static final int MOST_NODES = 16_000;

    static Optional<ArgumentView> of(Game game) {
      if (!(game instanceof Arguable arguable)) {
        return Optional.empty();
      }
      Position start = game.start();
      Arguing arguing = arguable.arguing(1);
      return arguing
          .search(() -> arguing.nodes() > MOST_NODES)
          .map(
              argument ->
                  new ArgumentView(
                      argument.how(),
                      argument.pairs().size() > MOST_PAIRS
                          ? List.of()
                          : argument.pairs().stream()
                              .map(
                                  pair ->
                                      List.of(
                                          game.text(start, pair.one()),
                                          game.text(start, pair.other())))
                              .toList()));
    }
  }

  public record PlayerView(
      String line, String name, String summary, List<ParameterView> parameters) {}

  private Catalogue() {}

  public static List<FamilyView> families() {
    return Games.CATALOG.families().stream().map(FamilyView::of).toList();
  }

  /** Those who play a game. Levels are listed one by one, since they are what people pick. */
  public static List<PlayerView> players(Game game) {
    List<PlayerView> views = new ArrayList<>();
    for (PlayerKind kind : Games.PLAYERS.kinds()) {
      if (!kind.plays(game)) {
        continue;
      }
      List<ParameterView> parameters = kind.parameters().stream().map(ParameterView::of).toList();
      if (kind.name().equals("level")) {
        for (int n = 1; n <= LevelPlayer.HIGHEST; n++) {
          views.add(new PlayerView("level(n=" + n + ")", kind.name(), "level " + n, List.of()));
        }
      } else {
        views.add(new PlayerView(kind.settings().line(), kind.name(), kind.summary(), parameters));
      }
    }
    return views;
  }
}
