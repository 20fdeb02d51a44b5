/** The analysis board: any game, any position, every variation, and the engine's view of it. */
import { h, morph, put } from './dom.js';
import { said, t, tOr } from './messages.js';
import { gameTitle } from './game-title.js';
import { get, onConnection, position } from './api.js';
import { announce, complain, say } from './say.js';
import { showBoard } from './boards.js';
import { bindKeys } from './keys.js';
import { GLYPHS, MoveTree } from './move-tree.js';
import { explorerPanel } from './explorer-panel.js';
import { opinionsPanel } from './opinions.js';
import { treeView } from './tree-view.js';
import { enginePanel } from './engine-panel.js';
import { evaluationBar } from './evaluation-bar.js';
import { reviewPanel } from './review-panel.js';
import { positionEditor } from './position-editor.js';
import { askForRecord, copy, download, recordOf, shareLink, takeDrops } from './exchange.js';
import { iconButton, sideLabel, toolButton } from './controls.js';
import { outcomeText } from './outcome.js';
import { showRules } from './rules.js';
import { drawsMarks } from './sides.js';
import { annotate } from './annotated.js';
import { peeking } from './peek.js';
import { canWrite, positionText } from './position-text.js';
import { PAIR, toggled } from './drawings.js';
import { focusMoveInput, moveInput } from './move-input.js';
import { timedMove } from './move-times.js';
import { saveFilm, saveGame, savePicture } from './save-game.js';
import { sound } from './sound.js';

const KEPT = 'agon.analysis';
/** How long a position stands while a game plays by itself, in milliseconds. */
const A_MOVE = 1300;
const A_MOMENT = 400;

/** Whoever comes back without saying what to look at finds what they left. */
function keepLastAnalysis(address) {
  try {
    localStorage.setItem(KEPT, address);
  } catch {
    // No room in the browser's memory: the address alone must do.
  }
}

export async function open(screen, place) {
  const { query } = place;
  const kept = localStorage.getItem(KEPT);
  if (!query.size && kept) {
    location.replace(kept);
    return null;
  }
  const page = new AnalysisScreen(screen, place);
  await page.start(query);
  return () => page.stop();
}

class AnalysisScreen {
  #screen;
  #place; // what was asked here may be answered elsewhere
  #game = 'othello';
  #start = '';
  #tree = new MoveTree();
  #states = new Map();
  #state = null;
  #title = '';
  #lineEnd = null; // where the main line led when it was loaded: it knows whose moves these were
  #flipped = false;
  #seen = null;
  #learning = null;
  #board = h('div', { class: 'board-place' });
  #bar = evaluationBar();
  #tally = h('div', { class: 'tally' });
  #status = h('p', { class: 'status', role: 'status' });
  #treePlace = h('div', { class: 'moves-place' });
  #comment = h('input', { type: 'text', class: 'grow', 'aria-label': t('tree.comment'), placeholder: t('tree.comment') });
  #glyph = h('select', { class: 'glyph', 'aria-label': t('tree.glyph'), title: t('tree.glyph') }, ['', ...GLYPHS].map((glyph) => h('option', { value: glyph }, glyph || '–')));
  #writing = null; // the timer of a comment that is being written
  #replaying = null; // the timer of a game that plays by itself
  #replayButton = iconButton('play', t('step.auto'), () => this.#toggleReplay());
  #argument = null; // why the game is a draw, where that is seen at once
  #pairsShown = false;
  #drawings = h('div', { class: 'row drawings', hidden: true });
  #tools = h('div', { class: 'tools' });
  #panel = h('div', {});
  #side = null;
  #wanted = null; // where to go once the server answers again
  #forgetConnection = () => {};
  #peek = peeking((moves) => this.#stateOf([...this.#tree.path(), ...moves]));
  #engine = enginePanel({ onSee: (seen) => this.#see(seen), onPlay: (moves) => this.#playLine(moves), onPeek: (moves, beside) => (moves ? this.#peek.look(moves, beside, this.#flipped) : this.#peek.hide()) });
  #review = reviewPanel({ onGo: (ply) => this.#goToPly(ply), onMarks: () => this.#drawTree(), onLearn: (lesson) => this.#learn(lesson) });

  #opinions = opinionsPanel({ onPlay: (move) => this.#play(move) });
  #explorer = explorerPanel({ onPlay: (move) => this.#play(move) });

  constructor(screen, place) {
    this.#screen = screen;
    this.#place = place;
  }

  async start(query) {
    const [{ families }, facts] = await Promise.all([get('/api/catalog'), get('/api/facts', { game: query.get('game') ?? 'othello' })]);
    this.#game = facts.line;
    this.#start = query.get('start') ?? '';
    this.#argument = this.#start ? null : facts.argument;
    this.#tree = MoveTree.of(query.get('moves') ?? '');
    const line = this.#tree.mainLine();
    const at = query.has('at') ? +query.get('at') : line.length;
    this.#tree.current = line[Math.min(at, line.length) - 1] ?? this.#tree.root;
    this.#title = query.get('title') ?? '';
    this.#layOut(families);
    if (at < line.length) this.#lineEnd = await this.#stateAt(line.at(-1)).catch(() => null);
    if (!this.#place.here()) return;
    this.#board.addEventListener('move', ({ detail }) => this.#play(detail));
    this.#board.addEventListener('draw', ({ detail }) => this.#sketch(toggled(this.#tree.current.drawings, detail)));
    this.#comment.addEventListener('change', () => {
      this.#tree.current.comment = this.#comment.value.trim();
      this.#keep();
      this.#drawTree();
    });
    // Half a sentence is not lost to a reload either; browsers let an address be changed only so often.
    this.#comment.addEventListener('input', () => {
      this.#tree.current.comment = this.#comment.value.trim();
      clearTimeout(this.#writing);
      this.#writing = setTimeout(() => this.#keep(), A_MOMENT);
    });
    this.#glyph.addEventListener('change', () => {
      this.#tree.current.glyph = this.#glyph.value;
      this.#keep();
      this.#drawTree();
    });
    takeDrops(this.#screen, () => this.#game, (read) => this.#load(read));
    bindKeys({
      ArrowLeft: () => this.#back(), ArrowRight: () => this.#forth(), Home: () => this.#go(this.#tree.root),
      End: () => this.#go(this.#tree.lineThrough().at(-1) ?? this.#tree.root), f: () => this.#flip(), e: () => this.#engine.toggle(), l: () => this.#engine.toggle(), b: () => this.#engine.playBest(), ' ': () => this.#engine.playBest(), t: () => this.#engine.toggleThreats(), c: () => this.#comment.focus(), p: () => this.#toggleReplay(), v: () => this.#otherMove(), m: focusMoveInput,
    });
    this.#forgetConnection = onConnection((found) => {
      if (found && this.#wanted) this.#go(this.#wanted);
      else if (found) this.#engine.retry();
    });
    await this.#go(this.#tree.current);
  }

  stop() {
    this.#stopReplay();
    this.#peek.hide();
    this.#forgetConnection();
    this.#engine.stop();
    this.#opinions.stop();
    this.#review.stop();
  }

  #layOut(families) {
    const chooser = h('select', {
      'aria-label': t('analysis.game'), class: 'game-chooser',
      onchange: (event) => (location.hash = `#/analysis?game=${encodeURIComponent(event.target.value)}`),
    }, choices(families, this.#game).map(([line, title]) => h('option', { value: line, selected: line === this.#game }, title)));
    document.title = `${t('nav.analysis')} – Agon`;
    this.#side = h('div', { class: 'stack' },
      this.#engine.element,
      this.#review.element,
      h('section', { class: 'card moves-card', 'aria-label': t('moves') },
        this.#treePlace,
        h('div', { class: 'row steps' },
          iconButton('first', t('step.first'), () => this.#go(this.#tree.root)),
          iconButton('back', t('step.back'), () => this.#back()),
          iconButton('next', t('step.next'), () => this.#forth()),
          iconButton('last', t('step.last'), () => this.#go(this.#tree.lineThrough().at(-1) ?? this.#tree.root)),
          this.#replayButton,
          iconButton('up', t('tree.promote'), () => this.#promote()),
          iconButton('bin', t('tree.remove'), () => this.#remove()),
        ),
        h('div', { class: 'row nowrap' }, this.#comment, this.#glyph),
        this.#drawings,
        moveInput(() => (this.#state?.over ? [] : (this.#state?.legal ?? [])), (move) => this.#play(move)),
      ),
      this.#explorer.element,
      this.#opinions.element,
      this.#tools,
    );
    put(this.#screen, h('div', { class: 'play analysis' },
      h('section', { class: 'play-board', 'aria-label': t('board.label') },
        this.#tally, this.#board, this.#status),
      h('aside', { class: 'play-side stack' },
        h('div', { class: 'row title-row' }, h('h1', { class: 'game-name' }, t('nav.analysis')), chooser,
          iconButton('book', t('rules.short'), () => showRules(this.#game).catch(complain))),
        this.#title ? h('p', { class: 'soft' }, this.#title) : null, this.#panel, this.#side)));
    const tool = (drawing, key, onclick) => toolButton(drawing, t(key), onclick);
    put(this.#tools,
      tool('flip', 'step.flip', () => this.#flip()),
      tool('play', 'analysis.play', () => this.#playFromHere()),
      tool('hint', 'nav.think', () => this.#seeItThink()),
      tool('edit', 'setup.title', () => this.#setUp().catch(complain)),
      tool('open', 'import.title', () => askForRecord(this.#game, (read) => this.#load(read))),
      tool('again', 'analysis.new', () => (location.hash = `#/analysis?${new URLSearchParams({ game: this.#game })}`)),
      tool('share', 'share.link', () => shareLink().catch(complain)),
      tool('copy', 'share.copy', () => this.#export(copy)),
      canWrite(this.#game.replace(/\(.*/, '')) ? tool('copy', 'share.position', () => copy(positionText(this.#game.replace(/\(.*/, ''), this.#state, this.#state.turn))) : null,
      tool('save', 'share.save', () => saveGame(this.#tree, (node) => this.#stateAt(node), () => this.#export((text) => download('game.txt', text))).catch(complain)),
      tool('picture', 'share.picture', () => savePicture(this.#board, this.#state, this.#flipped).catch(complain)),
      tool('film', 'share.film', () => saveFilm(this.#board, this.#tree, (node) => this.#stateAt(node), this.#flipped).catch(complain)),
    );
  }

  async #stateAt(node) {
    return this.#stateOf(this.#tree.path(node));
  }

  async #stateOf(moves) {
    const key = moves.join(' ');
    if (!this.#states.has(key)) this.#states.set(key, await position(this.#game, this.#start, moves));
    return this.#states.get(key);
  }

  /**
   * Shows a node. Where the server does not answer we stay where we are, and go there once it does; a move that
   * cannot be played stays in the tree, marked, and its parent is shown. Nothing is ever taken away.
   */
  async #go(node, replaying = null) {
    if (replaying === null && this.#replaying !== null && node !== this.#tree.root) this.#stopReplay();
    const from = this.#shownNode ?? this.#tree.root;
    this.#tree.current = node;
    this.#wanted = null;
    try {
      const state = await this.#stateAt(node);
      if (this.#tree.current !== node || !this.#place.here()) return;
      this.#state = state;
      this.#shownNode = this.#apart(node, state);
      this.#seen = null;
      if (state.over) this.#bar.end(state);
      else this.#bar.clear(state.sides);
      this.#draw();
      const here = { game: this.#game, start: this.#start, moves: this.#tree.path(), state };
      this.#engine.look(here);
      this.#explorer.look(here);
      this.#opinions.look(here);
    } catch (error) {
      if (this.#tree.current !== node || !this.#place.here()) return;
      // Opened without the server: the tree is all there, and of the board at least how the game begins.
      if (!this.#state && error.isPassing && !(await this.#showRoot())) throw error;
      complain(error);
      if (error.isPassing) {
        this.#wanted = node;
        this.#tree.current = from;
        this.#drawTree();
      } else if (node.parent) {
        node.broken = true;
        await this.#go(node.parent);
        return;
      } else if (!this.#state) {
        throw error;
      }
    }
    this.#keep();
  }

  /** A whole game that came as one word, f5d6c3, becomes its moves. */
  #apart(node, state) {
    const alone = node.parent === this.#tree.root && this.#tree.root.children.length === 1 && !node.children.length;
    if (!alone || state.moves.length < 2) return node;
    this.#tree = MoveTree.of(state.moves.map(({ text }) => text).join(' '));
    this.#tree.current = this.#tree.mainLine().at(-1);
    return this.#tree.current;
  }

  async #showRoot() {
    this.#state = await this.#stateAt(this.#tree.root).catch(() => null);
    if (!this.#state) return false;
    this.#shownNode = this.#tree.root;
    this.#draw();
    return true;
  }

  #shownNode = null;

  #draw() {
    const state = this.#state;
    this.#screen.firstElementChild.classList.toggle('marks', drawsMarks(state));
    showBoard(
      this.#board,
      {
        ...state,
        last: state.lastClicks,
        interactive: !state.over,
        flipped: this.#flipped,
        badges: this.#learning ? [] : (this.#seen?.badges ?? []),
        drawings: this.#onBoard(),
        drawable: !this.#learning,
      },
    );
    this.#listDrawings();
    const tally = (side) => h('span', { class: `tally-side${state.turn === side && !state.over ? ' at-turn' : ''}` },
      sideLabel(state.sides, side),
      state.picture.score ? h('strong', {}, state.picture.score[side]) : null,
    );
    put(this.#tally, tally(0), this.#bar.element, tally(1));
    put(this.#status,
      state.over ? h('strong', {}, outcomeText(state)) : state.known ? h('span', { class: 'chip known' },
        `${t('known')}: ${state.known}`,
      ) : '',
      state.name ? h('span', { class: 'chip opening' }, said(state.name)) : null,
      this.#argument ? h('span', { class: 'chip known' }, t('argument.draw', { by: said(this.#argument.by) })) : null,
      this.#argument?.pairs.length ? h('button', { type: 'button', class: 'small quiet', 'aria-pressed': String(this.#pairsShown), title: t('argument.pairs.long'), onclick: () => this.#showPairs(!this.#pairsShown) }, t('argument.pairs')) : null,
    );
    this.#comment.value = this.#tree.current.comment;
    this.#glyph.value = this.#tree.current.glyph;
    this.#glyph.disabled = !this.#tree.current.parent;
    this.#drawTree();
  }

  /** What somebody has drawn, over the pairs of a proof where those are shown. */
  #onBoard() {
    if (this.#learning) return [];
    const pairs = this.#pairsShown ? this.#argument.pairs.map(([from, to]) => ({ colour: PAIR, from, to })) : [];
    return [...pairs, ...this.#tree.current.drawings];
  }

  #showPairs(on) {
    this.#pairsShown = on;
    this.#status.querySelector('[aria-pressed]').setAttribute('aria-pressed', String(on));
    this.#board.firstElementChild?.showDrawings(this.#onBoard());
  }

  /** What is drawn at this position, as words one can hear, and take away one by one. */
  #listDrawings() {
    const { drawings } = this.#tree.current;
    const words = ({ from, to }) => (to === null ? from : `${from} → ${to}`);
    const without = (gone) => this.#sketch(drawings.filter((drawing) => drawing !== gone));
    morph(this.#drawings,
      drawings.map((drawing) => h('button', { type: 'button', class: `small drawn drawn-${drawing.colour}`, 'aria-label': t('draw.remove', { what: words(drawing) }), title: t('draw.remove', { what: words(drawing) }), onclick: () => without(drawing) }, words(drawing), ' ×')),
      drawings.length > 1 ? h('button', { type: 'button', class: 'small quiet', onclick: () => this.#clearDrawings() }, t('draw.clear')) : null);
    this.#drawings.hidden = !drawings.length;
  }

  #clearDrawings() {
    const node = this.#tree.current;
    const { drawings } = node;
    this.#sketch([]);
    say(t('draw.cleared'), [t('undo'), () => {
      if (!this.#place.here()) return;
      node.drawings = drawings;
      this.#go(node);
    }]);
  }

  #sketch(drawings) {
    this.#tree.current.drawings = drawings;
    this.#board.firstElementChild?.showDrawings(this.#onBoard());
    this.#listDrawings();
    this.#drawTree();
    this.#keep();
  }

  #drawTree() {
    if (!this.#state) return;
    const line = this.#tree.mainLine();
    const sideOf = (node) => this.#states.get(this.#tree.path(node.parent).join(' '))?.turn ?? this.#knownSide(node);
    treeView(this.#treePlace, this.#tree, this.#state, {
      sideOf,
      markOf: (node) => (line.includes(node) ? this.#review.markOf(line.indexOf(node) + 1) : null),
      onGo: (node) => this.#go(node),
    });
    this.#review.show({
      game: this.#game,
      start: this.#start,
      line: line.map(({ move }) => move),
      times: line.some(({ used }) => used !== null) ? line.map((node, i) => ({ side: sideOf(node) ?? i % 2, used: node.used })) : [],
      ply: line.indexOf(this.#tree.current) + 1,
      state: this.#state,
    });
  }

  /** A later position lists whose moves led to it. */
  #knownSide(node) {
    const known = [this.#state, this.#lineEnd].map((state) => state?.moves[this.#tree.ply(node) - 1]).find((move) => move?.text === node.move);
    return known?.side ?? null;
  }

  #see(seen) {
    this.#seen = seen;
    if (!this.#state) return;
    if (seen && 'score' in seen) this.#bar.show(this.#state.sides, seen, this.#state.unit);
    if (!this.#learning) this.#board.firstElementChild?.showBadges(seen?.badges ?? []);
  }

  #play(move) {
    if (this.#learning) {
      this.#learning.tryMove(move).catch(complain);
      this.#draw();
      return;
    }
    announce(move);
    sound('move');
    this.#go(this.#tree.play(move));
  }

  #playLine(moves) {
    moves.forEach((move) => this.#tree.play(move));
    this.#go(this.#tree.current);
  }

  /** The line at hand, move after move; whoever does anything else stops it. */
  #toggleReplay() {
    if (this.#replaying !== null) {
      this.#stopReplay();
      return;
    }
    if (!this.#tree.current.children.length) this.#go(this.#tree.root);
    this.#replaying = setInterval(() => this.#replayOne(), A_MOVE);
    this.#replayButton.setAttribute('aria-pressed', 'true');
  }

  async #replayOne() {
    const [next] = this.#tree.current.children;
    if (!next || next.broken || this.#learning) {
      this.#stopReplay();
      return;
    }
    const mine = this.#replaying;
    await this.#go(next, mine);
    sound('move');
  }

  #stopReplay() {
    clearInterval(this.#replaying);
    this.#replaying = null;
    this.#replayButton.setAttribute('aria-pressed', 'false');
  }

  #back() {
    if (this.#tree.current.parent) this.#go(this.#tree.current.parent);
  }

  #forth() {
    if (this.#tree.current.children.length) this.#go(this.#tree.current.children[0]);
  }

  /** The next of the moves that were tried in place of this one, in turn. */
  #otherMove() {
    const { parent } = this.#tree.current;
    const moves = parent?.children ?? [];
    if (moves.length > 1) this.#go(moves[(moves.indexOf(this.#tree.current) + 1) % moves.length]);
    else say(t('tree.noOther'));
  }

  #goToPly(ply) {
    this.#go(this.#tree.mainLine()[ply - 1] ?? this.#tree.root);
  }

  #promote() {
    this.#tree.promote(this.#tree.current);
    this.#drawTree();
    this.#keep();
  }

  #remove() {
    const node = this.#tree.current;
    if (!node.parent) return;
    const { parent } = node;
    const place = parent.children.indexOf(node);
    this.#tree.current = parent;
    this.#tree.remove(node);
    this.#go(parent);
    say(t('tree.removed', { move: node.move }), [t('undo'), () => {
      if (!this.#place.here()) return;
      parent.children.splice(place, 0, node);
      this.#go(node);
    }]);
  }

  #flip() {
    this.#flipped = !this.#flipped;
    this.#draw();
    this.#see(this.#seen);
  }

  /** The whole game is in the address: a reload, a bookmark and a link keep it. */
  #keep() {
    const line = this.#tree.mainLine();
    const at = line.indexOf(this.#wanted ?? this.#tree.current) + 1;
    const query = new URLSearchParams({ game: this.#game });
    if (this.#start) query.set('start', this.#start);
    if (line.length) query.set('moves', this.#tree.text());
    if (at !== line.length) query.set('at', at);
    if (this.#title) query.set('title', this.#title);
    const address = `#/analysis?${query}`;
    if (this.#place.rewrite(address)) keepLastAnalysis(address);
  }

  #load(state) {
    const query = new URLSearchParams({
      game: state.game,
      moves: state.tree ?? state.moves.map(timedMove).join(' '),
    });
    if (state.start) query.set('start', state.start);
    if (state.first && state.second) query.set('title', `${state.first} – ${state.second}`);
    location.hash = `#/analysis?${query}`;
  }

  #playFromHere() {
    location.hash = `#/new/${encodeURIComponent(this.#game)}?${new URLSearchParams({ start: this.#start, moves: this.#tree.path().join(' ') })}`;
  }

  #seeItThink() {
    const query = new URLSearchParams({ game: this.#game, moves: this.#tree.path().join(' '), depth: 2 });
    if (this.#start) query.set('start', this.#start);
    location.hash = `#/think?${query}`;
  }

  async #export(use) {
    try {
      const line = this.#tree.mainLine();
      const record = await recordOf(this.#game, this.#start, line.map(({ move }) => move));
      use(annotate(record, this.#tree, (node) => (line.includes(node) ? this.#review.signOf(line.indexOf(node) + 1) : '')));
    } catch (error) {
      complain(error);
    }
  }

  async #setUp() {
    const state = this.#state ?? (await this.#stateAt(this.#tree.current));
    this.#engine.stop();
    this.#side.hidden = true;
    positionEditor(this.#board, this.#panel, state, (text) => {
      put(this.#panel);
      this.#side.hidden = false;
      if (text !== null) {
        const [before, states] = [this.#tree, new Map(this.#states)];
        const start = this.#start;
        this.#tree = new MoveTree();
        this.#states.clear();
        this.#shownNode = null;
        if (before.root.children.length) say(t('setup.replaced'), [t('undo'), () => this.#restore(before, start, states)]);
        this.#start = text;
      }
      this.#go(this.#tree.current);
    });
  }

  #restore(tree, start, states) {
    if (!this.#place.here()) return;
    this.#tree = tree;
    this.#start = start;
    this.#states = states;
    this.#shownNode = null;
    this.#go(tree.current);
  }

  #learn(makeLesson) {
    this.#side.hidden = true;
    this.#screen.firstElementChild.classList.add('learning');
    scrollTo(0, 0);
    this.#learning = makeLesson(this.#panel, {
      setUp: async (ply) => {
        await this.#goToPlyQuietly(ply - 1);
        return this.#state;
      },
      show: (moves) => this.#showAfter(moves).catch(complain),
      onEnd: () => {
        put(this.#panel);
        this.#side.hidden = false;
        this.#learning = null;
        this.#screen.firstElementChild.classList.remove('learning');
        this.#go(this.#tree.current);
      },
    });
  }

  /** The board after some moves, one after the other, which are not kept in the tree. */
  async #showAfter(moves) {
    const node = this.#tree.current;
    const showing = ++this.#showing;
    for (let many = 1; many <= moves.length; many++) {
      const state = await position(this.#game, this.#start, [...this.#tree.path(node), ...moves.slice(0, many)]);
      if (!this.#learning || this.#tree.current !== node || this.#showing !== showing) return;
      showBoard(this.#board, { ...state, last: state.lastClicks, flipped: this.#flipped });
      if (many < moves.length) await new Promise((done) => setTimeout(done, 900));
    }
  }

  #showing = 0;

  async #goToPlyQuietly(ply) {
    this.#engine.stop();
    this.#showing++;
    const node = this.#tree.mainLine()[ply - 1] ?? this.#tree.root;
    this.#tree.current = node;
    this.#state = await this.#stateAt(node);
    this.#draw();
  }
}

/** Every family and preset, and the game at hand if it is neither. */
function choices(families, current) {
  const lines = families.flatMap((family) => [
    [family.line, gameTitle(family.line)],
    ...family.presets.filter(({ line }) => line !== family.line).map(({ line, name }) => [line, tOr(`preset.${name}`, name)]),
  ]);
  return lines.some(([line]) => line === current) ? lines : [[current, current], ...lines];
}
