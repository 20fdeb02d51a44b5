package agon.protocol.net;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.ByteBuffer;

/**
 * The server's end of a WebSocket (RFC 6455). What comes in is one stream of text, as on the
 * course's server: there are clients that send a line in many messages. Frames are taken apart as
 * they come, so their length does not matter. Each message of ours is a text frame.
 */
final class WebSocketWire implements Wire {
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int FIRST_CONTROL = 8;
  private static final int LAST_FRAME = 0x80;
  private static final int MASKED = 0x80;
  private static final int OPCODE = 0x0f;
  private static final int LENGTH = 0x7f;
  private static final int MOST_IN_A_BYTE = 125;
  private static final int TWO_BYTES = 126;
  private static final int EIGHT_BYTES = 127;

  /** 1000: all went as it should. */
  private static final byte[] GOODBYE = {3, (byte) 0xe8};

  private final Socket socket;
  private final DataInputStream frames;
  private boolean finished;

  private WebSocketWire(Socket socket, InputStream in) {
    this.socket = socket;
    frames = new DataInputStream(in);
  }

  /** Shakes hands; an {@link IOException} says that the other end wanted something else. */
  static WebSocketWire accept(Socket socket, String path) throws IOException {
    return new WebSocketWire(socket, WebSocketHandshake.shake(socket, path));
  }

  @Override
  public InputStream in() {
    return new Text();
  }

  @Override
  public void send(byte[] message) throws IOException {
    send(TEXT, message);
  }

  private synchronized void send(int opcode, byte[] content) throws IOException {
    if (finished) {
      return;
    }
    ByteBuffer frame = ByteBuffer.allocate(content.length + 10).put((byte) (LAST_FRAME | opcode));
    if (content.length <= MOST_IN_A_BYTE) {
      frame.put((byte) content.length);
    } else if (content.length <= 0xffff) {
      frame.put((byte) TWO_BYTES).putShort((short) content.length);
    } else {
      frame.put((byte) EIGHT_BYTES).putLong(content.length);
    }
    frame.put(content);
    socket.getOutputStream().write(frame.array(), 0, frame.position());
  }

  @Override
  public synchronized void finish() throws IOException {
    send(CLOSE, GOODBYE);
    finished = true;
    socket.shutdownOutput();
  }

  @Override
  public Socket socket() {
    return socket;
  }

  /** The content of all messages, one after the other. */
  private final class Text extends InputStream {
    private final byte[] mask = new byte[4];
    private long left;
    private long at;

    @Override
    public int read() throws IOException {
      while (left == 0) {
        if (!nextFrame()) {
          return -1;
        }
      }
      left--;
      return (frames.readByte() ^ mask[(int) (at++ & 3)]) & 0xff;
    }

    /** As much as has come, so that nobody waits for more than there is. */
    @Override
    public int read(byte[] into, int from, int length) throws IOException {
      int first = read();
      if (first < 0 || length == 0) {
        return first < 0 ? -1 : 0;
      }
      into[from] = (byte) first;
      int count = 1;
      while (count < length && left > 0 && frames.available() > 0) {
        into[from + count++] = (byte) read();
      }
      return count;
    }

    /** Reads the beginning of the next frame with content; false at the end. */
    private boolean nextFrame() throws IOException {
      while (true) {
        int start = frames.read();
        if (start < 0) {
          return false;
        }
        int second = frames.readUnsignedByte();
        long length = second & LENGTH;
        if (length == TWO_BYTES) {
          length = frames.readUnsignedShort();
        } else if (length == EIGHT_BYTES) {
          length = frames.readLong();
        }
        if ((second & MASKED) == 0 || length < 0) {
          throw new IOException("no frame of a client");
        }
        frames.readFully(mask);
        at = 0;
        int opcode = start & OPCODE;
        if (opcode < FIRST_CONTROL) {
          left = length;
          return true;
        }
        if (!obey(opcode, length)) {
          return false;
        }
      }
    }

    private boolean obey(int opcode, long length) throws IOException {
      if (length > MOST_IN_A_BYTE) {
        throw new IOException("a control frame that long is none");
      }
      byte[] content = frames.readNBytes((int) length);
      if (content.length < length) {
        throw new EOFException();
      }
      for (int i = 0; i < content.length; i++) {
        content[i] ^= mask[i & 3];
      }
      if (opcode == PING) {
        WebSocketWire.this.send(PONG, content);
      }
      return opcode != CLOSE;
    }
  }
}
