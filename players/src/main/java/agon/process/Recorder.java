package agon.process;

/** Takes down conversations with players, a transcript for every start of one. */
@FunctionalInterface
public interface Recorder {
  /** Takes nothing down. */
  Recorder NONE = player -> Conversation.NONE;

  /** A transcript for a player that is being started; whoever ends the player closes it. */
  Conversation begin(String player);
}
