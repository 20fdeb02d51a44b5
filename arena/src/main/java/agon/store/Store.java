package agon.store;

import agon.game.BadInput;
import agon.game.Catalog;
import agon.game.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.ObjLongConsumer;
import org.jdbi.v3.core.Handle;

/**
 * All games and tournaments, in one database: a file by default, a PostgreSQL server where one is
 * given. For any number of threads, and for several processes at a time.
 *
 * <p>What a method has stored when it returns is there for good: the process may be killed the next
 * moment. Bad arguments throw {@link BadInput}; a database that fails throws {@link StoreFailure}.
 */
public final class Store implements AutoCloseable {
  /** How many whole games are held at a time while going through all of them. */
  private static final int PAGE = 500;

  private final Catalog catalog;
  private final SqlDatabase database;
  private final Names rulesets = new Names("ruleset");
  private final Names players = new Names("player");
  private final GameWriter games = new GameWriter(rulesets, players);

  private Store(Catalog catalog, SqlDatabase database) {
    this.catalog = catalog;
    this.database = database;
  }

  /**
   * Opens a database, or makes one where there is none.
   *
   * @param location a file, or {@code jdbc:postgresql://host/name?user=…&password=…}
   * @param catalog the games its records may be of
   */
  public static Store open(String location, Catalog catalog) {
    return new Store(catalog, SqlDatabase.open(Location.parse(location)));
  }

  /** Opens the user's own database: {@code games.db} in the folder for data. */
  public static Store standard(Catalog catalog) {
    Path folder = DataFolder.standard();
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new BadInput("cannot make the folder %s; AGON_DATA may name another".formatted(folder));
    }
    return new Store(catalog, SqlDatabase.open(new Location.File(folder.resolve("games.db"))));
  }

  private <T> T write(Function<Handle, T> changes) {
    try {
      return database.write(changes);
    } catch (RuntimeException e) {
      rulesets.forget();
      players.forget();
      throw e;
    }
  }

  /** Stores a tournament, which is running from now on, and returns its id. */
  public long addTournament(TournamentEntry tournament) {
    return write(handle -> TournamentTable.add(handle, tournament));
  }

  public Optional<StoredTournament> tournament(long id) {
    return database.read(handle -> TournamentTable.find(handle, id));
  }

  /** The newest first. */
  public List<StoredTournament> tournaments() {
    return database.read(TournamentTable::all);
  }

  public void setStatus(long tournament, StoredTournament.Status status) {
    write(
        handle -> {
          TournamentTable.setStatus(handle, tournament, status);
          return true;
        });
  }

  /**
   * Takes the right to play a tournament; {@link BadInput} says who has it, if somebody else does.
   *
   * @param onLoss called once if another process takes it over, because this one was silent for too
   *     long
   */
  public Lease lease(long tournament, Runnable onLoss) {
    return lease(tournament, Holder.ofThisProcess(), System::currentTimeMillis, onLoss);
  }

  Lease lease(long tournament, Holder holder, LongSupplier clock, Runnable onLoss) {
    return Lease.take(database, tournament, holder, clock, onLoss);
  }

  /**
   * Stores a game, unless its slot is filled: then nothing changes, and the answer says so. That
   * makes it safe to store a game again when in doubt.
   */
  public Added addGame(StoredGame game) {
    return addGames(List.of(game)).getFirst();
  }

  /** Stores many games at once: all of them or, if this throws, none. */
  public List<Added> addGames(List<StoredGame> many) {
    List<GameWriter.Prepared> prepared = many.stream().map(GameWriter.Prepared::of).toList();
    return write(handle -> games.add(handle, prepared));
  }

  /** A whole game. */
  public Optional<StoredGame> game(long id) {
    Optional<GameRow> row =
        database.read(
            handle ->
                handle
                    .createQuery(
                        SummaryQuery.withTexts("select * from game where id = :id", "g.id"))
                    .bind("id", id)
                    .map(GameRow::row)
                    .findOne());
    return row.map(found -> found.game(catalog));
  }

  /** The newest games that fit. */
  public List<GameSummary> games(GameFilter filter, int limit) {
    return games(filter, limit, Long.MAX_VALUE);
  }

  /** The newest games that fit and have smaller ids: the next page, given the last id of a page. */
  public List<GameSummary> games(GameFilter filter, int limit, long before) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    SummaryQuery.of(
                        "select * from game where id < :before and "
                            + Conditions.of(handle, filter, rulesets, players)
                            + " order by id desc limit :limit",
                        "g.id desc"))
                .bind("before", before)
                .bind("limit", limit)
                .map(SummaryQuery::row)
                .list());
  }

  /** All games of a tournament in the order of their slots, without their moves. */
  public List<GameSummary> results(long tournament) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    SummaryQuery.of("select * from game where tournament_id = :id", "slot"))
                .bind("id", tournament)
                .map(SummaryQuery::row)
                .list());
  }

  /** Goes through all games that fit, with their ids, the oldest first. */
  public void forEachGame(GameFilter filter, ObjLongConsumer<StoredGame> action) {
    long last = 0;
    List<GameRow> page;
    do {
      page = page(filter, last);
      for (GameRow row : page) {
        action.accept(row.game(catalog), row.summary().id());
        last = row.summary().id();
      }
    } while (page.size() == PAGE);
  }

  private List<GameRow> page(GameFilter filter, long after) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    SummaryQuery.withTexts(
                        "select * from game where id > :after and "
                            + Conditions.of(handle, filter, rulesets, players)
                            + " order by id limit "
                            + PAGE,
                        "g.id"))
                .bind("after", after)
                .map(GameRow::row)
                .list());
  }

  /** What the database itself finds wrong with its files; empty if nothing. Reads all of them. */
  public String check() {
    return database.read(database::check);
  }

  /** How many games fit; quick however many there are. */
  public long count(GameFilter filter) {
    return database.read(
        handle -> TallyTable.count(handle, Conditions.counts(handle, filter, rulesets, players)));
  }

  /** How the games that fit went, by game, by player and by the way they ended. */
  public Overview overview(GameFilter filter) {
    return database.read(
        handle ->
            TallyTable.overview(handle, Conditions.counts(handle, filter, rulesets, players)));
  }

  /** Games that fit, counted by tournament, game, players, result and reason. */
  public List<TallyLine> tally(GameFilter filter) {
    return database.read(
        handle -> TallyTable.lines(handle, Conditions.counts(handle, filter, rulesets, players)));
  }

  /**
   * What was played after these moves from the start, the most played first.
   *
   * @param moves legal ones, as numbers
   */
  public List<Branch> explore(Game game, List<Integer> moves) {
    return database.read(handle -> Explorer.branches(handle, rulesets, game, moves));
  }

  /**
   * How the latest games of exactly this game began, for whoever looks for positions rather than
   * moves.
   */
  public List<Beginning> beginnings(Game game, int most) {
    return database.read(handle -> Explorer.beginnings(handle, rulesets, game, most));
  }

  /** Stores what the ratings of a tournament are at some moment. */
  public void addRatings(long tournament, List<StoredRating> ratings) {
    write(
        handle -> {
          RatingTable.add(handle, players, tournament, ratings);
          return true;
        });
  }

  /** All ratings of a tournament over time, the oldest first, the best first at each moment. */
  public List<StoredRating> ratings(long tournament) {
    return database.read(handle -> RatingTable.of(handle, tournament));
  }

  @Override
  public void close() {
    database.close();
  }
}
