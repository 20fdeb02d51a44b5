package agon.process;

/** Starts a program that heeds nothing, says its number and waits to be killed. */
final class ShortLivedHost {
  private ShortLivedHost() {}

  public static void main(String[] args) throws InterruptedException {
    ChildProcess child = new ChildProcess(Launch.of("sleep 1000"));
    System.out.println(child.pid());
    Thread.sleep(60_000);
    child.close();
  }
}
