/** How the two sides look and are called. A side is drawn by its name: White is light whoever begins. */
import { tOr } from './messages.js';

const TONES = { Black: 'dark', White: 'light', Red: 'red', X: 'dark', O: 'light', South: 'south', North: 'north' };

/** The tone of a side: dark, light, red, south or north. */
export function tone(sides, owner) {
  return TONES[sides?.[owner]] ?? (owner === 0 ? 'dark' : 'light');
}

/** Up to this many rows and columns X and O are drawn as such, on larger boards as stones. */
const MARKS_UP_TO = 5;

export function drawsMarks({ sides, picture }) {
  return sides[0] === 'X' && picture.columns <= MARKS_UP_TO && picture.rows <= MARKS_UP_TO;
}

/** What a side is called in the reader's language. */
export function sideName(sides, owner) {
  const name = sides?.[owner] ?? '';
  return tOr(`side.${name}`, name);
}
