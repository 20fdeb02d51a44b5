/** What a game is called: by its own name where a well-known one has one, else by its family's. */
import { tOr } from './messages.js';

const NAMED = { 'mnk(m=3,n=3,k=3)': 'tictactoe', 'mnk(m=15,n=15,k=5)': 'gomoku' };

export function gameTitle(line) {
  const family = line.replace(/\(.*/, '');
  return tOr(`game.${NAMED[line] ?? family}`, family.charAt(0).toUpperCase() + family.slice(1));
}
