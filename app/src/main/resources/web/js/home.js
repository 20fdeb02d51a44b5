/** The first screen: the games as pictures, and the game you left. */
import { h, put } from './dom.js';
import { t, tOr } from './messages.js';
import { get, position } from './api.js';

export async function open(screen) {
  document.title = 'Agon';
  const { families } = await get('/api/catalog');
  const going = h('div', {});
  put(screen,
    h('div', { class: 'welcome' }, h('h1', {}, t('home.title')), h('p', { class: 'soft' }, t('home.text'))),
    going,
    h('div', { class: 'game-cards' }, cards(families)));
  import('./continue-card.js').then(({ continueCard }) => continueCard(going));
  drawPictures(screen);
}

/** The boards that draw the pictures come after the words, which are all that the first paint needs. */
async function drawPictures(screen) {
  const [{ showBoard }, { gamePicture }] = await Promise.all([import('./boards.js'), import('./game-pictures.js')]);
  for (const place of screen.querySelectorAll('.card-picture')) {
    const view = gamePicture(place.dataset.game) ?? await position(place.dataset.line, '', []).catch(() => null);
    if (view) showBoard(place, { ...view, decorative: true });
  }
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
  return h('a', { class: 'card game-card', href: `#/new/${encodeURIComponent(line)}` },
    h('div', { class: 'card-picture', 'data-game': name, 'data-line': line }),
    h('h2', {}, tOr(`game.${name}`, title)),
    h('p', { class: 'soft' }, tOr(`game.${name}.summary`, summary)));
}
