/** Every step of a search in a sentence, and its values as people say them. */
import { number, signed, t } from './messages.js';
import { WIN, badgeText, isWin } from './score-text.js';
import { sideName } from './sides.js';
import { reasonOf } from './think-steps.js';

/** The house's values are hundredths of the game's unit; the reports' players count in points of their own. */
export function valueText(value, player) {
  if (player !== 'textbook') return signed(value);
  return isWin(value) ? badgeText(value, 'estimate') : signed(value / 100, Math.abs(value) % 100 === 0 ? 0 : 1);
}

/** As part of a sentence. */
export function saidValue(value, player, us, them, say) {
  return isWin(value) && player === 'textbook' ? t('think.wins', { who: value > 0 ? us : them, plies: WIN - Math.abs(value) }) : say(value);
}

export function explain({ kind, node, better }, { sides, turn, player }, say) {
  const us = sideName(sides, turn);
  const them = sideName(sides, 1 - turn);
  const who = node.side === turn ? us : them;
  const said = (number) => saidValue(number, player, us, them, say);
  const value = said(node.value);
  const move = node.move === 'pass' ? t('pass') : node.move;
  const verdict = node.parent ? ` ${judged(node, better, node.parent.side === turn ? us : them)}` : '';
  switch (kind) {
    case 'enter':
      return node.parent ? t(node.side === turn ? 'think.enter.most' : 'think.enter.least', { move, who }) : t('think.enter.root', { who });
    case 'leaf':
      return t('think.leaf', { move, value }) + verdict;
    case 'over':
      return t('think.over', { move, value }) + verdict;
    case 'table':
      return t('think.table', { move, value }) + verdict;
    case 'cut':
      return cutWords(node, turn, us, them, said);
    default:
      return node.parent
        ? t('think.leave', { move, value, who, best: node.best.move }) + verdict
        : t('think.done', { who, value, best: node.best.move });
  }
}

/** Why nobody looks further here, and by which move the other side has what it relies on. */
function cutWords(node, turn, us, them, said) {
  const reason = reasonOf(node, turn);
  const words = t(node.side === turn ? 'think.cut.beta' : 'think.cut.alpha', {
    us, them, value: said(node.value), bound: said(node.side === turn ? node.beta : node.alpha), count: number(node.skipped.length), moves: some(node.skipped),
  });
  return reason ? `${words} ${t('think.cut.because', { who: node.side === turn ? them : us, line: reason.path.join(' ') })}` : words;
}

function judged(node, better, chooser) {
  return t(better ? 'think.better' : 'think.worse', { who: chooser });
}

/** The first few of many moves. */
function some(moves) {
  return moves.length > 6 ? `${moves.slice(0, 6).join(' ')} …` : moves.join(' ');
}
