/**
 * What all boards share: cells that can be pointed at, legal moves on hover and focus, a preview of
 * where everything will go, moves of one click or several, the keyboard, and words for screen
 * readers. A board knows no rules: the server says which cells make a move and what a move changes.
 *
 * A decorative board is only a picture: no roles, no focus.
 *
 * A subclass brings layout(), piece(), describe() and ghost(). Events: 'move' with the move's text,
 * 'cell' with a cell's name while editing, 'draw' with {from, to, colour} where the view is drawable.
 */
import { h, s, morph, put } from './dom.js';
import { t, tCount } from './messages.js';
import { announce } from './say.js';
import { sideName } from './sides.js';
import { badges } from './badges.js';
import { colourOf, drawn } from './drawings.js';
import { animate } from './motion.js';
import { STONES } from './pieces.js';

/** Fingers are wider than this; below it a tap shows the move first and a second tap plays it. */
const SMALL_CELL = 36;
/** A finger that rests so long, in milliseconds, draws instead of playing. */
const RESTS = 450;
/** A finger that has moved so far, in pixels, does not rest. */
const MOVED = 12;

/** Only what differs: on a board of hundreds of places most of them stay as they are. */
function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** A cell's edge, drawn so far inside of it: a rectangle, unless its box knows better. */
function outline(box, kind, inset, round) {
  if (box.outline) return s('path', { class: kind, d: box.outline(inset) });
  return s('rect', { class: kind, x: box.x + inset, y: box.y + inset, width: box.w - 2 * inset, height: box.h - 2 * inset, rx: box.r ?? round });
}

export class Board extends HTMLElement {
  #svg = null;
  #cells = new Map();
  #byName = new Map();
  #rows = [];
  #shape = '';
  #chosen = [];
  #previewed = null;
  #ghosts = new Set();
  #pointer = 'mouse';
  #cursor = null;
  #drawing = null; // what is being drawn: {from, to, colour}
  #resting = 0; // the timer of a finger that lies still
  #choices = h('div', { class: 'choices' });

  /** The state shown: picture, sides, legal moves and what else is to be seen. */
  view = {
    picture: null,
    sides: [],
    legal: [],
    last: [],
    interactive: false,
    editing: false,
    badges: [],
    drawings: [],
    drawable: false,
    flipped: false,
    decorative: false,
  };

  constructor() {
    super();
    // On the element, not on the drawing: browsers let Tab stop at a drawing that listens for focus.
    this.#listen();
    this.#listenForDrawing();
  }

  /** Shows a view; what is not given is as at the start, not as before. */
  show(view) {
    const before = this.view.picture;
    this.view = {
      sides: [],
      legal: [],
      last: [],
      interactive: false,
      editing: false,
      badges: [],
      drawings: [],
      drawable: false,
      flipped: false,
      decorative: false,
      ...view,
    };
    this.#byName = new Map(this.view.picture.cells.map((cell) => [cell.name, cell]));
    this.#chosen = [];
    this.#unpreview();
    const shape = this.shape();
    const rebuilt = shape !== this.#shape;
    if (rebuilt) {
      this.#shape = shape;
      this.#build();
    }
    this.#redraw(rebuilt ? null : before);
    this.#refresh();
  }

  /** A move is on its way: nothing more can be played until the next view. */
  lock() {
    this.view.interactive = false;
    this.#refresh();
  }

  /** Changes only the values drawn over the board. */
  showBadges(list) {
    this.view.badges = list;
    this.#refresh();
  }

  /** Changes only what somebody has drawn over the board. */
  showDrawings(list) {
    this.view.drawings = list;
    this.#drawOver();
  }

  /** What forces a new skeleton when it changes. */
  shape() {
    const { kind, rows, columns, cells } = this.view.picture;
    return [kind, rows, columns, this.view.flipped, this.view.decorative, this.family(), cells.map(({ look }) => (STONES.has(look) ? 's' : look[0])).join('')].join();
  }

  family() {
    return (this.view.game ?? '').replace(/\(.*/, '');
  }

  cell(name) {
    return this.#byName.get(name);
  }

  box(name) {
    return this.#cells.get(name)?.box;
  }

  #build() {
    const plan = this.layout();
    this.#cells = new Map();
    this.#rows = plan.rows;
    const rows = plan.rows.map((names, index) => s('g', this.#roles({ role: 'row', 'aria-rowindex': index + 1 }),
      names.map((name) => this.#buildCell(this.cell(name), plan.boxes.get(name))),
    ));
    this.#svg = s('svg',
      {
        viewBox: `0 0 ${plan.width} ${plan.height}`,
        class: 'board-svg',
        ...this.#roles({ role: 'grid', 'aria-label': t('board.label') }, { 'aria-hidden': 'true' }),
      },
      s('g', { class: 'surface', 'aria-hidden': 'true' }, plan.surface),
      s('g', { class: 'cells', ...this.#roles({ role: 'rowgroup' }) }, rows),
      s('g', { class: 'over flying', 'aria-hidden': 'true' }),
      s('g', { class: 'over', 'aria-hidden': 'true' }),
    );
    this.dataset.family = this.family();
    this.classList.toggle('on-lines', plan.onLines ?? false);
    this.style.setProperty('--ratio', plan.width / plan.height);
    put(this, this.#svg, this.#choices);
    const first = this.#rows.flat()[0];
    this.#cursor = this.#cells.has(this.#cursor) ? this.#cursor : first;
  }

  /** Moves a drawing over everything else from one box to where it belongs, then shows the real one. */
  fly(piece, from, to) {
    const copy = piece.cloneNode(true);
    this.#svg.querySelector('.flying').append(copy);
    piece.classList.add('away');
    animate(
      copy,
      [{ transform: `translate(${from.cx - to.cx}px, ${from.cy - to.cy}px)` }, { transform: 'none' }],
      { duration: 260 },
    ).then(() => {
      copy.remove();
      piece.classList.remove('away');
    });
  }

  #roles(wanted, otherwise = {}) {
    return this.view.decorative ? otherwise : wanted;
  }

  #buildCell(cell, box) {
    const piece = s('g', { class: 'piece' });
    const ghost = s('g', { class: 'ghost' });
    const group = s(
      'g',
      { class: 'cell', 'data-name': cell.name, 'data-look': cell.look, ...this.#roles({ role: 'gridcell' }) },
      outline(box, 'hit', 0, 0),
      outline(box, 'glow', 3, 6),
      s('circle', { class: 'dot', cx: box.cx, cy: box.cy, r: 12 }),
      piece,
      ghost,
      outline(box, 'focus', 4, 8));
    this.#cells.set(cell.name, { group, piece, ghost, box });
    return group;
  }

  #redraw(before) {
    const was = new Map((before?.cells ?? []).map((cell) => [cell.name, cell]));
    const changed = [];
    for (const cell of this.view.picture.cells) {
      const entry = this.#cells.get(cell.name);
      if (!entry) continue;
      const old = was.get(cell.name);
      if (old && old.owner === cell.owner && old.count === cell.count && old.look === cell.look && entry.drawn) continue;
      entry.drawn = true;
      const drawn = this.piece(cell, entry.box);
      put(entry.piece, drawn);
      if (old) changed.push({ old, cell, entry });
    }
    if (changed.length) this.animateChanges(changed);
  }

  /** Classes, labels, the strip of choices and the drawings on top, after anything changed. */
  #refresh() {
    const { picture, interactive, editing, last } = this.view;
    const next = this.#nextCells(this.#chosen);
    const marked = new Set(picture.marked ?? []);
    const recent = new Set(last);
    for (const [name, { group }] of this.#cells) {
      const cell = this.cell(name);
      const legal = interactive && next.has(name);
      group.classList.toggle('legal', legal);
      group.classList.toggle('takes', legal && this.#chosen.length > 0 && cell.owner === 1 - this.view.turn);
      group.classList.toggle('chosen', this.#chosen.includes(name));
      group.classList.toggle('last', recent.has(name));
      group.classList.toggle('marked', marked.has(name));
      group.classList.toggle('editable', editing);
      if (!this.view.decorative) {
        set(group, 'tabindex', name === this.#cursor ? '0' : '-1');
        set(group, 'aria-label', this.#label(cell, legal, recent.has(name)));
      }
    }
    this.classList.toggle('interactive', interactive);
    this.classList.toggle('choosing', this.#chosen.length > 0);
    this.#drawOver();
    this.#offerChoices();
  }

  #drawOver() {
    const drawings = this.#drawing ? [...this.view.drawings, this.#drawing] : this.view.drawings;
    put(this.#svg.lastChild, drawn(this, drawings), badges(this, this.view.badges));
  }

  /** Begins an arrow, which is a ring as long as it leads nowhere. */
  #beginDrawing(name, colour) {
    this.#drawing = { from: name, to: null, colour };
    this.#drawOver();
  }

  #drawTo(name) {
    if (!this.#drawing) return;
    this.#drawing.to = name === undefined || name === this.#drawing.from ? null : name;
    this.#drawOver();
  }

  #endDrawing(done) {
    const drawing = this.#drawing;
    this.#drawing = null;
    if (!drawing) return;
    if (done) this.dispatchEvent(new CustomEvent('draw', { detail: drawing, bubbles: true }));
    this.#drawOver();
  }

  /** The right button draws, as does a finger that rests before it moves, and x on two places for the keyboard. */
  #listenForDrawing() {
    const under = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest?.('.cell')?.dataset.name;
    const on = (type, action, options) => this.addEventListener(type, (event) => this.view.drawable && action(event), options);
    let start = null;
    on('contextmenu', (event) => event.preventDefault());
    on('pointerdown', (event) => {
      const name = under(event);
      if (name === undefined) return;
      if (event.button === 2) this.#beginDrawing(name, colourOf(event));
      if (event.pointerType !== 'touch') return;
      start = event;
      clearTimeout(this.#resting);
      this.#resting = setTimeout(() => {
        this.#unpreview();
        this.#beginDrawing(name, colourOf(event));
        navigator.vibrate?.(15);
      }, RESTS);
    });
    on('pointermove', (event) => {
      if (this.#drawing) this.#drawTo(under(event));
      else if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > MOVED) clearTimeout(this.#resting);
    });
    // A page that scrolls under the finger could not be drawn on.
    on('touchmove', (event) => this.#drawing && event.preventDefault(), { passive: false });
    on('pointerup', (event) => {
      clearTimeout(this.#resting);
      if (!this.#drawing) return;
      this.#drawTo(under(event));
      this.#endDrawing(true);
      // What follows is not a tap.
      if (event.pointerType === 'touch') this.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true, signal: AbortSignal.timeout(400) });
    });
    on('pointercancel', () => {
      clearTimeout(this.#resting);
      this.#endDrawing(false);
    });
  }

  #drawByKey(event) {
    if (!this.#drawing) {
      this.#beginDrawing(this.#cursor, colourOf(event));
      announce(t('draw.from', { cell: this.#cursor }));
    } else {
      this.#drawTo(this.#cursor);
      this.#endDrawing(true);
    }
  }

  #label(cell, legal, recent) {
    return [
      this.describe(cell),
      legal && t('board.playable'),
      recent && t('board.lastMove'),
      this.#chosen.includes(cell.name) && t('board.chosen'),
    ]
      .filter(Boolean).join(', ');
  }

  #candidates(clicks) {
    return this.view.legal.filter((move) => clicks.every((name, i) => move.clicks[i] === name));
  }

  #nextCells(clicks) {
    return new Set(this.#candidates(clicks).map((move) => move.clicks[clicks.length]).filter((name) => name !== undefined));
  }

  /** Moves no cell stands for (a pass, over the edge, one of several with the same cells) are buttons. */
  #offerChoices() {
    const depth = this.#chosen.length;
    const hidden = !this.view.interactive ? [] : this.#candidates(this.#chosen).filter((move) =>
      move.clicks.length === depth || !this.#cells.has(move.clicks[depth]));
    const offBoard = hidden.some((move) => move.clicks[depth] === 'off');
    const keep = this.#choices.contains(document.activeElement);
    morph(this.#choices,
      offBoard ? h('span', { class: 'soft', 'data-key': 'off' }, t('board.off')) : null,
      depth > 0 || hidden.some((move) => move.clicks.length === 0) ? this.#different(hidden).map((move) => h('button',
        {
          type: 'button',
          class: 'choice',
          'data-key': move.text,
          onclick: () => this.#play(move),
          onpointerenter: () => this.#preview(move),
          onpointerleave: () => this.#unpreview(),
          onfocus: () => this.#preview(move),
          onblur: () => this.#unpreview(),
        },
        offBoard && move.clicks[depth] === 'off' ? tCount('board.offMen', this.#leaving(move)) : this.#choiceText(move),
      )) : [],
      depth > 0 && this.cell(this.#chosen[0])?.look === 'stack' ? h('span', { class: 'soft small help', 'data-key': 'help' }, t('board.stackHelp')) : null,
    );
    // The button that was pressed is gone: the keyboard goes on where the move came from.
    if (keep && !this.#choices.contains(document.activeElement)) this.#cells.get(this.#cursor)?.group.focus();
  }

  /** Of moves that leave the board in the same state, whichever way they go, one is enough; the least first. */
  #different(moves) {
    const seen = new Set();
    return moves
      .filter(({ changes, clicks }) => {
        if (clicks.at(-1) !== 'off') return true;
        const what = JSON.stringify(changes);
        return !seen.has(what) && seen.add(what);
      })
      .sort((a, b) => this.#leaving(a) - this.#leaving(b));
  }

  /** How many men a move takes off the board. */
  #leaving(move) {
    return (move.changes ?? []).reduce((sum, after) => sum + (this.cell(after.name)?.count ?? 0) - after.count, 0);
  }

  /** Without the cell that is chosen already. */
  #choiceText(move) {
    const chosen = `${this.#chosen[0]},`;
    return move.text === this.view.pass ? t('pass') : move.text.startsWith(chosen) ? move.text.slice(chosen.length).replace(',', ' ') : move.text;
  }

  #listen() {
    const nameOf = (event) => event.target.closest?.('.cell')?.dataset.name;
    const on = (type, action) => this.addEventListener(type, (event) => !this.view.decorative && action(event, nameOf(event)));
    on('pointerdown', (event) => (this.#pointer = event.pointerType));
    on('click', (event, name) => name && this.#press(name, event.pointerType || this.#pointer));
    on('pointerover', (event, name) => name && event.pointerType !== 'touch' && this.#aim(name));
    // A finger that is lifted leaves too, and what it has aimed at must stay for its second tap.
    on('pointerleave', (event) => event.pointerType !== 'touch' && this.#aim(null));
    on('focusin', (event, name) => {
      if (!name) return;
      this.#moveCursor(name);
      if (event.target.matches(':focus-visible')) this.#aim(name);
    });
    on('focusout', (event, name) => name && this.#pointer !== 'touch' && this.#aim(null));
    on('keydown', (event, name) => {
      this.#pointer = 'keyboard';
      if (name) this.#key(event);
    });
  }

  #moveCursor(name) {
    if (!name || name === this.#cursor) return;
    this.#cells.get(this.#cursor)?.group.setAttribute('tabindex', '-1');
    this.#cursor = name;
    this.#cells.get(name).group.setAttribute('tabindex', '0');
  }

  #key(event) {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (step) {
      this.#walk(...step);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#press(this.#cursor, 'keyboard');
    } else if (event.key === 'Escape' && (this.#chosen.length || this.#drawing)) {
      this.#endDrawing(false);
      this.#choose([]);
    } else if (event.key.toLowerCase() === 'x' && this.view.drawable && !event.ctrlKey && !event.metaKey) {
      this.#drawByKey(event);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #walk(down, right) {
    const row = this.#rows.findIndex((names) => names.includes(this.#cursor));
    const column = this.#rows[row].indexOf(this.#cursor);
    const names = this.#rows[Math.min(this.#rows.length - 1, Math.max(0, row + down))];
    const at = down ? this.nearest(names, this.#cursor) : names[Math.min(names.length - 1, Math.max(0, column + right))];
    this.#cells.get(at).group.focus();
    if (this.#drawing) this.#drawTo(at);
    else this.#aim(at);
  }

  /** The cell of a row nearest in the drawing: rows need not have the same cells. */
  nearest(names, from) {
    const x = this.box(from).cx;
    return names.reduce((best, name) => (Math.abs(this.box(name).cx - x) < Math.abs(this.box(best).cx - x) ? name : best));
  }

  /** Shows what pressing this cell would do. */
  #aim(name) {
    this.#unpreview();
    if (!name || !this.view.interactive) return;
    const candidates = this.#candidates([...this.#chosen, name]);
    if (candidates.length === 1) {
      this.#preview(candidates[0]);
    } else {
      for (const target of candidates.map((move) => move.clicks[this.#chosen.length + 1])) {
        const entry = this.#cells.get(target);
        if (!entry) continue;
        entry.group.classList.add('aim');
        this.#ghosts.add(entry);
      }
    }
  }

  #preview(move) {
    this.#unpreview();
    this.#previewed = move.text;
    for (const change of move.changes ?? []) {
      const entry = this.#cells.get(change.name);
      if (!entry) continue;
      put(entry.ghost, this.ghost(change, this.cell(change.name), entry.box));
      this.#ghosts.add(entry);
    }
    const target = this.#cells.get(move.clicks.at(-1));
    if (target) {
      target.group.classList.add('aimed');
      this.#ghosts.add(target);
    }
    this.classList.add('previewing');
  }

  #unpreview() {
    if (this.#previewed !== null) this.#offerChoices();
    this.#previewed = null;
    this.classList.remove('previewing');
    for (const { group, ghost } of this.#ghosts) {
      put(ghost);
      group.classList.remove('aim', 'aimed');
    }
    this.#ghosts.clear();
  }

  /** Beside a second tap on the same place, a button: small places are easier to aim at than to hit twice. */
  #offerPlay(move) {
    morph(this.#choices,
      h('button', { type: 'button', class: 'choice main', 'data-key': 'play', onclick: () => this.#play(move) }, t('board.playMove', { move: this.#choiceText(move) })),
      h('span', { class: 'soft', 'data-key': 'again' }, t('board.tapAgain')));
  }

  #press(name, pointer) {
    if (this.view.editing) {
      this.dispatchEvent(new CustomEvent('cell', { detail: name, bubbles: true }));
      return;
    }
    if (!this.view.interactive) return;
    const clicks = [...this.#chosen, name];
    const candidates = this.#candidates(clicks);
    const complete = candidates.filter((move) => move.clicks.length === clicks.length);
    if (complete.length === 1 && candidates.length === 1) {
      const wasSeen = this.#previewed === complete[0].text;
      if (pointer === 'touch' && this.#wantsSecondTap(name) && !wasSeen) {
        this.#preview(complete[0]);
        this.#offerPlay(complete[0]);
        announce(t('board.tapAgain'));
      } else {
        this.#play(complete[0]);
      }
    } else if (candidates.length) {
      this.#choose(clicks);
    } else if (this.#chosen.length) {
      const again = this.#chosen[0] !== name && this.#candidates([name]).length > 0;
      this.#choose([]);
      if (again) this.#press(name, pointer);
    } else {
      this.dispatchEvent(new CustomEvent('refused', { detail: name, bubbles: true }));
    }
  }

  #wantsSecondTap(name) {
    return this.previewsMatter() || this.box(name).w * this.#svg.getScreenCTM().a < SMALL_CELL;
  }

  /** Whether a move does so much that a finger should see it first. */
  previewsMatter() {
    return false;
  }

  #choose(clicks) {
    this.#chosen = clicks;
    this.#unpreview();
    this.#refresh();
    if (clicks.length) announce(t('board.targets', { cell: clicks.at(-1), count: this.#candidates(clicks).length }));
  }

  #play(move) {
    this.#unpreview();
    this.#chosen = [];
    this.dispatchEvent(new CustomEvent('move', { detail: move.text, bubbles: true }));
  }

  /** Whose piece it is, for describe(). */
  ownerName(cell) {
    return sideName(this.view.sides, cell.owner);
  }
}
