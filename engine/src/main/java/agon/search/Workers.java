package agon.search;

import agon.game.Position;
import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Makes searchers, each kind of position its own class of them.
 *
 * <p>A virtual call that has seen one receiver is inlined; one that has seen four is not, and a
 * search that plays four games in one JVM would lose a third of its speed. So the bytecode of
 * {@link Searcher} is defined once more, as a hidden class (JEP 371), for every class of positions
 * it meets: each copy has its own profile and is compiled for its game alone.
 */
final class Workers {
  private static final MethodType CONSTRUCTOR =
      MethodType.methodType(
          void.class,
          Knowledge.class,
          Position.class,
          TranspositionTable.class,
          Abdada.class,
          EngineOptions.class);
  private static final Map<Class<?>, MethodHandle> MAKERS = new ConcurrentHashMap<>();
  private static final byte[] SEARCHER = bytecode();

  private Workers() {}

  static Worker create(
      Knowledge knowledge,
      Position start,
      TranspositionTable table,
      Abdada abdada,
      EngineOptions options) {
    MethodHandle maker = MAKERS.computeIfAbsent(start.getClass(), type -> define());
    try {
      return (Worker) maker.invoke(knowledge, start, table, abdada, options);
    } catch (Throwable e) {
      throw e instanceof RuntimeException runtime ? runtime : new IllegalStateException(e);
    }
  }

  private static MethodHandle define() {
    try {
      MethodHandles.Lookup hidden = MethodHandles.lookup().defineHiddenClass(SEARCHER, true);
      return hidden.findConstructor(hidden.lookupClass(), CONSTRUCTOR);
    } catch (IllegalAccessException | NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] bytecode() {
    try (InputStream in = Workers.class.getResourceAsStream("Searcher.class")) {
      if (in == null) {
        throw new IllegalStateException("the class file of the searcher is missing");
      }
      return in.readAllBytes();
    } catch (java.io.IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
