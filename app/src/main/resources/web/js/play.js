/** A game being played: the board, the players and their clocks, the moves, and what one may ask for. */
import { h, icon, put } from './dom.js';
import { t } from './messages.js';
import { get, listen, position, post } from './api.js';
import { announce, complain, say } from './say.js';
import { showBoard } from './boards.js';
import { dialog } from './dialog.js';
import { bindKeys } from './keys.js';
import { moveList } from './move-list.js';
import { playerCard } from './player-card.js';
import { iconButton, toolButton } from './controls.js';
import { outcomeText } from './outcome.js';
import { keepGame, tokenOf } from './current-game.js';
import { showRules } from './rules.js';
import { drawsMarks, sideName } from './sides.js';
import { gameTitle } from './game-title.js';

export async function open(screen, { path }) {
  const page = new PlayScreen(screen, path[1]);
  await page.start();
  return () => page.stop();
}

class PlayScreen {
  #screen;
  #id;
  #token; // null for somebody who only watches
  #session = null;
  #shown = null; // the ply looked at, or null for the game as it stands
  #hint = [];
  #close = () => {};
  #board = h('div', { class: 'board-place' });
  #moves = h('div', { class: 'moves-place' });
  #cards = [playerCard(), playerCard()];
  #status = h('div', { class: 'status', role: 'status' });
  #controls = h('div', { class: 'tools' });
  #steps = h('div', { class: 'row steps' });

  constructor(screen, id) {
    this.#screen = screen;
    this.#id = id;
    this.#token = tokenOf(id);
  }

  async start() {
    const session = await get(`/api/games/${encodeURIComponent(this.#id)}`);
    this.#layOut(session);
    this.#receive(session);
    this.#close = listen(
      `/api/games/${encodeURIComponent(this.#id)}/events`,
      { state: (state) => this.#receive(state) },
      () => say(t('error.reconnecting')),
    );
    this.#board.addEventListener('move', ({ detail }) => this.#play(detail));
    this.#board.addEventListener('refused', () => this.#explain());
    bindKeys({
      ArrowLeft: () => this.#look(this.#ply() - 1), ArrowRight: () => this.#look(this.#ply() + 1),
      Home: () => this.#look(0), End: () => this.#look(Infinity),
      u: () => this.#ask('undo'), r: () => this.#ask('redo'), h: () => this.#showHint(), f: () => this.#flip(),
    });
  }

  stop() {
    this.#close();
    this.#cards.forEach((card) => card.stop());
  }

  #layOut(session) {
    const title = gameTitle(session.game);
    document.title = `${title} – Agon`;
    this.flipped = this.#mine(session) === 1 && session.homes;
    put(this.#screen,
      h('div', { class: `play${drawsMarks(session) ? ' marks' : ''}` },
        h('section', { class: 'play-board', 'aria-label': t('board.label') }, this.#cardPlace(0), this.#board, this.#cardPlace(1)),
        h('aside', { class: 'play-side stack' },
          h('div', { class: 'row spread' },
            h('div', {}, h('h1', { class: 'game-name' }, title), hasParameters(session) ? h('div', { class: 'soft small mono' }, session.game) : null),
            h('button', { type: 'button', class: 'quiet', onclick: () => showRules(session.game).catch(complain) },
              icon('book'),
              t('rules.short'),
            ),
          ),
          this.#status,
          h('div', { class: 'card moves-card' }, this.#moves, this.#steps),
          this.#controls,
        ),
      ),
    );
  }

  /** The only person's side, or −1 with two or none. */
  #mine(session) {
    const people = [0, 1].filter((side) => session.seats[side].kind === 'human');
    return people.length === 1 ? people[0] : -1;
  }

  /** Whether whoever sits here may move for a side. */
  #isMine(side) {
    return this.#token !== null && this.#session.seats[side].kind === 'human';
  }

  /**
   * Asks for a change. What comes of it is shown when the stream says so, never from the answer: a
   * quick opponent's reply may be here before the answer to one's own move.
   */
  #send(what, body = {}) {
    return post(`/api/games/${encodeURIComponent(this.#id)}/${what}`, body, { 'Agon-Token': this.#token });
  }

  #cardPlace(row) {
    return h('div', { class: row ? 'below' : 'above' }, this.#cards[row].element);
  }

  #receive(session) {
    const before = this.#session;
    this.#session = session;
    if (before && before.ply !== session.ply) this.#hint = [];
    if (this.#shown !== null && this.#shown >= session.ply) this.#shown = null;
    this.#draw();
    if (before && session.ply > before.ply) this.#tellMoves(session.moves.slice(before.ply));
    if (session.over && before && !before.over) announce(outcomeText(session));
  }

  #tellMoves(moves) {
    for (const move of moves) {
      const side = sideName(this.#session.sides, move.side);
      if (move.text === this.#session.pass) say(t('play.passed', { side }));
      else announce(t('play.moved', { side, move: move.text }));
    }
  }

  #ply() {
    return this.#shown ?? this.#session.ply;
  }

  #draw() {
    const session = this.#session;
    const mine = this.#mine(session);
    const bottom = mine >= 0 ? mine : this.flipped ? 1 : 0;
    [1 - bottom, bottom].forEach((side, row) => this.#cards[row].show(session, side));
    if (this.#shown === null) this.#showGame();
    moveList(this.#moves, session, this.#ply(), (ply) => this.#look(ply));
    put(this.#steps,
      iconButton('first', t('step.first'), () => this.#look(0)), iconButton('back', t('step.back'), () => this.#look(this.#ply() - 1)),
      iconButton('next', t('step.next'), () => this.#look(this.#ply() + 1)), iconButton('last', t('step.last'), () => this.#look(Infinity)),
      iconButton('flip', t('step.flip'), () => this.#flip()));
    this.#drawStatus();
    this.#drawControls();
  }

  #showGame() {
    const session = this.#session;
    const interactive = !session.over && this.#isMine(session.turn);
    showBoard(this.#board, { ...session, last: session.lastClicks, interactive, flipped: this.flipped, badges: this.#hint });
  }

  #drawStatus() {
    const session = this.#session;
    const turn = sideName(session.sides, session.turn);
    if (session.over) {
      put(this.#status,
        h('div', { class: 'card result' },
          h('strong', {}, outcomeText(session)),
          h('div', { class: 'ways' },
            this.#token === null ? null : h('button', { type: 'button', class: 'main', onclick: () => this.#rematch() },
              icon('again'),
              t('play.rematch'),
            ),
            h('a', { class: 'button', href: this.#analysisLink() }, icon('search'), t('play.analyse')),
            h('a', { class: 'button', href: '#/' }, t('play.other')),
          ),
        ),
      );
    } else if (this.#shown !== null) {
      put(this.#status,
        h('div', { class: 'row' },
          t('play.past', { ply: this.#shown }),
          h('button', { type: 'button', onclick: () => this.#look(Infinity) }, t('play.now')),
        ),
      );
    } else if (session.drawOffer !== null && this.#isMine(1 - session.drawOffer)) {
      put(this.#status,
        h('div', { class: 'row' },
          t('play.drawOffered', { side: sideName(session.sides, session.drawOffer) }),
          h('button', { type: 'button', class: 'main', onclick: () => this.#ask('draw', { accept: true }) }, t('play.drawAccept')),
          h('button', { type: 'button', onclick: () => this.#ask('draw', { accept: false }) }, t('play.drawDecline')),
        ),
      );
    } else if (this.#token === null) {
      put(this.#status, t('play.watching', { side: turn }));
    } else {
      put(this.#status,
        this.#isMine(session.turn) ? t(
          this.#mine(session) >= 0 ? 'play.yourTurn' : 'play.turn',
          { side: turn },
        ) : t('play.thinking', { side: turn }),
      );
    }
  }

  #drawControls() {
    const session = this.#session;
    if (this.#token === null) {
      put(this.#controls, h('a', { class: 'button', href: this.#analysisLink() }, icon('search'), t('play.analyse')));
      return;
    }
    if (session.over) {
      put(this.#controls, session.canUndo ? this.#undoButton() : null);
      return;
    }
    const myTurn = this.#isMine(session.turn);
    put(this.#controls, this.#undoButton(),
      toolButton('redo', t('play.redo'), () => this.#ask('redo'), { disabled: !session.canRedo }),
      toolButton('hint', t('play.hint'), () => this.#showHint(), { disabled: !myTurn }),
      session.canDraw ? toolButton('draw', t('play.draw'), () => this.#ask('draw')) : null,
      toolButton('flag', t('play.resign'), () => this.#resign()),
      h('a', { class: 'button', href: this.#analysisLink() }, icon('search'), t('play.analyse')));
  }

  #undoButton() {
    return toolButton('undo', t('play.undo'), () => this.#ask('undo'), { disabled: !this.#session.canUndo });
  }

  #analysisLink() {
    const { game, start, moves } = this.#session;
    const query = new URLSearchParams({ game, moves: moves.map(({ text }) => text).join(' '), ...(start ? { start } : {}) });
    return `#/analysis?${query}`;
  }

  async #look(ply) {
    const session = this.#session;
    const wanted = Math.max(0, ply);
    this.#shown = wanted >= session.ply ? null : wanted;
    this.#draw();
    if (this.#shown === null) return;
    try {
      const state = await position(session.game, session.start, session.moves.slice(0, wanted).map(({ text }) => text));
      if (this.#shown === wanted) showBoard(this.#board, { ...state, last: state.lastClicks, flipped: this.flipped });
    } catch (error) {
      complain(error);
    }
  }

  #flip() {
    this.flipped = !this.flipped;
    this.#draw();
    if (this.#shown !== null) this.#look(this.#shown);
  }

  async #play(move) {
    this.#board.firstElementChild.lock();
    put(this.#status);
    try {
      await this.#send('move', { move, ply: this.#session.ply });
    } catch (error) {
      complain(error);
      this.#draw();
    }
  }

  #explain() {
    const session = this.#session;
    if (session.over || this.#shown !== null || !this.#isMine(session.turn)) return;
    say(t('play.illegal'));
  }

  async #ask(what, body = {}) {
    try {
      const answer = await this.#send(what, body);
      if (what === 'draw' && body.accept === undefined && !answer.over && answer.drawOffer === null) say(t('play.drawDeclined'));
    } catch (error) {
      complain(error);
    }
  }

  #resign() {
    const close = () => box.close();
    const box = dialog(t('play.resignSure'), h('div', { class: 'row' },
      h('button', { type: 'button', class: 'main', onclick: () => (close(), this.#ask('resign')) }, t('play.resign')),
      h('button', { type: 'button', onclick: close }, t('cancel'))));
  }

  async #rematch() {
    try {
      const begun = await this.#send('rematch', { swap: true });
      keepGame(begun);
      location.hash = `#/play/${begun.id}`;
    } catch (error) {
      complain(error);
    }
  }

  async #showHint() {
    const session = this.#session;
    if (session.over || !this.#isMine(session.turn)) return;
    const { ply } = session;
    put(this.#status, t('play.hintThinking'));
    try {
      const hint = await this.#send('hint');
      this.#drawStatus();
      if (this.#session.ply !== ply) return;
      const move = session.legal.find(({ text }) => text === hint.move);
      this.#hint = move ? [{ clicks: move.clicks, text: '★', rank: 1 }] : [];
      if (this.#shown === null) this.#showGame();
      put(this.#status, t('play.hintIs', { move: hint.move }));
    } catch (error) {
      this.#drawStatus();
      complain(error);
    }
  }
}

/** Whether the game's line says more than its name does. */
function hasParameters({ game }) {
  return game.includes('(');
}
