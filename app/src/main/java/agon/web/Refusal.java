package agon.web;

/** A request that is refused for a reason other than nonsense in it: status and one sentence. */
final class Refusal extends RuntimeException {
  static final int BROKEN_OFF = 400;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int CONFLICT = 409;
  static final int TOO_LARGE = 413;
  static final int WRONG_TYPE = 415;
  static final int TOO_MANY = 429;

  private final int status;
  private final String sentence;

  Refusal(int status, String sentence) {
    super(sentence, null, false, false);
    this.status = status;
    this.sentence = sentence;
  }

  int status() {
    return status;
  }

  String sentence() {
    return sentence;
  }
}
