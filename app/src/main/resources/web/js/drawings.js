/**
 * What somebody draws on a board to say what they mean: arrows, and rings around places. They travel in a comment the way
 * chess programs write them, [%cal Gf5d6] for a green arrow and [%csl Rc3] for a red ring.
 */
import { s } from './dom.js';

/** As they are chosen while drawing: plain, with Shift or Ctrl, with Alt, with both. */
export const COLOURS = ['G', 'R', 'B', 'Y'];

/** Two places that belong together, as a line between them; not a colour anybody can choose. */
export const PAIR = 'P';
const BEND = 0.2;

export function colourOf({ shiftKey, ctrlKey, altKey }) {
  return COLOURS[(shiftKey || ctrlKey ? 1 : 0) + (altKey ? 2 : 0)];
}

const PLACE = /^[a-z]+\d+$/i;
const WORD = /\[%(csl|cal) ([^\]]*)\]/g;

const isSame = (one, other) => one.from === other.from && one.to === other.to;

/** The drawings with one more; the same once more takes it away, in another colour it changes its colour. */
export function toggled(drawings, drawing) {
  const rest = drawings.filter((other) => !isSame(other, drawing));
  const was = drawings.find((other) => isSame(other, drawing));
  return was?.colour === drawing.colour ? rest : [...rest, drawing];
}

/** As words of a comment; none for none. A dash parts names that could be read in two ways. */
export function drawnWords(drawings) {
  const rings = drawings.filter(({ to }) => to === null).map(({ colour, from }) => colour + from);
  const arrows = drawings.filter(({ to }) => to !== null).map(({ colour, from, to }) => `${colour}${from}${PLACE.test(from) && PLACE.test(to) ? '' : '-'}${to}`);
  return [rings.length ? `[%csl ${rings.join(',')}]` : null, arrows.length ? `[%cal ${arrows.join(',')}]` : null].filter(Boolean).join(' ');
}

/** A comment as it was written: the words, and what was drawn. */
export function readComment(text) {
  const drawings = [];
  for (const [, kind, list] of text.matchAll(WORD)) {
    for (const item of list.split(',').map((word) => word.trim())) {
      const [, colour, rest] = /^([GRBY])(.+)$/.exec(item) ?? [];
      if (!colour) continue;
      const [, from, to] = /^(.+)-(.+)$/.exec(rest) ?? /^([a-z]+\d+)([a-z]+\d+)$/i.exec(rest) ?? [];
      if (kind === 'csl') drawings.push({ colour, from: rest, to: null });
      else if (from) drawings.push({ colour, from, to });
    }
  }
  return { words: text.replace(WORD, '').replace(/\s+/g, ' ').trim(), drawings };
}

/** Over a board; what names no place of it is left out. */
export function drawn(board, drawings) {
  return drawings.map(({ from, to, colour }) => {
    const start = board.box(from);
    const end = to === null ? null : board.box(to);
    if (!start || (to !== null && !end)) return null;
    return s('g', { class: `drawing drawing-${colour}` }, !end ? ring(start) : colour === PAIR ? link(start, end) : arrow(start, end));
  });
}

function ring(box) {
  const circle = (look) => s('circle', { class: look, cx: box.cx, cy: box.cy, r: Math.min(box.w, box.h) * 0.44 });
  return [circle('drawing-halo'), circle('drawing-line')];
}

/** Bent a little, so that those on one line can be told apart. */
export function bent(x1, y1, x2, y2) {
  return [(x1 + x2) / 2 + (y2 - y1) * BEND, (y1 + y2) / 2 - (x2 - x1) * BEND];
}

function link(from, to) {
  return s('path', { class: 'drawing-line', d: `M${from.cx} ${from.cy} Q${bent(from.cx, from.cy, to.cx, to.cy)} ${to.cx} ${to.cy}` });
}

function arrow(from, to) {
  const [dx, dy] = [to.cx - from.cx, to.cy - from.cy];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [bx, by] = [to.cx - ux * 34, to.cy - uy * 34];
  const line = (look) => s('line', { class: look, x1: from.cx + ux * 18, y1: from.cy + uy * 18, x2: bx, y2: by });
  const head = (look) => s('path', { class: look, d: `M${to.cx} ${to.cy} L${bx - uy * 24} ${by + ux * 24} L${bx + uy * 24} ${by - ux * 24} Z` });
  return [line('drawing-halo'), head('drawing-halo'), line('drawing-line'), head('drawing-head')];
}
