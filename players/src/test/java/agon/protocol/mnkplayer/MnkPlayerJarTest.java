package agon.protocol.mnkplayer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.Game;
import agon.game.Position;
import agon.mnk.Mnk;
import agon.player.Player;
import agon.players.Protocols;
import agon.search.Limits;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import mnkgame.MNKCell;
import mnkgame.MNKCellState;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Our engine as a player of the course: a jar beside a framework that we do not ship. */
@Timeout(120)
class MnkPlayerJarTest {
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(1));

  @TempDir private static Path folder;

  /** The jar and, apart from it, a folder with nothing but the framework. */
  @BeforeAll
  static void export() throws IOException {
    MnkPlayerJar.write(folder.resolve("agon.jar"));
    Path framework = Files.createDirectories(folder.resolve("framework/mnkgame"));
    for (String name : List.of("MNKPlayer", "MNKCell", "MNKCellState")) {
      Files.copy(
          Path.of("target/classes/mnkgame/" + name + ".class"), framework.resolve(name + ".class"));
    }
  }

  private static String agon() {
    return "mnkplayer:-Xmx128m "
        + folder.resolve("agon.jar")
        + ":"
        + folder.resolve("framework")
        + "!"
        + MnkPlayerJar.PLAYER;
  }

  @Test
  void theJarHasTheEngineAndNothingOfTheFramework() throws IOException {
    try (JarFile jar = new JarFile(folder.resolve("agon.jar").toFile())) {
      List<String> names = jar.stream().map(ZipEntry::getName).toList();
      assertThat(names)
          .contains("agon/search/Engine.class", "agon/mnk/Mnk.class")
          .contains(MnkPlayerJar.PLAYER.replace('.', '/') + ".class")
          .noneMatch(name -> name.startsWith("mnkgame/"))
          .noneMatch(name -> name.contains("Bridge") || name.contains("othello"));
    }
  }

  /** As in our own jars: everything of ours, nothing of the framework. */
  private static final class WithoutFramework extends URLClassLoader {
    WithoutFramework() throws IOException {
      super(classPath(), ClassLoader.getPlatformClassLoader());
    }

    private static URL[] classPath() throws IOException {
      String[] paths = System.getProperty("java.class.path").split(File.pathSeparator, -1);
      URL[] urls = new URL[paths.length];
      for (int i = 0; i < urls.length; i++) {
        urls[i] = Path.of(paths[i]).toUri().toURL();
      }
      return urls;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (name.startsWith("mnkgame.")) {
        throw new ClassNotFoundException(name);
      }
      return super.findClass(name);
    }
  }

  @Test
  void itIsWrittenAlsoWhereThereIsNoFramework() throws Exception {
    assertThat(MnkPlayerJar.PLAYER).isEqualTo(AgonPlayer.class.getName());
    Path file = folder.resolve("again.jar");
    try (WithoutFramework loader = new WithoutFramework()) {
      loader
          .loadClass(MnkPlayerJar.class.getName())
          .getMethod("write", Path.class)
          .invoke(null, file);
      loader.loadClass(Protocols.class.getName()).getField("PLAYERS").get(null);
    }
    assertThat(file).hasSameBinaryContentAs(folder.resolve("agon.jar"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"m=4,n=4,k=3", "m=4,n=7,k=4"})
  void itPlaysInAJvmOfItsOwnFromBothSidesAndBeatsChance(String settings) {
    Game game = Mnk.FAMILY.game(settings);
    try (Player engine = Protocols.PLAYERS.create(agon(), game);
        Player random = Protocols.PLAYERS.create("random", game)) {
      for (int side = Position.FIRST; side <= Position.SECOND; side++) {
        Position position = game.start();
        engine.newGame(position, side, LIMITS, 1);
        random.newGame(position, 1 - side, LIMITS, 2);
        while (!position.isOver()) {
          position.play((position.turn() == side ? engine : random).choose(position, LIMITS));
        }
        int margin = side == Position.FIRST ? position.margin() : -position.margin();
        assertThat(margin).as("in %s as player %d", settings, side).isPositive();
      }
    }
  }

  private static MNKCell[] cells(MNKCellState state, int... numbers) {
    MNKCell[] cells = new MNKCell[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      MNKCellState owner =
          state == MNKCellState.FREE ? state : i % 2 == 0 ? MNKCellState.P1 : MNKCellState.P2;
      cells[i] = new MNKCell(numbers[i] / 3, numbers[i] % 3, owner);
    }
    return cells;
  }

  @Test
  void itAnswersWithOneOfTheFreeCellsInsideTheTimeOnAnyBoardSize() {
    AgonPlayer player = new AgonPlayer();
    player.initPlayer(70, 70, 10, true, 10);
    player.initPlayer(3, 3, 3, true, 1);
    MNKCell[] free = cells(MNKCellState.FREE, 8, 7, 6, 5, 2);
    long start = System.nanoTime();
    MNKCell cell = player.selectCell(free, cells(MNKCellState.P1, 0, 3, 1, 4));
    assertThat(System.nanoTime() - start).isLessThan(1_000_000_000L);
    assertThat(cell).as("three in the first row").isSameAs(free[4]);
    player.initPlayer(3, 3, 3, false, 0);
    assertThat(player.selectCell(free, cells(MNKCellState.P1, 0, 3, 1, 4)).i).isBetween(0, 2);
  }

  @Test
  void beforeItIsToldTheBoardItCannotPlay() {
    assertThatThrownBy(() -> new AgonPlayer().selectCell(new MNKCell[0], new MNKCell[0]))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("initPlayer comes before selectCell");
  }
}
