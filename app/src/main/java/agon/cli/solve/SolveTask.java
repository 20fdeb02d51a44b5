package agon.cli.solve;

import agon.game.Game;
import agon.game.Position;

/**
 * What is to be proven, and what every way to prove it needs.
 *
 * @param hash MiB of its table
 * @param givingUp says when it is enough
 * @param output takes what is found out
 */
record SolveTask(Game game, Position position, int hash, GivingUp givingUp, SolveOutput output) {}
