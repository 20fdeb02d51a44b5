/** See it think: the tree of a small search, step by step, with what was cut off and why. */
import { h, morph, put } from './dom.js';
import { number, t, tCount, tOr } from './messages.js';
import { get, onConnection, position, post } from './api.js';
import { complain } from './say.js';
import { showBoard } from './boards.js';
import { bindKeys } from './keys.js';
import { iconButton, sideLabel, toggle } from './controls.js';
import { drawsMarks, sideName } from './sides.js';
import { gameTitle } from './game-title.js';
import { stepsOf, countsOf, reasonOf } from './think-steps.js';
import { drawTree } from './think-tree.js';
import { explain, saidValue, valueText } from './think-words.js';

/** Boards small enough for a whole tree to be seen, and a moment of play on each. */
const BOARDS = [
  ['mnk(m=3,n=3,k=3)', 'b2 a1 c3'],
  ['kalah(pits=3,seeds=2)', ''],
  ['othello(size=4)', ''],
  ['othello(size=6)', ''],
  ['kalah(pits=6,seeds=4)', ''],
  ['mnk(m=4,n=4,k=4)', 'b2 c3'],
  ['dipole', ''],
];
const REPORTS = { mnk: ['corrado', 'miliardario'], kalah: ['nask'], dipole: ['group19'], othello: ['crete'] };
const IDEAS = ['table', 'order', 'narrow', 'reduce', 'prune', 'threats', 'loud'];
const ORDERS = ['best', 'rules', 'random', 'worst'];
const SPEEDS = [1200, 500, 150];
/** What was tried since the page was opened, to compare. */
const tried = [];
const MOST_TRIED = 12;

export async function open(screen, place) {
  const page = new ThinkScreen(screen, place);
  await page.start();
  return () => page.stop();
}

class ThinkScreen {
  #screen;
  #place;
  #wish;
  #lesson = null;
  #steps = [];
  #at = 0;
  #tree = null;
  #timer = null;
  #speed = 1;
  #left = false;
  #asked = 0;
  #unanswered = false;
  #forgetConnection = () => {};
  #board = h('div', { class: 'board-place' });
  #caption = h('div', { class: 'row spread think-caption' });
  #words = h('p', { class: 'think-words', role: 'status' });
  #window = h('div', { class: 'think-window' });
  #whatIf = h('div', { class: 'think-what-if', 'aria-live': 'polite' });
  #form = h('div', { class: 'card think-form' });
  #treePlace = h('div', { class: 'think-tree card', tabindex: 0, role: 'group', 'aria-label': t('think.tree') });
  #controls = h('div', { class: 'row think-controls' });
  #counts = h('div', {});
  #slider = h('input', { type: 'range', min: 0, 'aria-label': t('think.step'), oninput: (event) => this.#go(+event.target.value) });

  constructor(screen, place) {
    this.#screen = screen;
    this.#place = place;
    const { query } = place;
    const game = query.get('game') ?? BOARDS[0][0];
    this.#wish = {
      game,
      start: query.get('start') ?? '',
      moves: query.get('moves') ?? (query.has('game') ? '' : BOARDS[0][1]),
      player: query.get('player') ?? 'textbook',
      depth: +(query.get('depth') ?? 3),
      order: query.get('order') ?? 'best',
      prunes: query.get('prunes') !== 'false',
      remembers: query.get('remembers') === 'true',
      without: (query.get('without') ?? '').split(',').filter((idea) => IDEAS.includes(idea)),
    };
  }

  async start() {
    document.title = `${t('think.title')} – Agon`;
    this.#wish.game = (await get('/api/facts', { game: this.#wish.game })).line;
    put(this.#screen,
      h('div', { class: 'welcome' }, h('h1', {}, t('think.title')), h('p', { class: 'soft' }, t('think.text'))),
      h('div', { class: 'think play' },
        h('section', { class: 'stack think-side' }, this.#form, this.#board, this.#caption),
        h('section', { class: 'stack think-main' },
          h('div', { class: 'card stack think-now' }, this.#words, this.#whatIf, this.#window, this.#controls, this.#slider), this.#treePlace, this.#counts)));
    this.#board.addEventListener('move', ({ detail }) => this.#change({ moves: `${this.#wish.moves} ${detail}`.trim() }));
    bindKeys({ ArrowLeft: () => this.#go(this.#at - 1), ArrowRight: () => this.#go(this.#at + 1), Home: () => this.#go(0), End: () => this.#go(Infinity), ' ': () => this.#toggle() });
    this.#forgetConnection = onConnection((found) => found && this.#unanswered && this.#ask().catch(complain));
    await this.#ask(true);
  }

  stop() {
    this.#left = true;
    this.#forgetConnection();
    clearInterval(this.#timer);
  }

  #change(change) {
    Object.assign(this.#wish, change);
    this.#ask().catch(complain);
  }

  async #ask(first = false) {
    this.#pause();
    const mine = ++this.#asked;
    const wish = { ...this.#wish };
    const { game, start, moves, player, depth } = wish;
    const body = { game, start, moves, player, depth, ...this.#switches(wish) };
    let problem = '';
    try {
      const lesson = await post('/api/lessons', body);
      if (mine !== this.#asked || this.#left) return;
      this.#lesson = lesson;
      this.#unanswered = false;
    } catch (error) {
      if (mine !== this.#asked || this.#left) return;
      this.#unanswered = error.isPassing;
      if (error.isPassing || (first && error.status !== 400)) throw error;
      problem = error.message;
      this.#lesson = { ...(await position(wish.game, wish.start, wish.moves.split(' ').filter(Boolean))), root: null };
    }
    this.#keep();
    const { root } = this.#lesson;
    this.#screen.querySelector('.think').classList.toggle('marks', drawsMarks(this.#lesson));
    this.#steps = root ? stepsOf(root) : [];
    this.#tree = root ? drawTree(this.#treePlace, root, this.#lesson, (value) => this.#value(value), (node) => this.#go(node.first)) : null;
    if (!root) put(this.#treePlace, h('p', { class: 'empty' }, problem));
    if (root) this.#note(wish);
    this.#slider.max = Math.max(0, this.#steps.length - 1);
    this.#drawForm();
    this.#drawCounts();
    this.#go(0);
  }

  /** One more line in the table of what was tried. */
  #note(wish) {
    const row = { ...wish, ...countsOf(this.#lesson.root), positions: this.#lesson.positions, reached: this.#lesson.depth };
    row.key = JSON.stringify([wish.game, wish.start, wish.moves, wish.player, wish.depth, this.#switches(wish)]);
    const place = tried.findIndex(({ key }) => key === row.key);
    if (place >= 0) tried.splice(place, 1);
    tried.unshift(row);
    tried.length = Math.min(tried.length, MOST_TRIED);
  }

  #keep() {
    const { game, start, moves, player, depth } = this.#wish;
    const query = new URLSearchParams({ game, start, moves, player, depth, ...this.#switches(this.#wish) });
    this.#place.rewrite(`#/think?${query}`);
  }

  /** What can be switched on and off in the search of whoever thinks. */
  #switches({ player, order, prunes, remembers, without }) {
    if (player === 'textbook') return { order, prunes, remembers };
    return player === 'engine' && without.length ? { without: without.join(',') } : {};
  }

  #value(value) {
    return valueText(value, this.#wish.player);
  }

  #drawForm() {
    const wish = this.#wish;
    const family = wish.game.replace(/\(.*/, '');
    const players = ['textbook', 'engine', ...(REPORTS[family] ?? [])];
    const lines = BOARDS.some(([line]) => line === wish.game) ? BOARDS : [[wish.game, wish.moves], ...BOARDS];
    const select = (words, options, value, onchange) => h('label', { class: 'field', 'data-key': words }, words,
      h('select', { onchange: (event) => onchange(event.target.value) }, options.map(([option, title]) => h('option', { value: option, selected: option === value }, title))));
    morph(this.#form,
      select(t('analysis.game'), lines.map(([line]) => [line, `${gameTitle(line)}${line.includes('(') ? ` ${line.replace(/^\w+\(|\)$/g, '').replace(/\w[\w-]*=/g, '').replaceAll(',', ' × ')}` : ''}`]), wish.game,
        (game) => this.#change({ game, start: '', moves: BOARDS.find(([line]) => line === game)?.[1] ?? '', player: wish.player === 'engine' ? 'engine' : 'textbook' })),
      select(t('think.who'), players.map((name) => [name, tOr(`think.player.${name}`, name)]), wish.player, (player) => this.#change({ player })),
      wish.player === 'miliardario' ? null : select(t('think.depth'), [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [String(n), n]), String(wish.depth), (depth) => this.#change({ depth: +depth })),
      wish.player === 'textbook' ? [
        select(t('think.order'), ORDERS.map((name) => [name, t(`think.order.${name}`)]), wish.order, (order) => this.#change({ order })),
        h('div', { class: 'row', 'data-key': 'switches' },
          toggle(t('think.prunes'), wish.prunes, (prunes) => this.#change({ prunes })),
          toggle(t('think.remembers'), wish.remembers, (remembers) => this.#change({ remembers }))),
      ] : null,
      wish.player === 'engine' ? h('details', { class: 'think-ideas', 'data-key': 'ideas', open: wish.without.length > 0 },
        h('summary', {}, t('think.ideas', { on: number(IDEAS.length - wish.without.length), all: number(IDEAS.length) })),
        IDEAS.map((idea) => toggle(t(`think.idea.${idea}`), !wish.without.includes(idea), (on) => this.#change({ without: IDEAS.filter((name) => (name === idea ? !on : wish.without.includes(name))) })))) : null,
      h('p', { class: 'soft small', 'data-key': 'about' }, tOr(`think.about.${wish.player}`, t('think.about.report'))));
  }

  #go(wanted) {
    if (!this.#lesson) return;
    if (!this.#steps.length) {
      morph(this.#words, '');
      morph(this.#controls);
      this.#showPosition({ path: [] });
      return;
    }
    this.#at = Math.max(0, Math.min(this.#steps.length - 1, wanted));
    const step = this.#steps[this.#at];
    this.#slider.value = this.#at;
    this.#slider.setAttribute('aria-valuetext', t('think.stepOf', { n: this.#at + 1, all: this.#steps.length }));
    this.#tree.show(this.#at, step.node, step.kind === 'cut' ? reasonOf(step.node, this.#lesson.turn) : null);
    put(this.#whatIf, step.kind === 'cut' && this.#wish.player === 'textbook'
      ? h('button', { type: 'button', class: 'quiet', onclick: () => this.#lookAnyway(step.node).catch(complain) }, t('think.whatIf')) : null);
    morph(this.#words, explain(step, this.#lesson, (value) => this.#value(value)));
    morph(this.#window, this.#windowChips(step));
    this.#drawControls();
    this.#showPosition(step.node).catch(complain);
    if (this.#at === this.#steps.length - 1) this.#pause();
  }

  /** What the moves that were cut off are worth: the same search from there, with nothing left out. */
  async #lookAnyway(node) {
    const { game, start, order, moves } = this.#wish;
    const at = this.#at;
    const { root } = await post('/api/lessons', { game, start, moves: [moves, ...node.path].join(' ').trim(), player: 'textbook', depth: node.depth, order, prunes: false, remembers: false });
    if (this.#left || this.#at !== at) return;
    const { sides, turn } = this.#lesson;
    const worth = new Map(root.children.map(({ move, value }) => [move, node.side === turn ? value : -value]));
    const [us, them] = [sideName(sides, turn), sideName(sides, 1 - turn)];
    const said = (value) => saidValue(value, this.#wish.player, us, them, (number) => this.#value(number));
    put(this.#whatIf,
      h('p', { class: 'think-looked' }, t('think.looked'), ' ',
        node.skipped.filter((move) => worth.has(move)).map((move) => h('span', { class: 'chip' }, h('strong', {}, move), ' ', this.#value(worth.get(move)))),
        ' ', t(node.side === turn ? 'think.looked.beta' : 'think.looked.alpha', { us, them, bound: said(node.side === turn ? node.beta : node.alpha), value: said(node.value) })));
  }

  /** What both sides are sure of where the search stands, as it stands. */
  #windowChips({ alpha, beta, node }) {
    const chip = (name, value, side) => h('span', { class: 'chip', title: t(`think.${name}.meaning`) },
      sideLabel(this.#lesson.sides, side), h('strong', {}, name === 'alpha' ? 'α' : 'β'), ' ', value === null ? (name === 'alpha' ? '−∞' : '∞') : this.#value(value));
    return [
      chip('alpha', alpha, this.#lesson.turn), chip('beta', beta, 1 - this.#lesson.turn),
      h('span', { class: 'soft small' }, tCount('think.depthLeft', node.depth)),
    ];
  }

  #drawControls() {
    const playing = this.#timer !== null;
    morph(this.#controls,
      iconButton('first', t('step.first'), () => this.#go(0)),
      iconButton('back', t('step.back'), () => this.#go(this.#at - 1)),
      h('button', { type: 'button', class: 'main', 'data-key': 'run', onclick: () => this.#toggle() }, t(playing ? 'think.pause' : 'think.run')),
      iconButton('next', t('step.next'), () => this.#go(this.#at + 1)),
      iconButton('last', t('step.last'), () => this.#go(Infinity)),
      h('button', { type: 'button', 'data-key': 'cut', onclick: () => this.#nextCut() }, t('think.nextCut')),
      h('select', { 'aria-label': t('think.speed'), 'data-key': 'speed', onchange: (event) => this.#setSpeed(+event.target.value) },
        SPEEDS.map((_, i) => h('option', { value: i, selected: i === this.#speed }, t(`think.speed.${i}`)))),
      h('span', { class: 'soft small', 'data-key': 'where' }, t('think.stepOf', { n: number(this.#at + 1), all: number(this.#steps.length) })));
  }

  #setSpeed(speed) {
    this.#speed = speed;
    if (this.#timer !== null) this.#run();
  }

  #toggle() {
    if (this.#timer !== null) this.#pause();
    else this.#run();
    this.#drawControls();
  }

  #run() {
    clearInterval(this.#timer);
    if (this.#at >= this.#steps.length - 1) this.#go(0);
    this.#timer = setInterval(() => this.#go(this.#at + 1), SPEEDS[this.#speed]);
  }

  #pause() {
    clearInterval(this.#timer);
    this.#timer = null;
    if (this.#steps.length) this.#drawControls();
  }

  #nextCut() {
    const next = this.#steps.findIndex((step, i) => i > this.#at && step.kind === 'cut');
    if (next >= 0) this.#go(next);
  }

  #positions = new Map();

  async #showPosition(node) {
    const { game, start } = this.#lesson;
    const before = this.#wish.moves.split(' ').filter(Boolean);
    const moves = [...before, ...node.path];
    const key = [game, start, ...moves].join(' ');
    this.#shown = key;
    if (!this.#positions.has(key)) this.#positions.set(key, node.path.length ? await position(game, start, moves) : this.#lesson);
    if (this.#shown !== key || this.#left) return;
    const state = this.#positions.get(key);
    showBoard(this.#board, { ...state, last: state.lastClicks, interactive: node.path.length === 0 && !state.over });
    morph(this.#caption,
      h('span', { class: 'soft small' }, node.path.length ? `${t('think.after')} ${node.path.join(' ')}` : t('think.here')),
      before.length ? h('button', { type: 'button', class: 'quiet', onclick: () => this.#change({ moves: before.slice(0, -1).join(' ') }) }, t('play.undo')) : null,
      h('a', { class: 'button quiet', href: `#/analysis?${new URLSearchParams({ game, ...(start ? { start } : {}), moves: moves.join(' ') })}` }, t('nav.analysis')));
  }

  #shown = '';

  #drawCounts() {
    const rows = tried.filter(({ game, start, moves }) => game === this.#wish.game && start === this.#wish.start && moves === this.#wish.moves);
    const most = Math.max(1, ...rows.map(({ positions }) => positions));
    const how = (row) => row.player === 'textbook'
      ? [t(row.prunes ? 'think.prunes' : 'think.minimax'), t(`think.order.${row.order}`), row.remembers ? t('think.remembers') : null].filter(Boolean).join(', ')
      : [tOr(`think.player.${row.player}`, row.player), row.player === 'engine' && row.without.length ? t('think.without', { ideas: row.without.map((idea) => t(`think.idea.${idea}`)).join(', ') }) : null].filter(Boolean).join(' ');
    const bar = (positions) => {
      const element = h('span', { class: 'think-bar' });
      element.style.width = `${(100 * positions) / most}%`;
      return element;
    };
    put(this.#counts, rows.length ? h('section', { class: 'card scroll-x', tabindex: 0, 'aria-label': t('think.tried') },
      h('h2', {}, t('think.tried')),
      h('table', {},
        h('thead', {}, h('tr', {},
          ['how', 'depth', 'positions', 'cuts', 'skipped', 'left', 'hits'].map((name, i) => h('th', { scope: 'col', class: i ? 'number' : '' }, t(`think.column.${name}`))))),
        h('tbody', {}, rows.map((row) => h('tr', { class: row === tried[0] ? 'current' : '' },
          h('td', {}, how(row), bar(row.positions)),
          [row.reached, row.positions, row.cuts, row.skipped, row.left, row.hits].map((value) => h('td', { class: 'number' }, number(value)))))))) : null);
  }
}
