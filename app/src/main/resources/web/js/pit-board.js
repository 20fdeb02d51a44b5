/** Mancala boards: two rows of pits, a store at either end, seeds to count and their numbers. */
import { s } from './dom.js';
import { t, tCount } from './messages.js';
import { Board } from './board.js';
import { sideName, tone } from './sides.js';
import { animate } from './motion.js';
import { inPit, inStore } from './seeds.js';

const PIT = 112;
const STORE = 128;
const EDGE = 16;
const NUMBERS = 62;

export class PitBoard extends Board {
  layout() {
    const { columns, cells } = this.view.picture;
    const flipped = this.view.flipped;
    const width = columns * PIT + 2 * STORE + 2 * EDGE;
    const height = 2 * PIT + 2 * NUMBERS + 2 * EDGE + 6;
    const boxes = new Map();
    const rows = [[], []];
    for (const cell of cells) {
      const row = flipped ? 1 - cell.row : cell.row;
      const column = flipped ? columns - 1 - cell.column : cell.column;
      const store = cell.look === 'store';
      const right = column >= columns;
      const x = store ? (right ? width - EDGE - STORE : EDGE) : EDGE + STORE + column * PIT;
      const y = store ? EDGE : EDGE + NUMBERS + row * (PIT + 6);
      const [w, hgt] = store ? [STORE, height - 2 * EDGE] : [PIT, PIT];
      boxes.set(cell.name, { x, y, w, h: hgt, cx: x + w / 2, cy: y + hgt / 2, r: store ? 46 : PIT / 2, row });
      rows[store ? (right ? 1 : 0) : row].push({ name: cell.name, x });
    }
    const names = rows.map((row) => row.sort((a, b) => a.x - b.x).map(({ name }) => name));
    return { width, height, boxes, rows: names, surface: this.#surface(width, height, cells, boxes) };
  }

  #surface(width, height, cells, boxes) {
    return [
      s('rect', { class: 'frame', width, height, rx: 52 }),
      s('rect', { class: 'field', x: 5, y: 5, width: width - 10, height: height - 10, rx: 48 }),
      s('rect', { x: 5, y: 5, width: width - 10, height: height - 10, rx: 48, fill: 'url(#sheen)' }),
      cells.map((cell) => {
        const box = boxes.get(cell.name);
        return cell.look === 'store'
          ? s('rect', { class: 'hollow', x: box.x + 9, y: box.y + 6, width: box.w - 18, height: box.h - 12, rx: 46, fill: 'url(#pit)' })
          : s('circle', { class: 'hollow', cx: box.cx, cy: box.cy, r: PIT * 0.45, fill: 'url(#pit)' });
      }),
      cells.map((cell) => pitName(cell, boxes.get(cell.name))),
    ];
  }

  piece(cell, box) {
    const store = cell.look === 'store';
    const { points, size } = store ? inStore(cell.count, box) : inPit(cell.count, box.cx, box.cy, PIT * 0.4);
    const seeds = points.map(([x, y], i) => s('g', { class: 'seed' },
      s('circle', { class: 'seed-shadow', cx: x, cy: y + size * 0.18, r: size }),
      s('circle', { class: 'seed-body', cx: x, cy: y, r: size, fill: `url(#seed-${i % 3})` })));
    return [seeds, this.#number(cell, box)];
  }

  #number(cell, box) {
    const store = cell.look === 'store';
    const y = store ? box.y + 56 : box.row === 0 ? box.y - 8 : box.y + box.h + 31;
    return s('text', { class: `seed-count${store ? ' of-store' : ''}`, x: box.cx, y, 'text-anchor': 'middle' }, String(cell.count));
  }

  /** How many seeds come or go, in the middle of the pit, and the number to be. */
  ghost(after, before, box) {
    const more = after.count - before.count;
    const text = after.count === 0 ? '0' : more > 0 ? `+${more}` : `−${-more}`;
    return s('g', { class: `ghost-seeds ${more > 0 ? 'gains' : 'loses'}` },
      s('circle', { cx: box.cx, cy: box.cy, r: 27 }),
      s('text', { x: box.cx, y: box.cy + 11, 'text-anchor': 'middle' }, text));
  }

  /** Seeds that are new appear one pit after the other, the way they are sown: against the clock. */
  animateChanges(changed) {
    const grown = changed.filter(({ old, cell }) => cell.count > old.count);
    const start = changed.find(({ old, cell }) => cell.count === 0 && old.count > 0) ?? changed[0];
    const from = this.#around(start.entry.box);
    const order = grown.map((change) => ({ ...change, turn: (this.#around(change.entry.box) - from + 1) % 1 })).sort((a, b) => a.turn - b.turn);
    order.forEach(({ old, cell, entry }, index) => {
      const delay = 40 + index * 70;
      [...entry.piece.querySelectorAll('.seed')].slice(old.count, cell.count).forEach((seed) =>
        animate(seed, [{ transform: 'translateY(-26px)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: 150, delay }));
      const number = entry.piece.querySelector('.seed-count');
      if (number) animate(number, [{ opacity: 0.2 }, { opacity: 1 }], { duration: 150, delay });
    });
  }

  /** Where a box lies on the way round the board, 0 to 1, from the left of the lower row against the clock. */
  #around(box) {
    const width = this.view.picture.columns * PIT + 2 * STORE + 2 * EDGE;
    const along = box.cx / width;
    const lower = box.row === 1 && box.h <= PIT ? true : box.h > PIT ? along > 0.5 : false;
    return lower ? along / 2 : 1 - along / 2;
  }

  previewsMatter() {
    return true;
  }

  describe(cell) {
    const side = cell.owner >= 0 ? sideName(this.view.sides, cell.owner) : '';
    const key = cell.look === 'store' ? 'cell.store' : 'cell.pit';
    return tCount(key, cell.count, { cell: cell.name, side, tone: tone(this.view.sides, cell.owner) });
  }
}

/** What a pit or store is called: beyond the number of its seeds, at the edge of the board. */
function pitName(cell, box) {
  const y = cell.look === 'store' ? box.y + 84 : box.row === 0 ? box.y - 41 : box.y + box.h + 56;
  return s('text', { class: 'label pit-name', x: box.cx, y, 'text-anchor': 'middle' }, cell.name);
}

customElements.define('pit-board', PitBoard);
