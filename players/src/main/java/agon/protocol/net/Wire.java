package agon.protocol.net;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;

/** What a conversation goes over: a bare socket, or one with frames around what is said. */
public interface Wire {
  /** Where what the other end says comes from; asked for once. */
  InputStream in() throws IOException;

  /** Sends a message in one piece. */
  void send(byte[] message) throws IOException;

  /** Says that nothing more will be sent. */
  void finish() throws IOException;

  Socket socket();

  /** A socket without anything around it. */
  static Wire of(Socket socket) {
    return new Wire() {
      @Override
      public InputStream in() throws IOException {
        return socket.getInputStream();
      }

      @Override
      public void send(byte[] message) throws IOException {
        socket.getOutputStream().write(message);
      }

      @Override
      public void finish() throws IOException {
        socket.shutdownOutput();
      }

      @Override
      public Socket socket() {
        return socket;
      }
    };
  }
}
