package agon.cluster;

import agon.cluster.grid.Member;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Map;

/** What machines say of themselves. */
final class Facts {
  private static final String NAME = "name";
  private static final String CORES = "cores";
  private static final String SPEED = "speed";
  private static final String PROCESS = "process";

  private Facts() {}

  /**
   * About this machine.
   *
   * @param speed nodes a second on one core, see {@link Speed}
   */
  static Map<String, String> of(String name, int cores, long speed) {
    return Map.of(
        NAME, name,
        CORES, Integer.toString(cores),
        SPEED, Long.toString(speed),
        PROCESS, Long.toString(ProcessHandle.current().pid()));
  }

  static String hostName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "machine";
    }
  }

  /** What people call it: two on one host are told apart by the numbers of their processes. */
  static String name(Member member) {
    return member.fact(NAME) + "/" + member.fact(PROCESS);
  }

  /** What it was called when it came; several may be called the same. */
  static String host(Member member) {
    return member.fact(NAME);
  }

  static int cores(Member member) {
    return Math.clamp(number(member, CORES), 1, 4096);
  }

  static long speed(Member member) {
    return number(member, SPEED);
  }

  private static long number(Member member, String fact) {
    try {
      return Long.parseLong(member.fact(fact));
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
