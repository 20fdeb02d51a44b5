/** Boards of hexagons: each row lies half a cell further to the right than the one above. */
import { s } from './dom.js';
import { GridBoard } from './grid-board.js';

const WIDTH = 100;
const SIDE = WIDTH / Math.sqrt(3);
const STEP = 1.5 * SIDE;

/** A hexagon with a corner at the top, so much smaller than its cell. */
function hexagon(cx, cy, inset) {
  const r = SIDE - inset / Math.cos(Math.PI / 6);
  const [dx, dy] = [r * Math.cos(Math.PI / 6), r / 2];
  return `M${cx} ${cy - r}L${cx + dx} ${cy - dy}V${cy + dy}L${cx} ${cy + r}L${cx - dx} ${cy + dy}V${cy - dy}Z`;
}

export class HexBoard extends GridBoard {
  layout() {
    const { rows, cells, columnLabels, rowLabels } = this.view.picture;
    const size = 12 + rows * 1.6;
    const margin = size * 1.65;
    const along = cells.map(({ row, column }) => column + row / 2);
    const [first, last] = [Math.min(...along), Math.max(...along)];
    const [width, height] = [(last - first + 1) * WIDTH + 2 * margin, (rows - 1) * STEP + 2 * SIDE + 2 * margin];
    const place = (row, column) => {
      const [cx, cy] = [margin + (column + row / 2 - first + 0.5) * WIDTH, margin + SIDE + row * STEP];
      return this.view.flipped ? [width - cx, height - cy] : [cx, cy];
    };
    const boxes = new Map();
    const names = Array.from({ length: rows }, () => []);
    for (const { name, row, column } of cells) {
      const [cx, cy] = place(row, column);
      boxes.set(name, { x: cx - WIDTH / 2, y: cy - WIDTH / 2, w: WIDTH, h: WIDTH, cx, cy, outline: (inset) => hexagon(cx, cy, inset) });
      names[row].push(name);
    }
    if (this.view.flipped) names.reverse().forEach((row) => row.reverse());
    const field = [...boxes.values()].map((box) => box.outline(0)).join('');
    return {
      width, height, boxes, rows: names, onLines: false,
      surface: [
        s('rect', { class: 'frame', width, height, rx: width * 0.022 }),
        s('path', { class: 'field', d: field }), s('path', { d: field, fill: 'url(#sheen)' }), s('path', { class: 'lines', d: field }),
        labels(cells, place, columnLabels, rowLabels, size),
      ],
    };
  }
}

/** Rows are named before their first cell, columns after their last: both lie along the edges of the board. */
function labels(cells, place, columnLabels, rowLabels, size) {
  const text = ([x, y], label) => s('text', { class: 'label', x, y: y + size * 0.35, 'text-anchor': 'middle', 'font-size': size }, label);
  const starts = rowLabels.map((label, row) => {
    const column = Math.min(...cells.filter((cell) => cell.row === row).map((cell) => cell.column));
    return text(place(row, column - 0.75), label);
  });
  const ends = columnLabels.map((label, column) => {
    const row = Math.max(...cells.filter((cell) => cell.column === column).map((cell) => cell.row));
    return text(place(row + 0.8, column), label);
  });
  return [starts, ends];
}

customElements.define('hex-board', HexBoard);
