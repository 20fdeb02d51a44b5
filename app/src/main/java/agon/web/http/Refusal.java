package agon.web.http;

/** A request that is refused for a reason other than nonsense in it: status and one sentence. */
public final class Refusal extends RuntimeException {
  public static final int BROKEN_OFF = 400;
  public static final int FORBIDDEN = 403;
  public static final int NOT_FOUND = 404;
  public static final int CONFLICT = 409;
  public static final int TOO_LARGE = 413;
  public static final int WRONG_TYPE = 415;
  public static final int TOO_MANY = 429;

  private final int status;
  private final String sentence;

  public Refusal(int status, String sentence) {
    super(sentence, null, false, false);
    this.status = status;
    this.sentence = sentence;
  }

  public int status() {
    return status;
  }

  public String sentence() {
    return sentence;
  }
}
