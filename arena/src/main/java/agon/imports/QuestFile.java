package agon.imports;

import agon.game.BadInput;
import agon.othello.Othello;
import agon.record.GameRecord;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Games as the server of Othello Quest sends them, JSON: two players, Black first, and {@code
 * "position":{"moves":[{"m":"f5","t":1200}, …]}}, a pass being {@code "-"}. A move without {@code
 * m} ends a game early, the file does not say for whom. What stands around them, and beside them,
 * does not matter.
 */
final class QuestFile implements ForeignFormat {
  private static final Pattern SIGN =
      Pattern.compile("\"moves\"\\s*:\\s*\\[\\s*\\{[^\\[\\]]*\"m\"\\s*:\\s*\"");
  private static final JsonFactory FACTORY = new JsonFactory();
  private static final int DEEPEST = 50;

  @Override
  public String name() {
    return "Othello Quest";
  }

  @Override
  public boolean recognises(ForeignFile file) {
    return SIGN.matcher(String.join("\n", file.lines())).find();
  }

  private record Move(@Nullable String square, long millis) {}

  /** What is known of one game: the names come before its moves or after them. */
  private static final class Draft {
    final List<String> players = new ArrayList<>();
    final List<Move> moves = new ArrayList<>();
    String created = "";
  }

  @Override
  public void read(ForeignFile file, Findings findings) {
    String text = String.join("\n", file.lines());
    List<Draft> drafts = new ArrayList<>();
    try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      while (json.nextToken() != null) {
        if (json.currentToken() == JsonToken.START_OBJECT) {
          object(json, drafts, 0);
        }
      }
    } catch (JacksonException | BadInput e) {
      findings.refuse(1, "the JSON breaks off or is nested too deep", 1, file.lines().size());
    }
    for (Draft draft : drafts) {
      findings.attempt(new Cursor(file.lines(), 1), cursor -> record(draft));
    }
  }

  /** Reads an object to its end; one with moves somewhere inside is a game. */
  private static void object(JsonParser json, List<Draft> drafts, int depth) {
    if (depth > DEEPEST) {
      throw new BadInput("the JSON is nested more than %d deep".formatted(DEEPEST));
    }
    Draft draft = new Draft();
    while (json.nextToken() != JsonToken.END_OBJECT && json.currentToken() != null) {
      String name = json.currentName();
      JsonToken value = json.nextToken();
      if (value == JsonToken.START_ARRAY && "players".equals(name)) {
        players(json, draft);
      } else if (value == JsonToken.START_ARRAY) {
        while (json.nextToken() != JsonToken.END_ARRAY && json.currentToken() != null) {
          if (json.currentToken() == JsonToken.START_OBJECT) {
            object(json, drafts, depth + 1);
          } else {
            json.skipChildren();
          }
        }
      } else if (value == JsonToken.START_OBJECT && "position".equals(name)) {
        position(json, draft);
      } else if (value == JsonToken.START_OBJECT) {
        object(json, drafts, depth + 1);
      } else if ("created".equals(name) && value == JsonToken.VALUE_STRING) {
        draft.created = json.getString();
      }
    }
    if (!draft.moves.isEmpty()) {
      drafts.add(draft);
    }
  }

  private static void players(JsonParser json, Draft draft) {
    while (json.nextToken() != JsonToken.END_ARRAY && json.currentToken() != null) {
      if (json.currentToken() != JsonToken.START_OBJECT) {
        continue;
      }
      String found = "";
      while (json.nextToken() != JsonToken.END_OBJECT && json.currentToken() != null) {
        String name = json.currentName();
        json.nextToken();
        if ("name".equals(name) && json.currentToken() == JsonToken.VALUE_STRING) {
          found = json.getString();
        }
        json.skipChildren();
      }
      draft.players.add(found);
    }
  }

  private static void position(JsonParser json, Draft draft) {
    while (json.nextToken() != JsonToken.END_OBJECT && json.currentToken() != null) {
      String name = json.currentName();
      json.nextToken();
      if (!"moves".equals(name) || json.currentToken() != JsonToken.START_ARRAY) {
        json.skipChildren();
        continue;
      }
      while (json.nextToken() != JsonToken.END_ARRAY && json.currentToken() != null) {
        if (json.currentToken() == JsonToken.START_OBJECT) {
          draft.moves.add(move(json));
        }
      }
    }
  }

  private static Move move(JsonParser json) {
    String square = null;
    long millis = -1;
    while (json.nextToken() != JsonToken.END_OBJECT && json.currentToken() != null) {
      String name = json.currentName();
      JsonToken value = json.nextToken();
      if ("m".equals(name) && value == JsonToken.VALUE_STRING) {
        square = json.getString();
      } else if ("t".equals(name) && value == JsonToken.VALUE_NUMBER_INT) {
        millis = json.getLongValue();
      }
      json.skipChildren();
    }
    return new Move(square, millis);
  }

  private static GameRecord record(Draft draft) {
    GameBuilder game = new GameBuilder(Othello.FAMILY.game());
    for (int side = 0; side < Math.min(2, draft.players.size()); side++) {
      game.player(side, draft.players.get(side));
    }
    game.tag("Date", draft.created);
    game.tag("Place", "Othello Quest");
    for (Move move : draft.moves) {
      if (move.square() == null || game.position().isOver()) {
        continue;
      }
      boolean pass = move.square().startsWith("-");
      if (pass && !game.game().mustPass(game.position())) {
        continue;
      }
      if (!pass && game.game().mustPass(game.position())) {
        game.passUntil(1 - game.position().turn());
      }
      Optional<Duration> used =
          move.millis() < 0 ? Optional.empty() : Optional.of(Duration.ofMillis(move.millis()));
      int number = game.position().ply() + 1;
      try {
        game.play(pass ? game.pass() : move.square(), used, Optional.empty());
      } catch (BadInput e) {
        throw new BadInput("move %d: %s".formatted(number, e.sentence()));
      }
    }
    return game.finish();
  }
}
