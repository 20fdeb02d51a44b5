/**
 * A board of stones too large to be drawn square by square: one canvas, of which as much is painted as is in sight. Drag or
 * scroll to move about, wheel, pinch or the buttons to come nearer; arrow keys walk, Enter plays. Events as those of board.js.
 */
import { h, put } from './dom.js';
import { t } from './messages.js';
import { announce } from './say.js';
import { iconButton } from './controls.js';
import { sideName, tone } from './sides.js';
import { bent, colourOf, PAIR } from './drawings.js';

/** Pixels of a square: less cannot be seen, more is not needed. */
const [LEAST, MOST] = [2.5, 64];
/** Below this a finger cannot hit a square, and its first tap only comes nearer. */
const SMALL = 24;
/** A pointer that has moved so far drags. */
const DRAG = 6;
const DRAWN = { G: '#15781b', R: '#a01717', B: '#003a88', Y: '#e68f00', [PAIR]: '#003a88' };
const COLOURS = { dark: ['#5a6170', '#14161b'], light: ['#ffffff', '#cfcabf'], red: ['#f08d7c', '#8e2616'] };

export class CanvasBoard extends HTMLElement {
  #canvas = h('canvas', { class: 'canvas-board', tabindex: 0, role: 'application' });
  #probe = h('span', { hidden: true });
  #words = h('span', { class: 'soft small', role: 'status' });
  #cells = [];
  #legal = new Map();
  #view = { picture: null, badges: [], drawings: [], last: [] };
  #drawing = null; // what the right button draws
  #scale = 0; // pixels of a square
  #left = 0; // what square is at the left edge
  #top = 0;
  #cursor = null; // {row, column}
  #pointers = new Map();
  #dragged = false;
  #drawn = 0;

  constructor() {
    super();
    const on = (type, action, options) => this.#canvas.addEventListener(type, action, options);
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', (event) => this.#pointers.delete(event.pointerId));
    on('pointerleave', (event) => event.pointerType === 'mouse' && this.#aim(null));
    on('wheel', (event) => this.#wheel(event), { passive: false });
    on('keydown', (event) => this.#key(event));
    on('contextmenu', (event) => this.#view.drawable && event.preventDefault());
    on('blur', () => this.#paint());
    on('focus', () => this.#paint());
    new ResizeObserver(() => this.#resize()).observe(this.#canvas);
  }

  connectedCallback() {
    if (this.#canvas.parentNode) return;
    put(this, this.#canvas, h('div', { class: 'row canvas-tools' },
      iconButton('minus', t('board.farther'), () => this.#zoom(1 / 1.5)),
      iconButton('plus', t('board.nearer'), () => this.#zoom(1.5)),
      iconButton('fit', t('board.whole'), () => this.#fit()),
      iconButton('target', t('board.toLast'), () => this.#toLast()),
      this.#words), this.#probe);
  }

  get view() {
    return this.#view;
  }

  show(view) {
    const first = this.#view.picture === null || this.#view.picture.columns !== view.picture.columns || this.#view.picture.rows !== view.picture.rows;
    this.#view = { badges: [], drawings: [], last: [], legal: [], interactive: false, ...view };
    const { columns } = view.picture;
    this.#cells = [];
    for (const cell of view.picture.cells) this.#cells[cell.row * columns + cell.column] = cell;
    this.#legal = new Map(this.#view.legal.map((move) => [move.clicks[0], move]));
    this.style.setProperty('--ratio', 1);
    this.#canvas.setAttribute('aria-label', `${t('board.label')}, ${view.picture.columns} × ${view.picture.rows}`);
    if (first) {
      this.#scale = 0;
      this.#cursor = null;
      this.#resize();
    }
    this.#keepInSight();
    this.#paint();
  }

  lock() {
    this.#view.interactive = false;
  }

  showBadges(list) {
    this.#view.badges = list;
    this.#paint();
  }

  showDrawings(list) {
    this.#view.drawings = list;
    this.#paint();
  }

  /** A move somewhere else is brought into sight. */
  #keepInSight() {
    const cell = this.#named(this.#view.last.at(-1));
    if (!cell || !this.#scale) return;
    const { width, height } = this.#size();
    const [x, y] = [(cell.column - this.#left) * this.#scale, (cell.row - this.#top) * this.#scale];
    if (x < 0 || y < 0 || x > width - this.#scale || y > height - this.#scale) this.#centre(cell);
  }

  #named(name) {
    return name && this.#view.picture.cells.find((cell) => cell.name === name);
  }

  #size() {
    return { width: this.#canvas.clientWidth, height: this.#canvas.clientHeight };
  }

  #resize() {
    const { width, height } = this.#size();
    if (!width || !this.#view.picture) return;
    const sharp = devicePixelRatio || 1;
    this.#canvas.width = Math.round(width * sharp);
    this.#canvas.height = Math.round(height * sharp);
    if (!this.#scale) this.#begin();
    this.#bound();
    this.#paint();
  }

  /** The middle of the board, or the last move, near enough to play. */
  #begin() {
    const { rows, columns } = this.#view.picture;
    this.#scale = Math.max(this.#whole(), 26);
    const stones = this.#view.picture.cells.filter(({ owner }) => owner >= 0);
    this.#centre(this.#named(this.#view.last.at(-1)) ?? stones.at(-1) ?? { row: rows / 2, column: columns / 2 });
  }

  #whole() {
    const { width, height } = this.#size();
    const { rows, columns } = this.#view.picture;
    return Math.max(LEAST, Math.min(MOST, Math.min(width / columns, height / rows)));
  }

  #centre({ row, column }) {
    const { width, height } = this.#size();
    this.#left = column + 0.5 - width / this.#scale / 2;
    this.#top = row + 0.5 - height / this.#scale / 2;
    this.#bound();
    this.#paint();
  }

  /** The board stays in sight, whatever is dragged. */
  #bound() {
    const { width, height } = this.#size();
    const { rows, columns } = this.#view.picture;
    const within = (from, many, room) => (many <= room ? (many - room) / 2 : Math.max(-1, Math.min(many - room + 1, from)));
    this.#left = within(this.#left, columns, width / this.#scale);
    this.#top = within(this.#top, rows, height / this.#scale);
  }

  #zoom(factor, x = this.#size().width / 2, y = this.#size().height / 2) {
    const scale = Math.max(Math.min(LEAST, this.#whole()), Math.min(MOST, this.#scale * factor));
    this.#left += x / this.#scale - x / scale;
    this.#top += y / this.#scale - y / scale;
    this.#scale = scale;
    this.#bound();
    this.#paint();
  }

  #fit() {
    this.#scale = this.#whole();
    this.#bound();
    this.#paint();
  }

  #toLast() {
    const cell = this.#named(this.#view.last.at(-1));
    this.#scale = Math.max(this.#scale, 30);
    if (cell) this.#centre(cell);
  }

  #wheel(event) {
    event.preventDefault();
    this.#zoom(Math.exp(-event.deltaY * 0.002), event.offsetX, event.offsetY);
  }

  #at(event) {
    const column = Math.floor(this.#left + event.offsetX / this.#scale);
    const row = Math.floor(this.#top + event.offsetY / this.#scale);
    const { rows, columns } = this.#view.picture;
    return row >= 0 && column >= 0 && row < rows && column < columns ? this.#cells[row * columns + column] : null;
  }

  #down(event) {
    if (event.button === 2 && this.#view.drawable) {
      const cell = this.#at(event);
      this.#drawing = cell ? { from: cell.name, to: null, colour: colourOf(event) } : null;
      this.#canvas.setPointerCapture(event.pointerId);
      return;
    }
    this.#pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY, startX: event.offsetX, startY: event.offsetY });
    this.#dragged = this.#pointers.size > 1;
    this.#canvas.setPointerCapture(event.pointerId);
  }

  #move(event) {
    const pointer = this.#pointers.get(event.pointerId);
    if (this.#drawing) {
      const name = this.#at(event)?.name ?? null;
      this.#drawing.to = name === this.#drawing.from ? null : name;
      this.#paint();
      return;
    }
    if (!pointer) {
      this.#aim(this.#at(event));
      return;
    }
    const others = [...this.#pointers.entries()].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
    if (others.length) {
      // Two fingers: what is between them stays there and grows with their distance.
      const [other] = others;
      const before = Math.hypot(pointer.x - other.x, pointer.y - other.y);
      const now = Math.hypot(event.offsetX - other.x, event.offsetY - other.y);
      this.#zoom(now / Math.max(1, before), (event.offsetX + other.x) / 2, (event.offsetY + other.y) / 2);
    }
    if (Math.hypot(event.offsetX - pointer.startX, event.offsetY - pointer.startY) > DRAG) this.#dragged = true;
    if (this.#dragged) {
      this.#left -= (event.offsetX - pointer.x) / this.#scale / (others.length ? 2 : 1);
      this.#top -= (event.offsetY - pointer.y) / this.#scale / (others.length ? 2 : 1);
      this.#bound();
      this.#paint();
    }
    Object.assign(pointer, { x: event.offsetX, y: event.offsetY });
  }

  #up(event) {
    if (this.#drawing) {
      this.dispatchEvent(new CustomEvent('draw', { detail: this.#drawing, bubbles: true }));
      this.#drawing = null;
      this.#paint();
      return;
    }
    if (!this.#pointers.delete(event.pointerId) || this.#dragged || this.#pointers.size) return;
    const cell = this.#at(event);
    if (!cell) return;
    if (event.pointerType === 'touch' && this.#scale < SMALL) {
      this.#zoom(36 / this.#scale, event.offsetX, event.offsetY);
      return;
    }
    // A finger sees first what it has hit.
    const seen = this.#cursor?.row === cell.row && this.#cursor?.column === cell.column;
    this.#aim(cell);
    if (event.pointerType === 'touch' && !seen) put(this.#words, t('board.tapAgain'), ` (${cell.name})`);
    else this.#play(cell);
  }

  #aim(cell) {
    this.#cursor = cell ? { row: cell.row, column: cell.column } : null;
    put(this.#words, cell?.name ?? '');
    this.#paint();
  }

  #play(cell) {
    if (this.#view.editing) {
      this.dispatchEvent(new CustomEvent('cell', { detail: cell.name, bubbles: true }));
      return;
    }
    const move = this.#view.interactive && this.#legal.get(cell.name);
    if (move) this.dispatchEvent(new CustomEvent('move', { detail: move.text, bubbles: true }));
    else if (this.#view.interactive) this.dispatchEvent(new CustomEvent('refused', { detail: cell.name, bubbles: true }));
  }

  #key(event) {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    const { rows, columns } = this.#view.picture;
    if (step) {
      const from = this.#cursor ?? { row: Math.floor(rows / 2), column: Math.floor(columns / 2) };
      const row = Math.max(0, Math.min(rows - 1, from.row + step[0]));
      const column = Math.max(0, Math.min(columns - 1, from.column + step[1]));
      const cell = this.#cells[row * columns + column];
      this.#aim(cell);
      announce(cell.owner < 0 ? t('cell.empty', { cell: cell.name }) : t('cell.owned', { cell: cell.name, side: sideName(this.#view.sides, cell.owner) }));
      const { width, height } = this.#size();
      const [x, y] = [(column - this.#left) * this.#scale, (row - this.#top) * this.#scale];
      if (x < 0 || y < 0 || x > width - this.#scale || y > height - this.#scale) this.#centre(cell);
    } else if ((event.key === 'Enter' || event.key === ' ') && this.#cursor) {
      this.#play(this.#cells[this.#cursor.row * columns + this.#cursor.column]);
    } else if (event.key === '+' || event.key === '-') {
      this.#zoom(event.key === '+' ? 1.5 : 1 / 1.5);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Once a frame, however often it is asked for. */
  #paint() {
    cancelAnimationFrame(this.#drawn);
    this.#drawn = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    const { picture, sides, last, badges } = this.#view;
    if (!picture || !this.#scale) return;
    const pen = this.#canvas.getContext('2d');
    const colour = (name) => this.#colour(name);
    const { width, height } = this.#size();
    const scale = this.#scale;
    const x = (column) => (column - this.#left) * scale;
    const y = (row) => (row - this.#top) * scale;
    pen.setTransform(devicePixelRatio || 1, 0, 0, devicePixelRatio || 1, 0, 0);
    pen.fillStyle = colour('--canvas-frame');
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = colour('--canvas-field');
    pen.fillRect(x(0), y(0), picture.columns * scale, picture.rows * scale);
    const [c0, c1] = [Math.max(0, Math.floor(this.#left)), Math.min(picture.columns - 1, Math.ceil(this.#left + width / scale))];
    const [r0, r1] = [Math.max(0, Math.floor(this.#top)), Math.min(picture.rows - 1, Math.ceil(this.#top + height / scale))];
    if (scale >= 5) {
      pen.strokeStyle = colour('--canvas-line');
      pen.lineWidth = 1;
      pen.beginPath();
      for (let c = c0; c <= c1; c++) {
        pen.moveTo(x(c + 0.5), y(Math.max(r0, 0) + 0.5));
        pen.lineTo(x(c + 0.5), y(r1 + 0.5));
      }
      for (let r = r0; r <= r1; r++) {
        pen.moveTo(x(c0 + 0.5), y(r + 0.5));
        pen.lineTo(x(c1 + 0.5), y(r + 0.5));
      }
      pen.stroke();
    }
    const recent = new Set(last);
    const marked = new Set(picture.marked ?? []);
    for (let r = r0; r <= r1; r++) {
      for (let c = c0; c <= c1; c++) {
        const cell = this.#cells[r * picture.columns + c];
        if (!cell || cell.owner < 0) continue;
        this.#stone(pen, x(c + 0.5), y(r + 0.5), scale * 0.44, tone(sides, cell.owner));
        if (recent.has(cell.name) || marked.has(cell.name)) this.#ring(pen, x(c + 0.5), y(r + 0.5), scale * 0.46, colour('--canvas-mark'));
      }
    }
    if (this.#cursor) {
      pen.strokeStyle = colour('--canvas-mark');
      pen.lineWidth = 2.5;
      pen.strokeRect(x(this.#cursor.column) + 1, y(this.#cursor.row) + 1, scale - 2, scale - 2);
    }
    for (const drawing of this.#drawing ? [...this.#view.drawings, this.#drawing] : this.#view.drawings) this.#sketch(pen, drawing, x, y);
    for (const badge of badges ?? []) this.#badge(pen, badge, x, y);
    if (scale >= 12) this.#labels(pen, { c0, c1, r0, r1, x, y, width, height, picture, ink: colour('--canvas-label'), frame: colour('--canvas-frame') });
  }

  /** A colour of the style sheet as a canvas takes it: light or dark is decided by then. */
  #colour(name) {
    this.#probe.style.color = `var(${name})`;
    return getComputedStyle(this.#probe).color;
  }

  #stone(pen, x, y, r, name) {
    const [near, far] = COLOURS[name] ?? COLOURS.dark;
    if (r < 4) {
      pen.fillStyle = name === 'light' ? near : far;
    } else {
      const shine = pen.createRadialGradient(x - r * 0.3, y - r * 0.35, r * 0.1, x, y, r);
      shine.addColorStop(0, near);
      shine.addColorStop(1, far);
      pen.fillStyle = shine;
    }
    pen.beginPath();
    pen.arc(x, y, Math.max(1, r), 0, 2 * Math.PI);
    pen.fill();
  }

  #ring(pen, x, y, r, colour) {
    pen.strokeStyle = colour;
    pen.lineWidth = Math.max(1.5, r * 0.16);
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.stroke();
  }

  /** An arrow or a ring. */
  #sketch(pen, { from, to, colour }, x, y) {
    const [start, end] = [this.#named(from), to === null ? null : this.#named(to)];
    if (!start || (to !== null && !end)) return;
    const scale = this.#scale;
    pen.globalAlpha = 0.8;
    pen.strokeStyle = pen.fillStyle = DRAWN[colour];
    pen.lineWidth = Math.max(2, scale * 0.13);
    pen.lineCap = 'round';
    const [cx, cy] = [x(start.column + 0.5), y(start.row + 0.5)];
    pen.beginPath();
    if (!end) {
      pen.arc(cx, cy, scale * 0.46, 0, 2 * Math.PI);
      pen.stroke();
    } else {
      const [ex, ey] = [x(end.column + 0.5), y(end.row + 0.5)];
      if (colour === PAIR) {
        pen.moveTo(cx, cy);
        pen.quadraticCurveTo(...bent(cx, cy, ex, ey), ex, ey);
        pen.stroke();
        pen.globalAlpha = 1;
        return;
      }
      const length = Math.hypot(ex - cx, ey - cy) || 1;
      const [ux, uy] = [((ex - cx) / length) * scale, ((ey - cy) / length) * scale];
      const [bx, by] = [ex - ux * 0.34, ey - uy * 0.34];
      pen.moveTo(cx + ux * 0.18, cy + uy * 0.18);
      pen.lineTo(bx, by);
      pen.stroke();
      pen.beginPath();
      pen.moveTo(ex, ey);
      pen.lineTo(bx - uy * 0.24, by + ux * 0.24);
      pen.lineTo(bx + uy * 0.24, by - ux * 0.24);
      pen.fill();
    }
    pen.globalAlpha = 1;
  }

  #badge(pen, { clicks, text, rank, threat }, x, y) {
    const cell = this.#named(clicks.at(-1));
    if (!cell || this.#scale < 9) return;
    const size = Math.max(9, this.#scale * 0.34);
    pen.font = `800 ${size}px sans-serif`;
    const wide = pen.measureText(text).width + size * 0.8;
    const [cx, cy] = [x(cell.column + 0.5), y(cell.row + 0.5)];
    pen.fillStyle = threat ? '#b3261e' : (['#0b6e4f', '#235fa8'][rank - 1] ?? '#5d5f6b');
    pen.beginPath();
    pen.roundRect(cx - wide / 2, cy - size * 0.75, wide, size * 1.5, size * 0.75);
    pen.fill();
    pen.fillStyle = '#fff';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(text, cx, cy);
  }

  /** Along the left and upper edge of what is in sight, so that they are there wherever one looks. */
  #labels(pen, { c0, c1, r0, r1, x, y, picture, ink, frame, width, height }) {
    pen.font = '600 10px sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.globalAlpha = 0.85;
    pen.fillStyle = frame;
    pen.fillRect(0, 0, width, 14);
    pen.fillRect(0, 0, 22, height);
    pen.globalAlpha = 1;
    pen.fillStyle = ink;
    for (let c = c0; c <= c1; c++) pen.fillText(picture.columnLabels[c], x(c + 0.5), 7);
    for (let r = r0; r <= r1; r++) pen.fillText(picture.rowLabels[r], 11, y(r + 0.5));
  }
}

customElements.define('canvas-board', CanvasBoard);
