package agon.cluster.secret;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;

/**
 * The key pair of P-256 that belongs to a given secret. Java makes such pairs by chance only, so
 * the point is calculated here, as the books have it: once a start, from a secret that is used for
 * nothing else, so it need not be quick nor take the same time for every secret.
 */
final class KeyFromSecret {
  private static final ECParameterSpec P256 = p256();
  private static final BigInteger PRIME = ((ECFieldFp) P256.getCurve().getField()).getP();

  private KeyFromSecret() {}

  private static ECParameterSpec p256() {
    try {
      AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
      parameters.init(new ECGenParameterSpec("secp256r1"));
      return parameters.getParameterSpec(ECParameterSpec.class);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  static KeyPair pair(byte[] secret) {
    BigInteger most = P256.getOrder().subtract(BigInteger.ONE);
    BigInteger key = new BigInteger(1, secret).mod(most).add(BigInteger.ONE);
    try {
      KeyFactory keys = KeyFactory.getInstance("EC");
      return new KeyPair(
          keys.generatePublic(new ECPublicKeySpec(times(P256.getGenerator(), key), P256)),
          keys.generatePrivate(new ECPrivateKeySpec(key, P256)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ECPoint times(ECPoint point, BigInteger factor) {
    ECPoint sum = ECPoint.POINT_INFINITY;
    for (int bit = factor.bitLength() - 1; bit >= 0; bit--) {
      sum = plus(sum, sum);
      if (factor.testBit(bit)) {
        sum = plus(sum, point);
      }
    }
    return sum;
  }

  private static ECPoint plus(ECPoint one, ECPoint two) {
    if (one.equals(ECPoint.POINT_INFINITY)) {
      return two;
    }
    if (two.equals(ECPoint.POINT_INFINITY)) {
      return one;
    }
    BigInteger x1 = one.getAffineX();
    BigInteger y1 = one.getAffineY();
    BigInteger slope;
    if (x1.equals(two.getAffineX())) {
      if (!y1.equals(two.getAffineY()) || y1.signum() == 0) {
        return ECPoint.POINT_INFINITY;
      }
      BigInteger rise =
          x1.pow(2).multiply(BigInteger.valueOf(3)).add(P256.getCurve().getA()).mod(PRIME);
      slope = rise.multiply(y1.shiftLeft(1).modInverse(PRIME)).mod(PRIME);
    } else {
      BigInteger rise = two.getAffineY().subtract(y1);
      slope = rise.multiply(two.getAffineX().subtract(x1).modInverse(PRIME)).mod(PRIME);
    }
    BigInteger x = slope.pow(2).subtract(x1).subtract(two.getAffineX()).mod(PRIME);
    BigInteger y = slope.multiply(x1.subtract(x)).subtract(y1).mod(PRIME);
    return new ECPoint(x, y);
  }
}
