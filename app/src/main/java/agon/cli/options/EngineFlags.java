package agon.cli.options;

import agon.game.BadInput;
import agon.search.EngineOptions;
import agon.search.Limits;
import java.time.Duration;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How the engine thinks and for how long, on the command line. */
public final class EngineFlags {
  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = TimeConverter.class,
      description = "think so long: 10s, 500ms, 2m")
  private @Nullable Duration time;

  @Option(names = "--depth", paramLabel = "N", description = "think so many moves ahead")
  private @Nullable Integer depth;

  @Option(names = "--nodes", paramLabel = "N", description = "look at so many positions")
  private @Nullable Long nodes;

  @Option(names = "--threads", paramLabel = "N", description = "threads (default 1)")
  private @Nullable Integer threads;

  @Option(names = "--hash", paramLabel = "MIB", description = "size of the table (default 256 MiB)")
  private int hash = 256;

  @Option(names = "--multipv", paramLabel = "N", description = "show the N best moves")
  private @Nullable Integer multipv;

  @Option(
      names = "--options",
      paramLabel = "NAME=VALUE,…",
      description = "any other option of the engine: lmr=false,etc=false")
  private @Nullable String options;

  /** The limits given, or so much time. */
  public Limits limits(Duration otherwise) {
    Limits limits = Limits.NONE;
    if (depth != null) {
      limits = limits.andDepth(atLeastOne("--depth", depth));
    }
    if (nodes != null) {
      limits = limits.andNodes(atLeastOne("--nodes", nodes));
    }
    if (time != null) {
      limits = limits.andTime(time);
    }
    return limits.equals(Limits.NONE) ? Limits.time(otherwise) : limits;
  }

  /** How many of the best moves to show, if that was said. */
  public OptionalInt multipv() {
    return multipv == null ? OptionalInt.empty() : OptionalInt.of(atLeastOne("--multipv", multipv));
  }

  public EngineOptions engineOptions() {
    EngineOptions engine = EngineOptions.STANDARD.with("hash=" + hash);
    if (threads != null) {
      engine = engine.with("threads=" + threads);
    }
    if (multipv != null) {
      engine = engine.with("multipv=" + multipv);
    }
    return options == null ? engine : engine.with(options);
  }

  private static int atLeastOne(String name, int value) {
    return (int) atLeastOne(name, (long) value);
  }

  private static long atLeastOne(String name, long value) {
    if (value < 1) {
      throw new BadInput(name + " is 1 or more, not " + value);
    }
    return value;
  }
}
