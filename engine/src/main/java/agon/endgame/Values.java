package agon.endgame;

import java.nio.ByteBuffer;

/**
 * A database that is there.
 *
 * @param size up to which positions are known
 * @param bytes never written to again
 */
public record Values(int size, ByteBuffer bytes) {}
