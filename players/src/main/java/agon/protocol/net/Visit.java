package agon.protocol.net;

import agon.process.Conversation;

/**
 * Somebody at the door.
 *
 * @param number 1, 2, 3 … in the order they came
 * @param onClosed to be called when the socket is closed: makes room for another
 */
public record Visit(Wire wire, int number, Conversation transcript, Runnable onClosed) {}
