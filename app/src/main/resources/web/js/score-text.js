/** Values as people say them, and whose they are: a man of the leading side's colour and how far. */
import { h } from './dom.js';
import { number, signed, t, tOr } from './messages.js';
import { sideChip } from './controls.js';

/** Scores beyond this are wins, and the game is over in WIN less the score plies. */
const LIMIT = 300000;
export const WIN = 400000;
const UNIT = 100;
/** Estimates below this would be shown as 0.0. */
const EVEN = 5;

export function isWin(score) {
  return Math.abs(score) > LIMIT;
}

export function isProven(kind) {
  return String(kind).toLowerCase() === 'proven';
}

/** The value without a sign: "wins in 7", "4 discs", "about 0.6 discs". */
export function amountText(score, kind, unit) {
  if (isWin(score)) return t('score.winsIn', { plies: WIN - Math.abs(score) });
  const proven = isProven(kind);
  const units = Math.abs(score) / UNIT;
  if (proven && units === 0) return t('score.draw');
  const amount = number(units, proven ? 0 : 1);
  return unit ? t('score.amount', { amount, unit: tOr(`unit.${unit}`, unit) }) : amount;
}

/** Short enough for a badge on the board, for the side to move: +4, −0.6, =, +#7 for a win in seven. */
export function badgeText(score, kind) {
  if (isWin(score)) return `${score > 0 ? '+' : '−'}#${WIN - Math.abs(score)}`;
  if (isProven(kind)) return score === 0 ? '=' : signed(score / UNIT);
  return signed(score / UNIT, 1);
}

/** A chip with the leading side's man; proven values are marked as such. */
export function scoreChip(sides, firstScore, kind, unit) {
  const leader = firstScore >= 0 ? 0 : 1;
  const proven = isProven(kind);
  const even = proven ? firstScore === 0 : Math.abs(firstScore) < EVEN;
  return h('span', { class: `score${proven ? ' proven' : ''}`, title: proven ? t('score.proven') : t('score.estimate') },
    even ? null : sideChip(sides, leader), even && !proven ? t('score.even') : amountText(firstScore, kind, unit), proven ? ' ✓' : null);
}
