package agon.cluster.secret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import agon.game.BadInput;
import java.io.IOException;
import java.net.InetAddress;
import java.security.KeyPair;
import java.security.Signature;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;

class TlsTest {
  private static final Token TOKEN = new Token("abcdefghijkmnpqrstuvwxyz23");

  @Test
  void aKeyPairThatFollowsFromASecretIsOne() throws Exception {
    KeyPair keys = KeyFromSecret.pair(TOKEN.derive("test"));
    Signature signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(keys.getPrivate());
    signature.update(new byte[] {1, 2, 3});
    byte[] signed = signature.sign();
    signature.initVerify(keys.getPublic());
    signature.update(new byte[] {1, 2, 3});
    assertThat(signature.verify(signed)).isTrue();
    assertThat(KeyFromSecret.pair(TOKEN.derive("test")).getPublic()).isEqualTo(keys.getPublic());
    assertThat(KeyFromSecret.pair(TOKEN.derive("other")).getPublic())
        .isNotEqualTo(keys.getPublic());
  }

  @Test
  void theCertificateIsSignedByItsOwnKey() throws Exception {
    KeyPair keys = KeyFromSecret.pair(TOKEN.derive("test"));
    Certificate.of(keys).verify(keys.getPublic());
  }

  @Test
  void whoeverHasTheTokenGetsThrough() throws Exception {
    assertThat(said(Tls.context(TOKEN))).isEqualTo(42);
  }

  @Test
  void anotherTokenDoesNotGetThrough() throws Exception {
    SSLContext other = Tls.context(new Token("bbcdefghijkmnpqrstuvwxyz23"));
    assertThatThrownBy(() -> said(other)).isInstanceOf(CompletionException.class);
  }

  @Test
  void whoTrustsEverybodyButShowsNothingDoesNotGetThrough() throws Exception {
    SSLContext stranger = SSLContext.getInstance("TLS");
    stranger.init(null, new javax.net.ssl.TrustManager[] {new Gullible()}, null);
    assertThatThrownBy(() -> said(stranger)).isInstanceOf(CompletionException.class);
  }

  @Test
  void aTokenIsAsFarmStartPrintsIt() {
    assertThat(new Token(" " + TOKEN.text().toUpperCase(java.util.Locale.ROOT) + " "))
        .isEqualTo(TOKEN);
    assertThat(Token.random()).isNotEqualTo(Token.random());
    assertThat(TOKEN.toString()).doesNotContain(TOKEN.text());
    assertThatThrownBy(() -> new Token("secret")).isInstanceOf(BadInput.class);
  }

  /**
   * What the server reads of a client with this context, which sends 42; fails if it reads none.
   */
  private static int said(SSLContext client) throws Exception {
    try (SSLServerSocket server =
        (SSLServerSocket)
            Tls.context(TOKEN)
                .getServerSocketFactory()
                .createServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      server.setNeedClientAuth(true);
      CompletableFuture<Integer> read =
          CompletableFuture.supplyAsync(
              () -> {
                try (SSLSocket accepted = (SSLSocket) server.accept()) {
                  return accepted.getInputStream().read();
                } catch (IOException e) {
                  throw new CompletionException(e);
                }
              });
      try (SSLSocket socket =
          (SSLSocket)
              client
                  .getSocketFactory()
                  .createSocket(InetAddress.getLoopbackAddress(), server.getLocalPort())) {
        socket.getOutputStream().write(42);
        return read.join();
      } catch (IOException e) { // dropped, sooner or later
        throw new CompletionException(e);
      }
    }
  }

  /** A client that does not care whom it speaks with. */
  private static final class Gullible extends javax.net.ssl.X509ExtendedTrustManager {
    @Override
    public void checkClientTrusted(java.security.cert.X509Certificate[] chain, String kind) {}

    @Override
    public void checkServerTrusted(java.security.cert.X509Certificate[] chain, String kind) {}

    @Override
    public void checkClientTrusted(
        java.security.cert.X509Certificate[] chain, String kind, java.net.Socket socket) {}

    @Override
    public void checkServerTrusted(
        java.security.cert.X509Certificate[] chain, String kind, java.net.Socket socket) {}

    @Override
    public void checkClientTrusted(
        java.security.cert.X509Certificate[] chain, String kind, javax.net.ssl.SSLEngine engine) {}

    @Override
    public void checkServerTrusted(
        java.security.cert.X509Certificate[] chain, String kind, javax.net.ssl.SSLEngine engine) {}

    @Override
    public java.security.cert.X509Certificate[] getAcceptedIssuers() {
      return new java.security.cert.X509Certificate[0];
    }
  }
}
