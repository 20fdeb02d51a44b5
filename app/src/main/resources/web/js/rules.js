/** The rules in ten lines, beside a board on which a few moves are played over and over. */
import { h, put } from './dom.js';
import { currentLanguage, t, tOr } from './messages.js';
import { get, position } from './api.js';
import { showBoard } from './boards.js';
import { dialog } from './dialog.js';
import { sideName } from './sides.js';

/** The beginning of a sensible game of each family; with other rules any legal moves do. */
const EXAMPLES = {
  othello: ['f5', 'd6', 'c3', 'd3', 'c4', 'f4'],
  kalah: ['3', '6', '1', '2', '5'],
  oware: ['6', '1', '5', '4', '3'],
  dipole: ['H5,NW,4', 'A4,SE,3', 'H5,N,4', 'D7,SW,2'],
  mnk: [],
};
const PAUSE = 1600;

export async function showRules(game) {
  const [facts, start, told] = await Promise.all([get('/api/facts', { game }), position(game, '', []), toldRules()]);
  const own = told[facts.family];
  const board = h('div', { class: 'board-place' });
  const caption = h('p', { class: 'caption soft', 'aria-hidden': 'true' });
  const stop = playExample(game, start, board, caption);
  dialog(t('rules.title', { game: tOr(`game.${facts.family}`, game) }),
    h('div', { class: 'rules' },
      h('div', {}, list('ol', own ?? facts.rules), own ? details(t('rules.exact'), list('ol', facts.rules, 'en')) : null),
      h('div', {}, board, caption,
        details(t('rules.notation'), list('ul', facts.moves, 'en')))),
    stop);
}

/** The standard rules in the reader's language; the server tells the exact ones in English. */
function toldRules() {
  return currentLanguage() === 'en' ? {} : get(`/messages/rules-${currentLanguage()}.json`);
}

function list(tag, lines, lang = null) {
  return h(tag, { lang }, lines.map((line) => h('li', {}, line)));
}

function details(title, content) {
  return h('details', {}, h('summary', {}, title), content);
}

function playExample(game, start, place, caption) {
  const wanted = EXAMPLES[game.replace(/\(.*/, '')] ?? [];
  let going = true;
  const wait = (millis) => new Promise((resolve) => setTimeout(resolve, millis));
  const show = (state) => showBoard(place, { ...state, last: state.lastClicks, decorative: true });
  async function play() {
    while (going) {
      let state = start;
      show(state);
      put(caption, t('rules.example'));
      await wait(PAUSE);
      for (let i = 0; going && i < 8 && state.legal.length; i++) {
        const move = state.legal.find(({ text }) => text === wanted[i]) ?? state.legal[(i * 7 + 3) % state.legal.length];
        const side = sideName(state.sides, state.turn);
        state = await position(game, '', [...state.moves.map(({ text }) => text), move.text]);
        if (!going) return;
        show(state);
        put(caption, t('rules.plays', { side, move: move.text }));
        await wait(PAUSE);
      }
    }
  }
  play().catch(() => put(caption));
  return () => {
    going = false;
  };
}
