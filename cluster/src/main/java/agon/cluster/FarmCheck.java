package agon.cluster;

import agon.cluster.secret.Tls;
import agon.game.BadInput;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;

/** Whether a farm is there and knows us: said in a moment, before an engine is started for it. */
final class FarmCheck {
  private static final int PATIENCE_MILLIS = 5_000;

  private FarmCheck() {}

  /** What to speak with it by from now on. */
  static SSLContext knock(FarmKey key) {
    FarmAddress address = key.address();
    SSLContext tls = Tls.context(key.token());
    try (Socket plain = new Socket()) {
      plain.connect(new InetSocketAddress(address.host(), address.port()), PATIENCE_MILLIS);
      plain.setSoTimeout(PATIENCE_MILLIS);
      try (SSLSocket secure =
          (SSLSocket)
              tls.getSocketFactory().createSocket(plain, address.host(), address.port(), false)) {
        secure.startHandshake();
      }
      return tls;
    } catch (SSLException e) {
      throw new BadInput(
          "there is a farm at %s, but not one that this token opens".formatted(address.text()));
    } catch (IOException e) {
      throw new BadInput(
          "there is no farm at %s (%s); ./agon farm start begins one"
              .formatted(address.text(), String.valueOf(e.getMessage())));
    }
  }
}
