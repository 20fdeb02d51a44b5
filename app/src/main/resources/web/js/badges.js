/** The engine's best moves drawn over a board: an arrow where a move goes somewhere, and its value. */
import { s } from './dom.js';

export function badges(board, list) {
  const taken = new Map();
  const scale = (board.view.picture.columns > 10 && board.view.picture.kind !== 'pits') ? 1.4 : 1;
  // The best is drawn last, so that it lies on top.
  return [...list].reverse().map((badge) => {
    const boxes = badge.clicks.map((name) => board.box(name)).filter(Boolean);
    if (!boxes.length) return null;
    const end = boxes.at(-1);
    const row = taken.get(end) ?? 0;
    taken.set(end, row + 1);
    return s('g', { class: `badge rank-${Math.min(badge.rank, 5)}${badge.proven ? ' proven' : ''}${badge.threat ? ' threat' : ''}` },
      boxes.length > 1 ? arrow(boxes[0], end) : badge.small ? null : ring(end),
      pill(end, badge.text, row, scale),
    );
  });
}

function ring(box) {
  return s('circle', { class: 'badge-ring', cx: box.cx, cy: box.cy, r: Math.min(box.w, box.h) * 0.42 });
}

function pill(box, text, row, scale) {
  const width = (18 + text.length * 15) * scale;
  const y = box.cy + row * 32 * scale;
  return [
    s('rect', { class: 'badge-pill', x: box.cx - width / 2, y: y - 17 * scale, width, height: 34 * scale, rx: 17 * scale }),
    s('text', { class: 'badge-text', x: box.cx, y: y + 9 * scale, 'text-anchor': 'middle', 'font-size': 24 * scale }, text),
  ];
}

function arrow(from, to) {
  const dx = to.cx - from.cx;
  const dy = to.cy - from.cy;
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  // Stops short of the value, which sits in the middle of the target.
  const [x, y] = [to.cx - ux * 26, to.cy - uy * 26];
  const [bx, by] = [x - ux * 26, y - uy * 26];
  return [
    s('line', { class: 'badge-line', x1: from.cx + ux * 20, y1: from.cy + uy * 20, x2: bx, y2: by }),
    s('path', { class: 'badge-head', d: `M${x} ${y} L${bx - uy * 15} ${by + ux * 15} L${bx + uy * 15} ${by - ux * 15} Z` }),
  ];
}
