/** Boards of squares: stones, discs that flip, stacks, noughts and crosses. */
import { s } from './dom.js';
import { t, tCount } from './messages.js';
import { Board } from './board.js';
import { drawsMarks, tone } from './sides.js';
import { animate } from './motion.js';
import { STONES, block, disc, forbidden, mark, stack } from './pieces.js';

const CELL = 100;

/** What goes from square to square; the rest is put down where it stays. */
const MOVES = new Set(['stack', 'man']);

/** Labels and the room for them grow with the board, so that they can be read on large ones too. */
function labelSize(rows, columns) {
  return 12 + Math.max(rows, columns) * 1.6;
}

export class GridBoard extends Board {
  layout() {
    const { rows, columns, cells, columnLabels, rowLabels } = this.view.picture;
    const size = labelSize(rows, columns);
    const margin = size * 1.65;
    const turn = (at, many) => (this.view.flipped ? many - 1 - at : at);
    const boxes = new Map();
    const names = Array.from({ length: rows }, () => []);
    for (const cell of cells) {
      const x = margin + turn(cell.column, columns) * CELL;
      const y = margin + turn(cell.row, rows) * CELL;
      boxes.set(cell.name, { x, y, w: CELL, h: CELL, cx: x + CELL / 2, cy: y + CELL / 2 });
      names[turn(cell.row, rows)][turn(cell.column, columns)] = cell.name;
    }
    const [width, height] = [columns * CELL + 2 * margin, rows * CELL + 2 * margin];
    return {
      width, height, boxes, rows: names.map((row) => row.filter(Boolean)), onLines: this.#onLines(),
      surface: [
        s('rect', { class: 'frame', width, height, rx: width * 0.022 }),
        s('rect', { class: 'field', x: margin, y: margin, width: columns * CELL, height: rows * CELL }),
        s('rect', { x: margin, y: margin, width: columns * CELL, height: rows * CELL, fill: 'url(#sheen)' }),
        this.#squares(cells, boxes), this.#onLines() ? this.#crossings(rows, columns, margin) : this.#lines(rows, columns, margin), labels(columnLabels, rowLabels, turn, size, margin),
      ],
    };
  }

  #squares(cells, boxes) {
    const light = cells.filter((cell) => cell.look === 'void').map((cell) => boxes.get(cell.name));
    return s('path', { class: 'void', d: light.map((box) => `M${box.x} ${box.y}h${box.w}v${box.h}h${-box.w}Z`).join('') });
  }

  /** Stones on large boards stand where lines cross, as people are used to. */
  #onLines() {
    return STONES.has(this.view.picture.cells[0].look) && !drawsMarks(this.view) && this.view.sides[0] !== 'X';
  }

  #crossings(rows, columns, margin) {
    const half = margin + CELL / 2;
    let d = '';
    for (let i = 0; i < columns; i++) d += `M${half + i * CELL} ${half}v${(rows - 1) * CELL}`;
    for (let i = 0; i < rows; i++) d += `M${half} ${half + i * CELL}h${(columns - 1) * CELL}`;
    const spot = (row, column) => s('circle', { class: 'star', cx: half + column * CELL, cy: half + row * CELL, r: 9 });
    const stars = starsOf(rows).flatMap((row) => starsOf(columns).map((column) => [row, column]));
    return [s('path', { class: 'lines', d }), stars.map(([row, column]) => spot(row, column))];
  }

  #lines(rows, columns, margin) {
    let d = '';
    for (let i = 0; i <= columns; i++) d += `M${margin + i * CELL} ${margin}v${rows * CELL}`;
    for (let i = 0; i <= rows; i++) d += `M${margin} ${margin + i * CELL}h${columns * CELL}`;
    return s('path', { class: 'lines', d });
  }

  piece(cell, box) {
    if (cell.look === 'blocked') return block(box);
    if (cell.look === 'forbidden') return forbidden(box);
    if (cell.owner < 0 || cell.count === 0) return null;
    const colour = tone(this.view.sides, cell.owner);
    if (cell.look === 'stack') return stack(box, colour, cell.count);
    return drawsMarks(this.view) ? mark(box, colour) : disc(box, colour);
  }

  /** After a move: what is new as it will be, what turns over with a spot of its new colour, what goes crossed out. */
  ghost(after, before, box) {
    const colour = tone(this.view.sides, after.owner);
    if (after.owner < 0 || after.count === 0) {
      if (before.owner < 0) return null; // one may play there now, or not any more
      return s('path', { class: 'ghost-gone', d: `M${box.cx - 22} ${box.cy - 22}l44 44m0 -44l-44 44` });
    }
    if (before.owner >= 0 && before.owner !== after.owner && after.look === 'disc') {
      return s('circle', { class: `ghost-turn ${colour}`, cx: box.cx, cy: box.cy, r: 19 });
    }
    const cover = before.owner >= 0 ? s('rect',
      { class: 'ghost-cover', x: box.x + 2, y: box.y + 2, width: box.w - 4, height: box.h - 4 },
    ) : null;
    return [cover, s('g', { class: 'ghost-piece' }, this.piece(after, box))];
  }

  animateChanges(changed) {
    const placed = changed.find(({ old, cell }) => old.owner < 0 && cell.owner >= 0);
    const left = changed.filter(({ old, cell }) => old.owner >= 0 && (cell.owner < 0 || (cell.owner === old.owner && cell.count < old.count)));
    const reached = changed.filter(({ old, cell }) => cell.owner >= 0 && (old.owner !== cell.owner || cell.count > old.count));
    if (reached.length === 1 && left.length === 1 && MOVES.has(reached[0].cell.look)) {
      this.fly(reached[0].entry.piece, left[0].entry.box, reached[0].entry.box);
      return;
    }
    for (const { old, cell, entry } of changed) {
      if (cell.owner < 0) continue;
      const away = placed ? Math.hypot(placed.entry.box.cx - entry.box.cx, placed.entry.box.cy - entry.box.cy) / CELL : 0;
      if (old.owner >= 0 && cell.look === 'disc') this.#turnOver(old, entry, 60 + away * 45);
      else animate(entry.piece, [{ transform: 'scale(0.6)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: 140 });
    }
  }

  /** The old face narrows until it is gone, then the new one widens. */
  #turnOver(old, entry, delay) {
    const face = this.piece(old, entry.box);
    const turning = s('g', { class: 'piece' }, face);
    entry.piece.after(turning);
    animate(
      turning,
      [{ transform: 'none' }, { transform: 'scaleX(0)' }],
      { duration: 110, delay, easing: 'ease-in', fill: 'both' },
    ).then(() => turning.remove());
    animate(entry.piece, [{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: 130, delay: delay + 110 });
  }

  previewsMatter() {
    return this.view.picture.cells.some((cell) => cell.look === 'stack');
  }

  describe(cell) {
    if (cell.look === 'blocked') return t('cell.blocked', { cell: cell.name });
    if (cell.look === 'forbidden') return t('cell.forbidden', { cell: cell.name });
    if (cell.owner < 0 || cell.count === 0) return t('cell.empty', { cell: cell.name });
    if (cell.look === 'stack') return tCount('cell.stack', cell.count, { cell: cell.name, side: this.ownerName(cell) });
    return t('cell.owned', { cell: cell.name, side: this.ownerName(cell) });
  }
}

/** Where stars are along a side: the fourth line from each edge and the middle; none on small boards. */
function starsOf(size) {
  if (size < 9) return [];
  const edge = size < 13 ? 2 : 3;
  return size % 2 ? [edge, (size - 1) / 2, size - 1 - edge] : [edge, size - 1 - edge];
}

function labels(columnLabels, rowLabels, turn, size, margin) {
  const text = (x, y, label) => s('text', { class: 'label', x, y, 'text-anchor': 'middle', 'font-size': size }, label);
  const [columns, rows] = [columnLabels.length, rowLabels.length];
  const [right, bottom] = [margin * 1.5 + columns * CELL, margin * 1.5 + rows * CELL];
  return [
    columnLabels.map((label, i) => {
      const x = margin + turn(i, columns) * CELL + CELL / 2;
      return [text(x, margin / 2 + size * 0.35, label), text(x, bottom + size * 0.35, label)];
    }),
    rowLabels.map((label, i) => {
      const y = margin + turn(i, rows) * CELL + CELL / 2 + size * 0.35;
      return [text(margin / 2, y, label), text(right, y, label)];
    }),
  ];
}

customElements.define('grid-board', GridBoard);
