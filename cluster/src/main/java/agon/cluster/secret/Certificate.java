package agon.cluster.secret;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;

/**
 * A certificate that signs itself, for a key of P-256: the few fields that TLS wants (RFC 5280),
 * written in DER by hand, since Java reads certificates but makes none. Whom to trust is decided by
 * the key alone, see {@link Tls}.
 */
final class Certificate {
  private static final int INTEGER = 0x02;
  private static final int BITS = 0x03;
  private static final int OBJECT = 0x06;
  private static final int TEXT = 0x0c;
  private static final int TIME = 0x17;
  private static final int SEQUENCE = 0x30;
  private static final int SET = 0x31;

  /** 1.2.840.10045.4.3.2: ECDSA with SHA-256. */
  private static final byte[] ECDSA_SHA256 = {
    0x2a, (byte) 0x86, 0x48, (byte) 0xce, 0x3d, 0x04, 0x03, 0x02
  };

  /** 2.5.4.3: the common name. */
  private static final byte[] COMMON_NAME = {0x55, 0x04, 0x03};

  private Certificate() {}

  static X509Certificate of(KeyPair keys) {
    byte[] algorithm = der(SEQUENCE, der(OBJECT, ECDSA_SHA256));
    byte[] name =
        der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT, COMMON_NAME), text(TEXT, "agon farm"))));
    byte[] validity = der(SEQUENCE, text(TIME, "250101000000Z"), text(TIME, "491231235959Z"));
    byte[] body =
        der(
            SEQUENCE,
            der(INTEGER, new byte[] {1}),
            algorithm,
            name,
            validity,
            name,
            keys.getPublic().getEncoded());
    try {
      Signature signature = Signature.getInstance("SHA256withECDSA");
      signature.initSign(keys.getPrivate());
      signature.update(body);
      byte[] whole = der(SEQUENCE, body, algorithm, der(BITS, new byte[] {0}, signature.sign()));
      return (X509Certificate)
          CertificateFactory.getInstance("X.509")
              .generateCertificate(new ByteArrayInputStream(whole));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] text(int tag, String text) {
    return der(tag, text.getBytes(StandardCharsets.US_ASCII));
  }

  private static byte[] der(int tag, byte[]... parts) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      content.writeBytes(part);
    }
    int length = content.size();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(tag);
    if (length < 0x80) {
      out.write(length);
    } else if (length < 0x100) {
      out.write(0x81);
      out.write(length);
    } else {
      out.write(0x82);
      out.write(length >> 8);
      out.write(length);
    }
    out.writeBytes(content.toByteArray());
    return out.toByteArray();
  }
}
