/** The first screen: the games as pictures, and the game you left. */
import { h, put } from './dom.js';
import { t, tOr } from './messages.js';
import { get } from './api.js';
import { showBoard } from './boards.js';
import { gamePicture } from './game-pictures.js';
import { currentGame, forgetGame } from './current-game.js';

export async function open(screen) {
  document.title = 'Agon';
  const { families } = await get('/api/catalog');
  const going = h('div', {});
  put(screen,
    h('div', { class: 'welcome' }, h('h1', {}, t('home.title')), h('p', { class: 'soft' }, t('home.text'))),
    going,
    h('div', { class: 'game-cards' }, cards(families)));
  showCurrent(going);
}

/** The families most people come for first; gomoku and tic-tac-toe are one family but two pictures. */
const ORDER = ['othello', 'gomoku', 'kalah', 'dipole', 'oware', 'tictactoe'];

function cards(families) {
  const lines = families.flatMap((family) => {
    const shown = family.presets.filter(({ name }) => ORDER.includes(name));
    return shown.length ? shown.map(({ name, line, meaning }) => ({ name, line, title: name, summary: meaning })) : [{ ...family }];
  });
  const place = ({ name }) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
  return lines.sort((a, b) => place(a) - place(b)).map(card);
}

function card({ name, line, title, summary }) {
  const picture = h('div', { class: 'card-picture' });
  const view = gamePicture(name);
  if (view) showBoard(picture, { ...view, decorative: true });
  return h('a', { class: 'card game-card', href: `#/new/${encodeURIComponent(line)}` },
    picture,
    h('h2', {}, tOr(`game.${name}`, title)),
    h('p', { class: 'soft' }, tOr(`game.${name}.summary`, summary)));
}

/** The game this browser played last, if it is still going on. */
async function showCurrent(place) {
  const id = currentGame();
  if (!id) return;
  try {
    const session = await get(`/api/games/${id}`);
    if (session.over) return;
    put(place, h('a', { class: 'card continue', href: `#/play/${id}` },
      h('strong', {}, t('home.continue')), h('span', { class: 'soft' }, `${tOr(`game.${session.game.replace(/\(.*/, '')}`, session.game)}, ${t('home.moves', { count: session.ply })}`)));
  } catch {
    forgetGame();
  }
}
