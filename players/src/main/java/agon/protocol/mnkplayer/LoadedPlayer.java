package agon.protocol.mnkplayer;

import java.io.File;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A player of the course, reached by reflection: the framework is the one on its own class path,
 * and that class path sees nothing of ours. Like the course's tester this calls each method on a
 * fresh thread, whose stack is as deep as players know it.
 */
final class LoadedPlayer {
  private final ClassLoader loader;
  private final Object player;
  private final Method initPlayer;
  private final Method selectCell;
  private final Method playerName;
  private final Class<?> cellClass;
  private final Constructor<?> newCell;
  private final Field row;
  private final Field column;
  private final List<Object> states = new ArrayList<>();
  private int rows;
  private int columns;

  /** What a player did instead of answering, for people to read. */
  static final class Failure extends Exception {
    Failure(String sentence) {
      super(sentence);
    }
  }

  LoadedPlayer(String classPath, String className) throws Failure {
    loader = new URLClassLoader(urls(classPath), ClassLoader.getPlatformClassLoader());
    // The framework first: without it the player's class cannot be loaded, whatever it is called.
    Class<?> type =
        load(
            "mnkgame.MNKPlayer",
            "there is no mnkgame.MNKPlayer on the class path;"
                + " add the framework, as in mnkplayer:team.jar:framework.jar!"
                + className);
    Class<?> playerClass = load(className, "there is no class " + className);
    if (!type.isAssignableFrom(playerClass)) {
      throw new Failure(className + " does not implement mnkgame.MNKPlayer");
    }
    try {
      cellClass = loader.loadClass("mnkgame.MNKCell");
      Class<?> stateClass = loader.loadClass("mnkgame.MNKCellState");
      newCell = cellClass.getConstructor(int.class, int.class, stateClass);
      row = cellClass.getField("i");
      column = cellClass.getField("j");
      for (String name : new String[] {"P1", "P2", "FREE"}) {
        states.add(stateClass.getField(name).get(null));
      }
      initPlayer =
          type.getMethod("initPlayer", int.class, int.class, int.class, boolean.class, int.class);
      Class<?> cells = cellClass.arrayType();
      selectCell = type.getMethod("selectCell", cells, cells);
      playerName = type.getMethod("playerName");
    } catch (ReflectiveOperationException e) {
      throw new Failure("the framework on the class path is not MNKGame 2.0: " + e);
    }
    player = make(playerClass);
  }

  private static URL[] urls(String classPath) throws Failure {
    List<URL> urls = new ArrayList<>();
    for (String path : classPath.split(File.pathSeparator, -1)) {
      try {
        urls.add(new File(path).toURI().toURL());
      } catch (MalformedURLException e) {
        throw new Failure("the class path cannot be read: " + path);
      }
    }
    return urls.toArray(URL[]::new);
  }

  private Class<?> load(String name, String ifMissing) throws Failure {
    try {
      return loader.loadClass(name);
    } catch (ClassNotFoundException e) {
      throw new Failure(ifMissing);
    } catch (LinkageError e) {
      // Found, but not what it needs; or its package is not the folder it lies in.
      throw new Failure("the class %s cannot be loaded: %s".formatted(name, e));
    }
  }

  private Object make(Class<?> playerClass) throws Failure {
    try {
      Constructor<?> constructor = playerClass.getDeclaredConstructor();
      constructor.setAccessible(true);
      return onAThreadOfItsOwn(constructor::newInstance);
    } catch (NoSuchMethodException e) {
      throw new Failure(playerClass.getName() + " has no constructor without parameters");
    }
  }

  String name() throws Failure {
    return String.valueOf(onAThreadOfItsOwn(() -> playerName.invoke(player)));
  }

  void init(int rows, int columns, int inARow, boolean first, int seconds) throws Failure {
    this.rows = rows;
    this.columns = columns;
    onAThreadOfItsOwn(
        () ->
            Optional.ofNullable(initPlayer.invoke(player, rows, columns, inARow, first, seconds)));
  }

  /**
   * The cell it selects, numbered row by row as far as it is on the board, as row and column.
   *
   * @param played the cells in playing order, numbered row by row
   */
  Optional<int[]> select(int[] played) throws Failure {
    Object marked = Array.newInstance(cellClass, played.length);
    for (int i = 0; i < played.length; i++) {
      Array.set(marked, i, cell(played[i], states.get(i % 2)));
    }
    Object free = freeCells(played);
    Optional<Object> selected =
        onAThreadOfItsOwn(() -> Optional.ofNullable(selectCell.invoke(player, free, marked)));
    try {
      return selected.isEmpty()
          ? Optional.empty()
          : Optional.of(new int[] {row.getInt(selected.get()), column.getInt(selected.get())});
    } catch (IllegalAccessException e) {
      throw new Failure("its cells cannot be read: " + e);
    }
  }

  /**
   * The free cells in the order of the course's framework, which keeps them in a hash set of this
   * size: some players break ties by it.
   */
  private Object freeCells(int[] played) throws Failure {
    int cells = rows * columns;
    Object[] all = new Object[cells];
    Set<Object> free = new HashSet<>((int) Math.ceil(cells / 0.75));
    for (int number = 0; number < cells; number++) {
      all[number] = cell(number, states.getLast());
      free.add(all[number]);
    }
    for (int number : played) {
      free.remove(all[number]);
    }
    return free.toArray((Object[]) Array.newInstance(cellClass, free.size()));
  }

  private Object cell(int number, Object state) throws Failure {
    try {
      return newCell.newInstance(number / columns, number % columns, state);
    } catch (ReflectiveOperationException e) {
      throw new Failure("the framework makes no cells: " + e);
    }
  }

  private <T> T onAThreadOfItsOwn(Callable<T> call) throws Failure {
    FutureTask<T> task = new FutureTask<>(call);
    Thread thread = new Thread(task, "player");
    thread.setContextClassLoader(loader);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (ExecutionException e) {
      throw new Failure("threw " + describe(e));
    } catch (InterruptedException e) {
      throw new Failure("was interrupted");
    }
  }

  /** What the player threw, out of what reflection and threads have wrapped it in. */
  private static String describe(Throwable wrapped) {
    Throwable thrown = wrapped;
    for (Throwable cause = thrown.getCause();
        cause != null
            && (thrown instanceof ExecutionException
                || thrown instanceof InvocationTargetException);
        cause = thrown.getCause()) {
      thrown = cause;
    }
    StackTraceElement[] trace = thrown.getStackTrace();
    return thrown + (trace.length == 0 ? "" : " at " + trace[0]);
  }
}
