/** How the two sides look and are called. A side is drawn by its name: White is light whoever begins. */
import { tOr } from './messages.js';

const TONES = { Black: 'dark', White: 'light', Red: 'red', X: 'dark', O: 'light', South: 'south', North: 'north' };

/** The tone of a side: dark, light, red, south or north. */
export function tone(sides, owner) {
  return TONES[sides?.[owner]] ?? (owner === 0 ? 'dark' : 'light');
}

/** What a side is called in the reader's language. */
export function sideName(sides, owner) {
  const name = sides?.[owner] ?? '';
  return tOr(`side.${name}`, name);
}
