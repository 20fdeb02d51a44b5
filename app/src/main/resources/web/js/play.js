/** A game being played: the board, the players and their clocks, the moves, and what one may ask for. */
import { h, icon, morph, put } from './dom.js';
import { said, t } from './messages.js';
import { get, isConnected, listen, onConnection, position, post } from './api.js';
import { announce, complain, say } from './say.js';
import { showBoard } from './boards.js';
import { dialog } from './dialog.js';
import { bindKeys } from './keys.js';
import { moveList } from './move-list.js';
import { playerCard } from './player-card.js';
import { iconButton, toolButton } from './controls.js';
import { outcomeText } from './outcome.js';
import { friendToken, isFriend, keepGame, keepPending, keepSession, keptSession, pendingMove, tokenOf } from './current-game.js';
import { invitation } from './invitation.js';
import { showRules } from './rules.js';
import { drawsMarks, sideName } from './sides.js';
import { gameTitle } from './game-title.js';
import { focusMoveInput, moveInput } from './move-input.js';
import { sound } from './sound.js';
import { hintWords } from './hint-words.js';
import { timeGraph, timedMove } from './move-times.js';

export async function open(screen, { path, query, rewrite }) {
  if (query.has('join')) {
    // The right to play is kept here and leaves the address, which people pass on.
    if (tokenOf(path[1]) === null) keepGame({ id: path[1], token: query.get('join'), role: 'friend' });
    rewrite(`#/play/${path[1]}`);
  }
  const page = new PlayScreen(screen, path[1]);
  await page.start();
  return () => page.stop();
}

/** How long a move stands alone once it has come to rest, before the next one is shown. */
const BREATH = 300;
/** Whoever is further behind than this was away, and sees the game as it is. */
const MOST_BEHIND = 8;

class PlayScreen {
  #screen;
  #id;
  #token; // null for somebody who only watches
  #session = null;
  #shown = null; // the ply looked at, or null for the game as it stands
  #hint = [];
  #painted = null; // the moves made on the board: it may be behind the game, to show each move
  #movedAt = 0;
  #heard = null; // the picture painted last
  #catchingUp = false;
  #stopped = false;
  #close = () => {};
  #forgetConnection = () => {};
  #board = h('div', { class: 'board-place' });
  #moves = h('div', { class: 'moves-place' });
  #cards = [playerCard(), playerCard()];
  #status = h('div', { class: 'status', role: 'status' });
  #opening = h('div', { class: 'soft small' }); // what people call how the game began
  #invite = h('div', {});
  #controls = h('div', { class: 'tools' });
  #steps = h('div', { class: 'row steps' });
  #times = h('div', {}); // how long the moves took, once the game is over
  #typing = moveInput(() => this.#playable(), (move) => this.#play(move));

  constructor(screen, id) {
    this.#screen = screen;
    this.#id = id;
    this.#token = tokenOf(id);
  }

  async start() {
    const session = await this.#latest();
    this.#layOut(session);
    this.#receive(session);
    this.#close = listen(
      `/api/games/${encodeURIComponent(this.#id)}/events`,
      { state: (state) => this.#receive(state) },
    );
    this.#forgetConnection = onConnection((found) => found && this.#sendPending());
    this.#board.addEventListener('move', ({ detail }) => this.#play(detail));
    this.#board.addEventListener('refused', () => this.#explain());
    bindKeys({
      ArrowLeft: () => this.#look(this.#ply() - 1), ArrowRight: () => this.#look(this.#ply() + 1),
      Home: () => this.#look(0), End: () => this.#look(Infinity),
      u: () => this.#session.canUndo && this.#ask('undo'), r: () => this.#ask('redo'), h: () => this.#showHint(), f: () => this.#flip(), m: focusMoveInput,
    });
    this.#sendPending();
    if (session.friend !== null && session.ply === 0 && friendToken(this.#id)) await invitation(this.#invite, this.#id, friendToken(this.#id));
  }

  /** The game as the server has it, else as it was when the server was last heard. */
  async #latest() {
    const kept = keptSession(this.#id);
    try {
      const session = await get(`/api/games/${encodeURIComponent(this.#id)}`);
      return isConnected() ? session : (kept ?? session);
    } catch (error) {
      if (!kept || !error.isPassing) throw error;
      return kept;
    }
  }

  stop() {
    this.#stopped = true;
    this.#close();
    this.#forgetConnection();
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
            h('div', {}, h('h1', { class: 'game-name' }, title), hasParameters(session) ? h('div', { class: 'soft small mono' }, session.game) : null, this.#opening),
            h('button', { type: 'button', class: 'quiet', onclick: () => showRules(session.game).catch(complain) },
              icon('book'),
              t('rules.short'),
            ),
          ),
          this.#invite,
          this.#status,
          h('div', { class: 'card moves-card' }, this.#moves, this.#steps, this.#typing, this.#times),
          this.#controls,
        ),
      ),
    );
  }

  /** The only person's side, or −1 with two or none. */
  #mine(session) {
    if (session.friend !== null && this.#token !== null) return isFriend(this.#id) ? session.friend : 1 - session.friend;
    const people = [0, 1].filter((side) => session.seats[side].kind === 'human');
    return people.length === 1 ? people[0] : -1;
  }

  /** Whether whoever sits here may move for a side. */
  #isMine(side) {
    const mine = this.#mine(this.#session);
    return this.#token !== null && this.#session.seats[side].kind === 'human' && (this.#session.friend === null || side === mine);
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
    keepSession(this.#id, session);
    if (before && before.ply !== session.ply) this.#hint = [];
    if (this.#shown !== null && this.#shown >= session.ply) this.#shown = null;
    if (pendingMove(this.#id) && pendingMove(this.#id).ply !== session.ply) keepPending(this.#id, null);
    this.#catchUp().catch(complain);
    if (session.ply > 1) put(this.#invite);
    if (session.friend !== null && session.next && this.#token !== null) this.#follow(session.next);
    if (before && session.ply > before.ply) this.#tellMoves(session.moves.slice(before.ply));
    if (session.over && before && !before.over) {
      announce(outcomeText(session));
      sound(session.outcome === ['1-0', '0-1'][this.#mine(session)] ? 'won' : 'over');
    }
  }

  /**
   * Brings the board to where the game is, one move after the other, each shown until it has come to rest:
   * a quick opponent's reply would else hide what one's own move did.
   */
  async #catchUp() {
    if (this.#catchingUp) return;
    this.#catchingUp = true;
    try {
      while (this.#behind() > 0) {
        await this.#rest();
        if (this.#behind() <= 1) break;
        const { game, start } = this.#session;
        const moves = this.#texts().slice(0, this.#painted.length + 1);
        const state = await position(game, start, moves);
        if (this.#behind() > 1) this.#paint({ ...this.#session, ...state }, moves, false);
      }
    } finally {
      this.#catchingUp = false;
    }
    if (!this.#stopped) this.#draw();
  }

  #texts() {
    return this.#session.moves.map(({ text }) => text);
  }

  /** How many moves the board has still to show; 0 where it should show the game as it is at once. */
  #behind() {
    const moves = this.#texts();
    const painted = this.#painted;
    const follows = painted !== null && painted.every((move, i) => move === moves[i]);
    const behind = follows ? moves.length - painted.length : 0;
    return this.#stopped || this.#shown !== null || behind > MOST_BEHIND ? 0 : behind;
  }

  /** Until everything on the board has stopped moving, and a moment longer. */
  async #rest() {
    await Promise.all(this.#board.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {})));
    const left = this.#movedAt + BREATH - performance.now();
    if (left > 0) await new Promise((done) => setTimeout(done, left));
  }

  #paint(state, moves, interactive) {
    if (this.#painted !== null && moves.length > this.#painted.length) {
      this.#movedAt = performance.now();
      this.#hear(state.picture);
    }
    this.#painted = moves;
    this.#heard = state.picture;
    showBoard(this.#board, { ...state, last: state.lastClicks, interactive, flipped: this.flipped, badges: interactive ? this.#hint : [] });
  }

  /** One knock for a man put down, more for what turns over or is sown. */
  #hear(picture) {
    const before = new Map(this.#heard?.cells.map((cell) => [cell.name, cell]) ?? []);
    const changed = picture.cells.filter(({ name, owner, count }) => before.get(name)?.owner !== owner || before.get(name)?.count !== count).length;
    sound(changed > 1 ? 'many' : 'move', changed);
  }

  /** The friend has begun the rematch; both keep their tokens. */
  #follow(next) {
    if (tokenOf(next) !== null) return;
    keepGame({ id: next, token: this.#token, role: isFriend(this.#id) ? 'friend' : 'owner' });
    say(t('play.friendAgain'), [t('play.rematch'), () => (location.hash = `#/play/${next}`)]);
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
    timeGraph(this.#times, session.over ? session.moves : [], session.sides, this.#ply(), (ply) => this.#look(ply));
    morph(this.#steps,
      iconButton('first', t('step.first'), () => this.#look(0)), iconButton('back', t('step.back'), () => this.#look(this.#ply() - 1)),
      iconButton('next', t('step.next'), () => this.#look(this.#ply() + 1)), iconButton('last', t('step.last'), () => this.#look(Infinity)),
      iconButton('flip', t('step.flip'), () => this.#flip()));
    morph(this.#opening, said(session.name) ?? '');
    this.#drawStatus();
    this.#drawControls();
    this.#typing.hidden = session.over || !this.#isMine(session.turn);
  }

  #playable() {
    const session = this.#session;
    return session.over || this.#shown !== null || !this.#isMine(session.turn) || pendingMove(this.#id) ? [] : session.legal;
  }

  #showGame() {
    const session = this.#session;
    const pending = pendingMove(this.#id);
    const made = pending?.ply === session.ply && session.legal.find(({ text }) => text === pending.move);
    if (!made) {
      this.#paint(session, this.#texts(), !session.over && this.#isMine(session.turn));
      return;
    }
    const after = new Map((made.changes ?? []).map((cell) => [cell.name, cell]));
    const picture = { ...session.picture, marked: [], cells: session.picture.cells.map((cell) => after.get(cell.name) ?? cell) };
    this.#paint({ ...session, picture, legal: [], lastClicks: made.clicks }, [...this.#texts(), made.text], false);
  }

  #drawStatus() {
    const session = this.#session;
    const turn = sideName(session.sides, session.turn);
    if (session.over) {
      morph(this.#status,
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
      morph(this.#status,
        h('div', { class: 'row' },
          t('play.past', { ply: this.#shown }),
          h('button', { type: 'button', onclick: () => this.#look(Infinity) }, t('play.now')),
        ),
      );
    } else if (session.drawOffer !== null && this.#isMine(1 - session.drawOffer)) {
      morph(this.#status,
        h('div', { class: 'row' },
          t('play.drawOffered', { side: sideName(session.sides, session.drawOffer) }),
          h('button', { type: 'button', class: 'main', onclick: () => this.#ask('draw', { accept: true }) }, t('play.drawAccept')),
          h('button', { type: 'button', onclick: () => this.#ask('draw', { accept: false }) }, t('play.drawDecline')),
        ),
      );
    } else if (pendingMove(this.#id)) {
      morph(this.#status, t('play.pending', { move: pendingMove(this.#id).move }));
    } else if (this.#token === null) {
      morph(this.#status, t('play.watching', { side: turn }));
    } else {
      const again = session.moves.at(-1)?.side === session.turn;
      morph(this.#status,
        !this.#isMine(session.turn) ? t(session.friend !== null ? 'play.friendsTurn' : again ? 'play.thinkingAgain' : 'play.thinking', { side: turn })
          : this.#mine(session) < 0 ? t(again ? 'play.turnAgain' : 'play.turn', { side: turn })
            : t(again ? 'play.yourTurnAgain' : 'play.yourTurn', { side: turn }),
      );
    }
  }

  #drawControls() {
    const session = this.#session;
    if (this.#token === null) {
      morph(this.#controls, h('a', { class: 'button', href: this.#analysisLink() }, icon('search'), t('play.analyse')));
      return;
    }
    if (session.over) {
      morph(this.#controls, session.canUndo ? this.#undoButton() : null);
      return;
    }
    const myTurn = this.#isMine(session.turn);
    morph(this.#controls,
      session.friend !== null ? null : [
        this.#undoButton(),
        toolButton('redo', t('play.redo'), () => this.#ask('redo'), { 'aria-disabled': session.canRedo ? null : 'true' }),
        toolButton('hint', t('play.hint'), () => this.#showHint(), { 'aria-disabled': myTurn ? null : 'true' }),
      ],
      session.canDraw ? toolButton('draw', t('play.draw'), () => this.#ask('draw')) : null,
      toolButton('flag', t('play.resign'), () => this.#resign()),
      h('a', { class: 'button', href: this.#analysisLink() }, icon('search'), t('play.analyse')));
  }

  #undoButton() {
    return toolButton('undo', t('play.undo'), () => this.#ask('undo'), { 'aria-disabled': this.#session.canUndo ? null : 'true' });
  }

  #analysisLink() {
    const { game, start, moves } = this.#session;
    const query = new URLSearchParams({ game, moves: moves.map(({ text, used }) => timedMove({ text, used })).join(' '), ...(start ? { start } : {}) });
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

  /** Shows one's own move before the server has even heard of it, and keeps it until it has. */
  async #play(move) {
    keepPending(this.#id, { move, ply: this.#session.ply });
    this.#draw();
    await this.#sendPending();
  }

  async #sendPending() {
    const pending = pendingMove(this.#id);
    if (!pending || this.#token === null || this.#stopped) return;
    try {
      await this.#send('move', pending);
    } catch (error) {
      if (!error.isPassing) keepPending(this.#id, null);
      complain(error);
      await this.#catchUp();
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
      keepGame({ ...begun, role: isFriend(this.#id) ? 'friend' : 'owner' });
      location.hash = `#/play/${begun.id}`;
    } catch (error) {
      complain(error);
    }
  }

  async #showHint() {
    const session = this.#session;
    if (session.over || session.friend !== null || !this.#isMine(session.turn)) return;
    const { ply } = session;
    morph(this.#status, t('play.hintThinking'));
    try {
      const hint = await this.#send('hint');
      this.#drawStatus();
      if (this.#session.ply !== ply) return;
      const move = session.legal.find(({ text }) => text === hint.move);
      this.#hint = move ? [{ clicks: move.clicks, text: '★', rank: 1 }] : [];
      if (this.#shown === null) this.#showGame();
      morph(this.#status, h('span', { class: 'hint-words' }, hintWords(session, hint)));
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
