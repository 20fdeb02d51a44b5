package agon.store;

/**
 * The database does not do what it should, and nobody's input is to blame: a full disk, a lost
 * connection, another program that holds the lock. The message is one sentence for people.
 */
public final class StoreFailure extends RuntimeException {
  public StoreFailure(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
