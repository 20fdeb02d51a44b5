package agon.cluster.secret;

import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509ExtendedKeyManager;
import javax.net.ssl.X509ExtendedTrustManager;
import org.jspecify.annotations.Nullable;

/**
 * TLS among those who know a token. Both sides show the certificate whose key follows from it, and
 * accept no other. No authority, host name or date comes into it.
 */
public final class Tls {
  private static final String ALIAS = "farm";

  private Tls() {}

  public static SSLContext context(Token token) {
    KeyPair keys = KeyFromSecret.pair(token.derive("key"));
    X509Certificate certificate = Certificate.of(keys);
    try {
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(
          new KeyManager[] {new Shown(certificate, keys.getPrivate())},
          new TrustManager[] {new Pinned(keys.getPublic())},
          null);
      return context;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Shows our certificate to everybody. */
  private static final class Shown extends X509ExtendedKeyManager {
    private final X509Certificate certificate;
    private final PrivateKey key;

    Shown(X509Certificate certificate, PrivateKey key) {
      this.certificate = certificate;
      this.key = key;
    }

    private static boolean isOurKind(String kind) {
      return kind.startsWith("EC");
    }

    private static @Nullable String chosen(String... kinds) {
      for (String kind : kinds) {
        if (isOurKind(kind)) {
          return ALIAS;
        }
      }
      return null;
    }

    @Override
    public String @Nullable [] getClientAliases(String kind, Principal @Nullable [] issuers) {
      return isOurKind(kind) ? new String[] {ALIAS} : null;
    }

    @Override
    public @Nullable String chooseClientAlias(
        String[] kinds, Principal @Nullable [] issuers, @Nullable Socket socket) {
      return chosen(kinds);
    }

    @Override
    public @Nullable String chooseEngineClientAlias(
        String[] kinds, Principal @Nullable [] issuers, @Nullable SSLEngine engine) {
      return chosen(kinds);
    }

    @Override
    public String @Nullable [] getServerAliases(String kind, Principal @Nullable [] issuers) {
      return isOurKind(kind) ? new String[] {ALIAS} : null;
    }

    @Override
    public @Nullable String chooseServerAlias(
        String kind, Principal @Nullable [] issuers, @Nullable Socket socket) {
      return chosen(kind);
    }

    @Override
    public @Nullable String chooseEngineServerAlias(
        String kind, Principal @Nullable [] issuers, @Nullable SSLEngine engine) {
      return chosen(kind);
    }

    @Override
    public X509Certificate[] getCertificateChain(String alias) {
      return new X509Certificate[] {certificate};
    }

    @Override
    public PrivateKey getPrivateKey(String alias) {
      return key;
    }
  }

  /** Trusts one key. */
  private static final class Pinned extends X509ExtendedTrustManager {
    private final PublicKey key;

    Pinned(PublicKey key) {
      this.key = key;
    }

    private void check(X509Certificate @Nullable [] chain) throws CertificateException {
      if (chain == null || chain.length != 1 || !key.equals(chain[0].getPublicKey())) {
        throw new CertificateException("not of this farm");
      }
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind)
        throws CertificateException {
      check(chain);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind, Socket socket)
        throws CertificateException {
      check(chain);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind, SSLEngine engine)
        throws CertificateException {
      check(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind)
        throws CertificateException {
      check(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind, Socket socket)
        throws CertificateException {
      check(chain);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind, SSLEngine engine)
        throws CertificateException {
      check(chain);
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
      return new X509Certificate[0];
    }
  }
}
