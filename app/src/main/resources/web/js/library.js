/** The game database: games by game, player, result and opening, and an explorer of what was played where. */
import { h, put } from './dom.js';
import { number, t, tOr, when } from './messages.js';
import { get, onceConnected } from './api.js';
import { complain } from './say.js';
import { explorer } from './explorer.js';
import { gameTitle } from './game-title.js';
import { timedMove } from './move-times.js';

const PAGE = 50;
/** What people are called in the games they play here. */
const PERSON = 'human';
/** The database finds games by so many first moves. */
const OPENING = 12;

export async function open(screen, { path, query, here, rewrite }) {
  if (path[1]) return replay(path[1], here);
  document.title = `${t('nav.games')} – Agon`;
  const { families } = await get('/api/catalog');
  const wanted = Object.fromEntries(['family', 'player', 'result', 'game', 'opening'].map((name) => [name, query.get(name) ?? '']));
  const list = h('div', { class: 'card scroll-x' });
  const explorerPlace = h('section', { class: 'card', 'aria-label': t('explorer.title') });
  let explore = null;
  const show = () => {
    if (!list.isConnected) return null;
    rewrite(`#/games?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value))}`);
    return showGames(list, wanted).catch((error) => {
      if (error.isPassing) onceConnected(show);
      complain(error);
    });
  };
  const change = (name) => (event) => {
    wanted[name] = event.target.value.trim();
    show();
  };
  const opening = h('input', {
    type: 'search', value: wanted.opening, onchange: () => explore(opening.value.split(/\s+/).filter(Boolean)),
  });
  /** The opening is where the explorer stands: its game's first moves. */
  const begin = (game, moves) => {
    wanted.opening = moves.slice(0, OPENING).join(' ');
    wanted.game = wanted.opening && game;
    opening.value = wanted.opening;
    show();
  };
  const showExplorer = async () => {
    const at = { game: wanted.game, moves: wanted.opening.split(' ').filter(Boolean) };
    explore = await explorer(explorerPlace, families, wanted.family || wanted.game.replace(/\(.*/, ''), at, begin);
  };
  const changeFamily = (event) => {
    Object.assign(wanted, { family: event.target.value, game: '', opening: '' });
    opening.value = '';
    show();
    showExplorer().catch(complain);
  };
  const player = h('input', { type: 'search', value: wanted.player, placeholder: 'engine', onchange: change('player') });
  const option = (value, title, current) => h('option', { value, selected: value === current }, title);
  put(screen,
    h('div', { class: 'welcome' }, h('h1', {}, t('library.title'))),
    h('div', { class: 'row filters' },
      h('label', { class: 'field' },
        t('analysis.game'),
        h('select', { onchange: changeFamily },
          option('', t('library.all'), wanted.family),
          families.map(({ name, title }) => option(name, tOr(`game.${name}`, title), wanted.family)),
        ),
      ),
      h('label', { class: 'field' },
        t('opponent.which'),
        player,
      ),
      h('label', { class: 'check' },
        h('input', { type: 'checkbox', checked: wanted.player === PERSON, onchange: (event) => {
          player.value = wanted.player = event.target.checked ? PERSON : '';
          show();
        } }),
        t('library.mine'),
      ),
      h('label', { class: 'field' },
        t('watch.result'),
        h('select', { onchange: change('result') },
          option('', t('library.all'), wanted.result),
          ['1-0', '1/2-1/2', '0-1', '*'].map((result) => option(result, result, wanted.result)),
        ),
      ),
      h('label', { class: 'field' }, t('library.opening'), opening),
    ),
    h('div', { class: 'library' }, list, explorerPlace),
  );
  await Promise.all([showGames(list, wanted), showExplorer()]);
  return null;
}

/** Whoever played on this page is a person; computers go by their own names. */
function playerTitle(name) {
  const level = /^level\(n=(\d+)\)$/.exec(name);
  return level ? t('level', { n: level[1] }) : name === PERSON ? t('player.person') : name || '?';
}

async function showGames(place, wanted, before = '') {
  const { games, total } = await get('/api/db/games', { ...wanted, before, limit: PAGE });
  const more = games.length === PAGE;
  const rows = games.map((game) => h('tr', {},
    h('td', {}, h('a', { href: `#/games/${game.id}` }, `${playerTitle(game.first)} – ${playerTitle(game.second)}`)),
    h('td', { class: 'mono' }, game.result),
    h('td', { title: game.game }, gameTitle(game.game)),
    h('td', { class: 'number wide-only' }, game.plies),
    h('td', { class: 'soft' }, game.when ? when(game.when) : '')));
  const next = more ? h('button',
    { type: 'button', onclick: (event) => (event.target.remove(), showGames(place, wanted, games.at(-1).id).catch(complain)) },
    t('library.more'),
  ) : null;
  if (before) {
    place.querySelector('tbody').append(...rows);
    if (next) place.append(next);
    return;
  }
  put(place,
    h('p', { class: 'soft' }, t('library.count', { count: number(total) })),
    rows.length ? h('table', {},
      h('thead', {},
        h('tr', {},
          h('th', { scope: 'col' }, t('watch.pairing')),
          h('th', { scope: 'col' }, t('watch.result')),
          h('th', { scope: 'col' }, t('analysis.game')),
          h('th', { scope: 'col', class: 'number wide-only' }, t('moves')),
          h('th', { scope: 'col' }, t('library.when')),
        ),
      ),
      h('tbody', {}, rows),
    ) : h('p', { class: 'empty' }, t('library.none')),
    next,
  );
}

/** A game of the database is looked at on the analysis board. */
async function replay(id, here) {
  const state = await get(`/api/db/games/${encodeURIComponent(id)}`);
  const query = new URLSearchParams({ game: state.game, moves: state.moves.map(timedMove).join(' '), at: 0, title: `${state.first} – ${state.second}` });
  if (state.start) query.set('start', state.start);
  if (here()) location.replace(`#/analysis?${query}`);
  return null;
}
