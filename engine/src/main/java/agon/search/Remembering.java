package agon.search;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A solver that can be asked for what it remembers, so that another goes on where it stood. */
public interface Remembering extends Exact {
  /** Writes everything that was found. */
  void write(DataOutputStream out) throws IOException;

  /** Takes over what a solver of the same game and as much memory wrote. */
  void read(DataInputStream in) throws IOException;
}
