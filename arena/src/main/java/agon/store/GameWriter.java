package agon.store;

import agon.record.GameRecord;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

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

  private static final String FILLED =
      "select id, slot from game where tournament_id = :tournament and slot between :from and :to";

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

  /** Adds games in their order; one whose slot is filled, even by a game before it, is left out. */
  List<Added> add(Handle handle, List<Prepared> games) {
    Map<Slot, Long> filled = filled(handle, games);
    long next = Names.next(handle, "game");
    List<Added> added = new ArrayList<>(games.size());
    // Statements are sent together: many games cost hardly more trips to a server than one.
    PreparedBatch rows = handle.prepareBatch(INSERT_GAME);
    PreparedBatch texts = handle.prepareBatch(INSERT_TEXT);
    PreparedBatch counts = handle.prepareBatch(COUNT);
    for (Prepared prepared : games) {
      Optional<Slot> slot = prepared.game().slot();
      Long there = slot.map(filled::get).orElse(null);
      if (there != null) {
        added.add(new Added(there, false));
        continue;
      }
      long id = next++;
      slot.ifPresent(taken -> filled.put(taken, id));
      Numbers numbers = numbers(handle, prepared.game().record());
      bindRow(rows, id, numbers, prepared);
      bindText(texts, id, prepared);
      bindCount(counts, numbers, prepared.game());
      added.add(new Added(id, true));
    }
    for (PreparedBatch batch : List.of(rows, texts, counts)) {
      if (batch.size() > 0) {
        batch.execute();
      }
    }
    return added;
  }

  /** The games that are already in the slots of these, whose tournaments must be there. */
  private static Map<Slot, Long> filled(Handle handle, List<Prepared> games) {
    Map<Long, IntSummaryStatistics> slots = new TreeMap<>();
    for (Prepared prepared : games) {
      prepared
          .game()
          .slot()
          .ifPresent(
              slot ->
                  slots
                      .computeIfAbsent(slot.tournament(), id -> new IntSummaryStatistics())
                      .accept(slot.number()));
    }
    Map<Slot, Long> filled = new HashMap<>();
    slots.forEach(
        (tournament, range) -> {
          TournamentTable.touch(handle, tournament);
          // A range rather than a list: the text stays the same and is parsed only once.
          handle
              .createQuery(FILLED)
              .bind("tournament", tournament)
              .bind("from", range.getMin())
              .bind("to", range.getMax())
              .map(
                  (row, context) ->
                      Map.entry(new Slot(tournament, row.getInt("slot")), row.getLong("id")))
              .forEach(entry -> filled.put(entry.getKey(), entry.getValue()));
        });
    return filled;
  }

  /** What stands in the tables for names. */
  private record Numbers(long ruleset, long first, long second) {}

  private Numbers numbers(Handle handle, GameRecord record) {
    return new Numbers(
        rulesets.id(handle, record.game().line()),
        players.id(handle, record.first()),
        players.id(handle, record.second()));
  }

  private static void bindRow(PreparedBatch batch, long id, Numbers numbers, Prepared prepared) {
    StoredGame game = prepared.game();
    GameRecord record = game.record();
    PlayedOut playedOut = prepared.playedOut();
    batch
        .bind("id", id)
        .bind("tournament", game.slot().map(Slot::tournament).orElse(null))
        .bind("slot", game.slot().map(Slot::number).orElse(null))
        .bind("ruleset", numbers.ruleset())
        .bind("first", numbers.first())
        .bind("second", numbers.second())
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
        .add();
  }

  private static void bindText(PreparedBatch batch, long id, Prepared prepared) {
    GameRecord record = prepared.game().record();
    batch
        .bind("id", id)
        .bind("start", record.startText().orElse(null))
        .bind("comment", Texts.storable(record.comment()))
        .bind("tags", Notes.writeTags(record.tags()))
        .bind("moves", prepared.playedOut().moves())
        .bind("notes", prepared.notes())
        .add();
  }

  private static void bindCount(PreparedBatch batch, Numbers numbers, StoredGame game) {
    batch
        .bind("tournament", game.slot().map(Slot::tournament).orElse(0L))
        .bind("ruleset", numbers.ruleset())
        .bind("first", numbers.first())
        .bind("second", numbers.second())
        .bind("result", game.record().result())
        .bind("reason", game.record().ending().reason().text())
        .bind("plies", game.record().moves().size())
        .add();
  }
}
