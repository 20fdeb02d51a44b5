package agon.process;

/** Takes down conversations with players, a transcript for every start of one. */
@FunctionalInterface
public interface Recorder {
  /** Takes nothing down. */
  Recorder NONE = player -> Transcript.NONE;

  /** A transcript for a player that is being started; whoever ends the player closes it. */
  Transcript begin(String player);
}
