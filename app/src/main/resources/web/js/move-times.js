/** How long moves took: in comments as chess programs write it, [%emt 0:00:01.5], and as bars under a game. */
import { h, put, s } from './dom.js';
import { number, t } from './messages.js';
import { sideName, tone } from './sides.js';

const WORD = /\s*\[%emt (?:(?:(\d{1,4}):)?(\d{1,2}):)?(\d+(?:\.\d+)?)\]\s*/;
const WIDTH = 600;
const HEIGHT = 70;

/** What a comment says of the time, in milliseconds or null, and the comment without it. */
export function readTime(comment) {
  const [, hours = 0, minutes = 0, seconds] = WORD.exec(comment) ?? [];
  return seconds === undefined ? { used: null, rest: comment } : { used: Math.round(1000 * (3600 * +hours + 60 * +minutes + +seconds)), rest: comment.replace(WORD, ' ').trim() };
}

/** As a word of a comment; none where nobody knows. */
export function timeWords(used) {
  if (used === null || used === undefined) return '';
  const two = (value) => String(value).padStart(2, '0');
  const seconds = Math.floor(used / 1000);
  const parts = used % 1000 ? `.${String(used % 1000).padStart(3, '0').replace(/0+$/, '')}` : '';
  return `[%emt ${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${parts}]`;
}

/** A move of the server's as a tree writes it: with the time it took, and what else was noted. */
export function timedMove({ text, used, score, comment }) {
  const notes = [timeWords(used), [score, comment].filter(Boolean).join(', ').replace(/[{}]/g, '')].filter(Boolean).join(' ');
  return notes ? `${text} {${notes}}` : text;
}

/** "0.3 s", "12 s", "2:05". */
export function timeText(millis) {
  if (millis >= 60000) return `${Math.floor(millis / 60000)}:${String(Math.floor(millis / 1000) % 60).padStart(2, '0')}`;
  return `${number(millis / 1000, millis < 9950 ? 1 : 0)} s`;
}

/**
 * A bar for each move: the first side's upwards, the second's downwards, as their square roots, so that short ones are seen beside long ones.
 *
 * @param moves [{side, used}] of the game, used in milliseconds or null
 * @param ply where the reader stands
 */
export function timeGraph(place, moves, sides, ply, onGo) {
  const known = moves.filter(({ used }) => used !== null && used !== undefined);
  if (known.length < 2) {
    put(place);
    return;
  }
  const most = Math.max(1, ...known.map(({ used }) => used));
  const width = WIDTH / moves.length;
  const bars = moves.map(({ side, used }, i) => {
    const tall = Math.sqrt((used ?? 0) / most) * (HEIGHT / 2 - 1);
    return s('rect', {
      class: `time-bar ${tone(sides, side)}${i + 1 === ply ? ' here' : ''}`,
      x: (i + 0.1) * width, width: 0.8 * width, y: side === 0 ? HEIGHT / 2 - tall : HEIGHT / 2, height: tall,
    }, s('title', {}, `${i + 1}. ${timeText(used ?? 0)}`));
  });
  const spent = (side) => known.filter((move) => move.side === side).reduce((sum, { used }) => sum + used, 0);
  const words = [0, 1].map((side) => `${sideName(sides, side)} ${timeText(spent(side))}`).join(' · ');
  const svg = s('svg', { class: 'graph times', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': `${t('times')}: ${words}` },
    s('line', { class: 'graph-middle', x1: 0, y1: HEIGHT / 2, x2: WIDTH, y2: HEIGHT / 2 }), bars);
  svg.addEventListener('click', (event) => {
    const box = svg.getBoundingClientRect();
    onGo(Math.min(moves.length, 1 + Math.floor(((event.clientX - box.left) / box.width) * moves.length)));
  });
  const here = moves[ply - 1]?.used;
  put(place, h('figure', { class: 'times-frame' }, svg,
    h('figcaption', { class: 'soft small' }, `${t('times')}: ${words}`, here === null || here === undefined ? null : ` · ${ply}. ${timeText(here)}`)));
}
