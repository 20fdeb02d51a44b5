package agon.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import agon.cluster.secret.Token;
import agon.endgame.Database;
import agon.endgame.Tabulated;
import agon.game.BadInput;
import agon.game.Game;
import agon.games.Games;
import agon.learn.SelfPlayPart;
import agon.learn.SelfPlayers;
import agon.match.Crew;
import agon.match.Fixture;
import agon.match.GameResult;
import agon.match.Ledger;
import agon.match.LocalCrew;
import agon.match.Played;
import agon.match.RunListener;
import agon.match.Runner;
import agon.match.Tournament;
import agon.match.TournamentFile;
import agon.process.ProgramLimits;
import agon.process.Terms;
import agon.proof.Answer;
import agon.record.Ending;
import agon.record.GameRecord;
import agon.search.Knowledge;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A real farm in one program: a coordinator that plays, a worker, and a guest with a tournament.
 */
class FarmTest {
  private static final Token TOKEN = Token.random();
  private static final String CUP =
      """
      name = "Cup"
      format = "round-robin"
      boards = ["kalah", "mnk(m=5,n=5,k=4)"]
      time = "nodes=300"
      openings = "random(plies=3,nodes=50)"
      games = 4
      seed = 11
      [players]
      engine = "engine(hash=1)"
      easy = "level(n=2)"
      wild = "random"
      """;

  @TempDir private static Path folder;
  private static FarmKey key;
  private static FarmNode coordinator;
  private static FarmNode worker;
  private static Farm farm;

  @BeforeAll
  static void open() {
    key = new FarmKey(new FarmAddress("127.0.0.1", FreePorts.find()), TOKEN);
    coordinator = FarmNode.start(key, new FarmPlace("127.0.0.1", "one", 1, folder.resolve("a")));
    worker = FarmNode.join(key, new FarmPlace("", "two", 1, folder.resolve("b")));
    farm = Farm.visit(key);
  }

  @AfterAll
  static void close() {
    farm.close();
    worker.close();
    coordinator.close();
  }

  /** All that is told of games, by their numbers. */
  private static final class Kept implements Ledger {
    final Map<Integer, Played> games = new TreeMap<>();

    @Override
    public Map<Integer, GameResult> finished() {
      return Map.of();
    }

    @Override
    public synchronized GameResult keep(Fixture fixture, Played played) {
      assertThat(games.put(fixture.number(), played)).isNull();
      return played.result();
    }

    /** Every game as it was played, but for the time it took. */
    List<String> moves() {
      return games.values().stream()
          .map(
              played -> {
                GameRecord record = played.record();
                return "%s %s %s %s %s %s %d %d"
                    .formatted(
                        record.first(),
                        record.second(),
                        record.time(),
                        record.tags(),
                        record.moves().stream()
                            .map(move -> move.move() + " " + move.score().orElse(""))
                            .toList(),
                        record.result(),
                        played.game().seed().orElseThrow(),
                        played.game().openingPlies());
              })
          .toList();
    }
  }

  private static Kept play(Tournament tournament, Crew crew) {
    Kept kept = new Kept();
    new Runner(tournament, kept, tournament.stopRule(), RunListener.NONE, crew).run();
    return kept;
  }

  @Test
  void aFarmPlaysTheSameGamesMoveForMove() {
    Tournament cup = TournamentFile.read(CUP, Games.CATALOG);
    Kept here = play(cup, new LocalCrew(Games.PLAYERS, 1));
    Kept there;
    try (FarmCrew crew = new FarmCrew(farm, FarmGames.of(1))) {
      there = play(cup, crew);
    }
    assertThat(there.moves()).hasSize(24).isEqualTo(here.moves());
    FarmStatus status = farm.status();
    assertThat(status.machines()).hasSize(2).allMatch(machine -> machine.games() > 0);
    assertThat(status.runs())
        .anyMatch(run -> run.title().equals("Cup") && run.games() == 24 && run.open() == 0);
  }

  @Test
  void whatNoMachineCanPlayIsSaidInOneSentence() {
    Tournament wide =
        TournamentFile.read(
            CUP.replace("engine(hash=1)", "engine(hash=1,threads=64)"), Games.CATALOG);
    try (FarmCrew crew = new FarmCrew(farm, FarmGames.of(64))) {
      assertThatThrownBy(() -> play(wide, crew))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("no machine of the farm can do this")
          .hasMessageContaining("a game wants 64");
    }
  }

  /** Plays the first legal move once, and then does what its argument says. */
  private static final String ROGUE =
      """
      while read -r word rest; do
        case $word in
          agi) echo "id name rogue"; echo "needs legal"; echo agiok ;;
          isready) echo readyok ;;
          newgame) begun= ;;
          go)
            legal=${rest##*legal }
            case $begun$1 in
              yescrash) exit 3 ;;
              yeshang) sleep 1000 ;;
              yeslie) echo "bestmove a1" ;;
              yesbomb) while :; do sleep 1000 & done ;;
              *) echo "bestmove ${legal%% *}" ;;
            esac
            begun=yes ;;
          quit) exit 0 ;;
        esac
      done
      """;

  private static Tournament field(Function<String, String> rogue) {
    String[] manners = {"crash", "hang", "lie", "bomb"};
    return TournamentFile.read(
        """
        format = "gauntlet"
        boards = ["mnk(m=4,n=4,k=4)"]
        time = "300ms"
        openings = "random(plies=2,nodes=50)"
        games = 2
        seed = 5
        [players]
        greedy = "greedy"
        random = "random"
        """
            + Stream.of(manners)
                .map(manner -> "%s = \"%s\"\n".formatted(manner, rogue.apply(manner)))
                .collect(Collectors.joining()),
        Games.CATALOG);
  }

  /** What it plays, if only house players play in it. */
  private static List<String> amongThemselves(Kept kept) {
    return kept.games.values().stream()
        .map(Played::record)
        .filter(game -> (game.first() + game.second()).matches("greedyrandom|randomgreedy"))
        .map(game -> game.first() + " " + game.moves().stream().map(m -> m.move()).toList())
        .toList();
  }

  @Test
  void aPlayerThatMisbehavesOnAWorkerLosesItsGamesAndHurtsNobodyElses() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/bwrap")), "the sandbox is bubblewrap's here");
    Path script = Files.writeString(folder.resolve("rogue.sh"), ROGUE);
    Tournament rogues = field(manner -> "agi:sh " + script + " " + manner);
    Terms bounded = Terms.STANDARD.within(new ProgramLimits(20, Duration.ofMinutes(1), 1));
    Kept there;
    FarmGames games = new FarmGames(1, name -> Optional.empty(), bounded, Set.of(), 0);
    try (FarmCrew crew = new FarmCrew(farm, games)) {
      there = play(rogues, crew);
    }
    Kept quiet = play(field(manner -> "random"), new LocalCrew(Games.PLAYERS, 1));
    assertThat(there.games).hasSameSizeAs(quiet.games);
    assertThat(amongThemselves(there)).isNotEmpty().isEqualTo(amongThemselves(quiet));
    for (Played played : there.games.values()) {
      GameRecord game = played.record();
      boolean isFirst = game.first().equals("greedy");
      String other = isFirst ? game.second() : game.first();
      if (!other.equals("random")) {
        assertThat(game.result()).as(other).isEqualTo(isFirst ? "1-0" : "0-1");
        assertThat(played.result().ending().reason())
            .as(other)
            .isEqualTo(
                switch (other) {
                  case "hang" -> Ending.Reason.TIME;
                  case "lie" -> Ending.Reason.ILLEGAL_MOVE;
                  default -> Ending.Reason.FAILURE;
                });
      }
    }
    assertThat(farm.status().machines()).hasSize(2).allMatch(FarmStatus.Machine::present);
  }

  @Test
  void aLearnerGetsTheSameGames() {
    Knowledge knowledge = Knowledge.of(Games.CATALOG.game("mnk(m=4,n=4,k=3)"), Knowledge.STANDARD);
    List<SelfPlayPart> parts =
        IntStream.range(0, 6)
            .mapToObj(i -> new SelfPlayPart(knowledge, i, 1, 0, true, 2, 9, 5 * i, 5 * i + 5))
            .toList();
    Map<Integer, String> here = new TreeMap<>();
    Map<Integer, String> there = new TreeMap<>();
    SelfPlayers.here(1)
        .play(
            parts.iterator(),
            (part, games) -> here.put(part.part(), HexFormat.of().formatHex(games)));
    new FarmSelfPlayers(farm, "learn")
        .play(
            parts.iterator(),
            (part, games) -> there.put(part.part(), HexFormat.of().formatHex(games)));
    assertThat(there).hasSize(6).isEqualTo(here);
  }

  @Test
  void aProofIsDividedAmongMachines() {
    Game game = Games.CATALOG.game("mnk(m=4,n=4,k=4,exact=true)");
    FarmProver prover = new FarmProver(farm, game, game.start(), 1, 3000, 0.01);
    AtomicInteger parts = new AtomicInteger();
    FarmProver.Watcher watcher = (proof, disproof, nodes, done) -> parts.set(done);
    assertThat(prover.ask(1, () -> true, watcher)).isEqualTo(Answer.NO);
    assertThat(prover.ask(0, () -> true, watcher)).isEqualTo(Answer.YES);
    assertThat(parts).hasValueGreaterThan(2);
    assertThat(prover.nodes()).isGreaterThan(3000);
    assertThat(prover.ask(1, () -> false, watcher)).isEqualTo(Answer.UNKNOWN);
  }

  @Test
  void aDatabaseMadeInSlicesHasTheSameBytes() {
    Game game = Games.CATALOG.game("kalah(pits=4,seeds=3)");
    int size = 9;
    FarmDatabase there = new FarmDatabase(farm, game, 2000);
    ByteBuffer made = ByteBuffer.allocate((int) there.bytes(size));
    List<Integer> layers = new ArrayList<>();
    assertThat(there.build(size, made, layers::add)).isTrue();
    ByteBuffer here = ByteBuffer.allocate(made.capacity());
    Database database = ((Tabulated) game).database().orElseThrow();
    assertThat(database.build(size, here, layer -> true)).isTrue();
    assertThat(made).isEqualTo(here);
    assertThat(layers).hasSize(size);
    assertThat(farm.status().runs())
        .anyMatch(run -> run.title().startsWith("database kalah-4") && run.chunks() > 4);
    assertThatThrownBy(() -> new FarmDatabase(farm, Games.CATALOG.game("oware")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is made in one piece");
  }

  @Test
  void anotherTokenOpensNothing() {
    FarmKey wrong = new FarmKey(key.address(), Token.random());
    assertThatThrownBy(() -> Farm.visit(wrong))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("not one that this token opens");
  }

  @Test
  void aStrangerGetsNothingOnEitherPort() throws IOException {
    for (int port : new int[] {key.address().port(), key.address().port() + 1}) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
        socket.setSoTimeout(10_000);
        OutputStream out = socket.getOutputStream();
        // What a client of Ignite without TLS says first, and an object as Java writes them.
        out.write(new byte[] {0x00, 0x00, 0x47, 0x47, (byte) 0xac, (byte) 0xed, 0x00, 0x05});
        out.write("GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        out.flush();
        byte[] answer = socket.getInputStream().readNBytes(64);
        // An alert of TLS and the end of the connection, if anything.
        assertThat(answer.length).isLessThanOrEqualTo(7);
      } catch (java.net.SocketException e) {
        assertThat(e).hasMessageContaining("reset");
      }
    }
  }

  @Test
  void nobodyThereIsSaidAtOnce() {
    FarmKey nowhere = new FarmKey(new FarmAddress("127.0.0.1", 1), TOKEN);
    assertThatThrownBy(() -> Farm.visit(nowhere))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("there is no farm at 127.0.0.1:1");
  }
}
