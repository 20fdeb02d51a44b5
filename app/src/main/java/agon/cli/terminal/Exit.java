package agon.cli.terminal;

/** What exit codes mean, for scripts. */
public final class Exit {
  public static final int OK = 0;
  public static final int FAILED = 1;
  public static final int BAD_INPUT = 2;
  public static final int UNDECIDED = 3;

  private Exit() {}
}
