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
    h('div', { class: 'game-cards' }, families.map(card)));
  showCurrent(going);
}

function card(family) {
  const picture = h('div', { class: 'card-picture' });
  const view = gamePicture(family.name);
  if (view) showBoard(picture, { ...view, decorative: true });
  return h('a', { class: 'card game-card', href: `#/new/${encodeURIComponent(family.name)}` },
    picture,
    h('h2', {}, tOr(`game.${family.name}`, family.title)),
    h('p', { class: 'soft' }, tOr(`game.${family.name}.summary`, family.summary)));
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
