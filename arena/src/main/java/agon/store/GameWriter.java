package agon.store;

import agon.record.GameRecord;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Puts games into the tables. */
final class GameWriter {
  private static final String INSERT_GAME =
      """
      insert into game (id, tournament_id, slot, ruleset_id, first_id, second_id, result, reason,
        detail, margin, plies, opening_plies, time_control, first_used_ms, second_used_ms,
        started_ms, ended_ms, seed, line)
      values (:id, :tournament, :slot, :ruleset, :first, :second, :result, :reason,
        :detail, :margin, :plies, :opening, :time, :firstUsed, :secondUsed,
        :started, :ended, :seed, :line)
      """;
  private static final String INSERT_TEXT =
      """
      insert into game_text (game_id, start_text, comment, tags, moves, notes)
      values (:id, :start, :comment, :tags, :moves, :notes)
      """;
  private static final String COUNT =
      """
      insert into tally (tournament_id, ruleset_id, first_id, second_id, result, reason, games, plies)
      values (:tournament, :ruleset, :first, :second, :result, :reason, 1, :plies)
      on conflict (tournament_id, ruleset_id, first_id, second_id, result, reason)
      do update set games = tally.games + 1, plies = tally.plies + excluded.plies
      """;

  private final Names rulesets;
  private final Names players;

  GameWriter(Names rulesets, Names players) {
    this.rulesets = rulesets;
    this.players = players;
  }

  /** A game with what was found out about it before the writer's turn came. */
  record Prepared(StoredGame game, PlayedOut playedOut, String notes) {
    static Prepared of(StoredGame game) {
      return new Prepared(game, PlayedOut.of(game.record()), Notes.write(game.record().moves()));
    }
  }

  Added add(Handle handle, Prepared prepared) {
    StoredGame game = prepared.game();
    if (game.slot().isPresent()) {
      Slot slot = game.slot().get();
      Optional<Long> there = find(handle, slot);
      if (there.isPresent()) {
        return new Added(there.get(), false);
      }
      TournamentTable.touch(handle, slot.tournament());
    }
    return new Added(insert(handle, prepared), true);
  }

  private static Optional<Long> find(Handle handle, Slot slot) {
    return handle
        .createQuery("select id from game where tournament_id = :tournament and slot = :slot")
        .bind("tournament", slot.tournament())
        .bind("slot", slot.number())
        .mapTo(Long.class)
        .findOne();
  }

  private long insert(Handle handle, Prepared prepared) {
    StoredGame game = prepared.game();
    GameRecord record = game.record();
    PlayedOut playedOut = prepared.playedOut();
    long ruleset = rulesets.id(handle, record.game().line());
    long first = players.id(handle, record.first());
    long second = players.id(handle, record.second());
    long id = Names.next(handle, "game");
    handle
        .createUpdate(INSERT_GAME)
        .bind("id", id)
        .bind("tournament", game.slot().map(Slot::tournament).orElse(null))
        .bind("slot", game.slot().map(Slot::number).orElse(null))
        .bind("ruleset", ruleset)
        .bind("first", first)
        .bind("second", second)
        .bind("result", record.result())
        .bind("reason", record.ending().reason().text())
        .bind("detail", Texts.storable(record.ending().detail()))
        .bind(
            "margin",
            playedOut.margin().isPresent() ? (Integer) playedOut.margin().getAsInt() : null)
        .bind("plies", record.moves().size())
        .bind("opening", game.openingPlies())
        .bind("time", Texts.storable(record.time()))
        .bind("firstUsed", playedOut.firstUsed().toMillis())
        .bind("secondUsed", playedOut.secondUsed().toMillis())
        .bind("started", game.started().map(Instant::toEpochMilli).orElse(null))
        .bind("ended", game.ended().map(Instant::toEpochMilli).orElse(null))
        .bind("seed", game.seed().isPresent() ? (Long) game.seed().getAsLong() : null)
        .bind("line", record.startText().isPresent() ? null : playedOut.line())
        .execute();
    handle
        .createUpdate(INSERT_TEXT)
        .bind("id", id)
        .bind("start", record.startText().orElse(null))
        .bind("comment", Texts.storable(record.comment()))
        .bind("tags", Notes.writeTags(record.tags()))
        .bind("moves", playedOut.moves())
        .bind("notes", prepared.notes())
        .execute();
    handle
        .createUpdate(COUNT)
        .bind("tournament", game.slot().map(Slot::tournament).orElse(0L))
        .bind("ruleset", ruleset)
        .bind("first", first)
        .bind("second", second)
        .bind("result", record.result())
        .bind("reason", record.ending().reason().text())
        .bind("plies", record.moves().size())
        .execute();
    return id;
  }
}
