/** A hint as somebody beside you would give it: the move, what it is worth, what is likely to follow. */
import { t } from './messages.js';
import { amountText, isProven, isWin } from './score-text.js';
import { sideName } from './sides.js';

/** Below this an estimate says nothing: in hundredths. */
const EVEN = 25;

/** @param hint the server's: move, score for the side to move, kind, line */
export function hintWords({ sides, turn, unit, pass }, { move, score, kind, line }) {
  const said = (text) => (text === pass ? t('pass') : text);
  const other = sideName(sides, 1 - turn);
  const amount = amountText(score, kind, unit).replace(/^\+/, '');
  const proven = isProven(kind);
  const worth = isWin(score) ? t(score > 0 ? 'hint.wins' : 'hint.loses', { amount, other })
    : proven && score === 0 ? t('hint.draws')
      : Math.abs(score) < EVEN && !proven ? t('hint.even')
        : t(score > 0 ? (proven ? 'hint.surelyAhead' : 'hint.ahead') : proven ? 'hint.surelyBehind' : 'hint.behind', { amount, other });
  const next = line.slice(1, 5).map(said).join(' ');
  return [t('hint.try', { move: said(move) }), worth, next ? t('hint.then', { line: next }) : null].filter(Boolean).join(' ');
}
