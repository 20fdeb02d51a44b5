package agon.process;

import java.time.Duration;

/**
 * What a program in the sandbox may use at the most, besides memory.
 *
 * @param processes processes and threads together
 * @param cpu processor time of each process
 * @param file MiB of the largest file it may write
 */
public record ProgramLimits(int processes, Duration cpu, int file) {
  /** Enough for any player, and too little to hurt. */
  public static final ProgramLimits STANDARD = new ProgramLimits(1024, Duration.ofHours(24), 1024);
}
