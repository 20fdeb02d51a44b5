package agon.cli.terminal;

import java.io.PrintWriter;

/** Whether anybody still reads what we print. */
public final class Pipe {
  private Pipe() {}

  /** The writer alone never knows: standard output below it swallows what goes wrong. */
  public static boolean isBroken(PrintWriter out) {
    return out.checkError() || System.out.checkError();
  }
}
