package agon.protocol.net;

import agon.protocol.Transcript;
import java.net.Socket;

/**
 * Somebody at the door.
 *
 * @param number 1, 2, 3 … in the order they came
 * @param onClosed to be called when the socket is closed: makes room for another
 */
public record Visit(Socket socket, int number, Transcript transcript, Runnable onClosed) {}
