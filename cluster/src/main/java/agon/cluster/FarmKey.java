package agon.cluster;

import agon.cluster.secret.Token;

/** All that it takes to get into a farm. */
public record FarmKey(FarmAddress address, Token token) {}
