/** Every step of a search in a sentence, and its values as people say them. */
import { number, signed, t } from './messages.js';
import { WIN, badgeText, isWin } from './score-text.js';
import { sideName } from './sides.js';
import { isNarrow, reasonOf } from './think-steps.js';

const HOUSE = ['textbook', 'engine'];

/** The house's values are hundredths of the game's unit; the reports' players count in points of their own. */
export function valueText(value, player) {
  if (!HOUSE.includes(player)) return signed(value);
  if (isWin(value)) return badgeText(value, 'estimate');
  // The engine asks about single hundredths, so they are shown.
  const most = player === 'engine' && Math.abs(value) < 1000 && value % 10 !== 0 ? 2 : 1;
  return signed(value / 100, value % 100 === 0 ? 0 : most);
}

/** As part of a sentence. */
export function saidValue(value, player, us, them, say) {
  return isWin(value) && HOUSE.includes(player) ? t('think.wins', { who: value > 0 ? us : them, plies: WIN - Math.abs(value) }) : say(value);
}

export function explain({ kind, node, better }, { sides, turn, player, pass }, say) {
  const us = sideName(sides, turn);
  const them = sideName(sides, 1 - turn);
  const who = node.side === turn ? us : them;
  const said = (number) => saidValue(number, player, us, them, say);
  const value = `${sign(node, player)}${said(node.value)}`;
  const move = node.move === pass ? t('pass') : node.move;
  if (node.look === 'aside') return t(kind === 'enter' ? 'think.aside' : 'think.aside.done', { value });
  const verdict = !node.parent ? '' : ` ${node.again ? t('think.again') : judged(node, better, node.parent.side === turn ? us : them)}`;
  switch (kind) {
    case 'enter':
      return node.parent
        ? [t(node.side === turn ? 'think.enter.most' : 'think.enter.least', { move, who }), asked(node, turn, said), leftOut(node)].filter(Boolean).join(' ')
        : [t('think.enter.root', { who }), node.alpha === null || node.beta === null ? '' : t('think.window', { from: said(node.alpha), to: said(node.beta) }), leftOut(node)].filter(Boolean).join(' ');
    case 'leaf':
      return t('think.leaf', { move, value }) + verdict;
    case 'over':
      return t('think.over', { move, value }) + verdict;
    case 'table':
      return t('think.table', { move, value }) + verdict;
    case 'known':
      return t(`think.why.${node.why}`, { move, value }) + verdict;
    case 'cut':
      return cutWords(node, turn, us, them, said);
    default:
      if (!node.best) return (node.kind === 'known' ? t(`think.why.${node.why}`, { move, value }) : t('think.stands', { move, value })) + verdict;
      return node.parent
        ? t('think.leave', { move, value, who, best: node.best.move }) + verdict
        : t('think.done', { who, value, best: node.best.move });
  }
}

/** Why nobody looks further here, and by which move the other side has what it relies on. */
function cutWords(node, turn, us, them, said) {
  const reason = reasonOf(node, turn);
  if (!reason && isNarrow(node)) {
    return t(node.side === turn ? 'think.cut.narrow.more' : 'think.cut.narrow.less', {
      us, value: said(node.value), bound: said(node.alpha), count: number(node.skipped.length), moves: some(node.skipped),
    });
  }
  const root = rootOf(node);
  if (!reason && (node.side === turn ? node.beta === root.beta : node.alpha === root.alpha)) {
    return t('think.cut.window', { value: said(node.value), from: said(root.alpha), to: said(root.beta), count: number(node.skipped.length), moves: some(node.skipped) });
  }
  const words = t(node.side === turn ? 'think.cut.beta' : 'think.cut.alpha', {
    us, them, value: said(node.value), bound: said(node.side === turn ? node.beta : node.alpha), count: number(node.skipped.length), moves: some(node.skipped),
  });
  return reason ? `${words} ${t('think.cut.because', { who: node.side === turn ? them : us, line: reason.path.join(' ') })}` : words;
}

function rootOf(node) {
  return node.parent ? rootOf(node.parent) : node;
}

/** A value at or beyond its window is only a bound of it. */
export function sign(node, player) {
  if (player !== 'engine' || ['over', 'leaf'].includes(node.kind) || isWin(node.value)) return '';
  if (node.alpha !== null && node.value <= node.alpha) return '≤ ';
  return node.beta !== null && node.value >= node.beta ? '≥ ' : '';
}

/** How the engine looks at a move, where it is not from one end to the other. */
function asked(node, turn, said) {
  const bound = node.parent.side === turn ? node.alpha : node.beta;
  return node.look ? t(`think.look.${node.look}`, { bound: bound === null ? '' : said(bound), depth: number(node.depth) }) : '';
}

function leftOut({ left }) {
  return left.length ? t('think.left', { count: number(left.length), moves: some(left) }) : '';
}

function judged(node, better, chooser) {
  return t(better ? 'think.better' : 'think.worse', { who: chooser });
}

/** The first few of many moves. */
function some(moves) {
  return moves.length > 6 ? `${moves.slice(0, 6).join(' ')} …` : moves.join(' ');
}
