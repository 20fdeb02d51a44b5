/** One tournament: the table, who met whom, ratings with their errors, the test's path, boards in play, games to replay. */
import { h, put } from './dom.js';
import { number, t } from './messages.js';
import { get, listen, post } from './api.js';
import { complain } from './say.js';
import { showBoard } from './boards.js';
import { ratingChart, sprtChart } from './tournament-charts.js';
import { statusChip } from './watch.js';
import { adminToken } from './tournament-form.js';
import { drawsMarks, tone } from './sides.js';

export async function tournamentScreen(screen, id) {
  const first = await get(`/api/tournaments/${encodeURIComponent(id)}`);
  const places = Object.fromEntries([
    'head',
    'table',
    'ratings',
    'sprt',
    'boards',
    'recent',
  ].map((name) => [name, h('div', { class: `t-${name}` })]));
  document.title = `${first.name} – Agon`;
  put(screen, places.head, h('div', { class: 'tournament' },
    h('div', { class: 'stack' }, places.table, places.ratings, places.sprt), h('div', { class: 'stack' }, places.boards, places.recent)));
  const show = (view) => {
    showHead(places.head, view);
    put(places.table, h('section', { class: 'card scroll-x' }, h('h2', {}, t('watch.table')), crossTable(view)));
    put(places.ratings,
      view.ratings.length ? h('section', { class: 'card' }, h('h2', {}, t('watch.ratings')), ratingChart(view.ratings)) : null,
    );
    put(places.sprt,
      view.sprt ? h('section', { class: 'card' },
        h('h2', {}, t('watch.sprt')),
        sprtChart(view.sprt),
        h('p', { class: 'soft small' }, view.summary),
      ) : null,
    );
    put(places.recent,
      view.recent.length ? h('section', { class: 'card scroll-x' }, h('h2', {}, t('watch.recent')), recentGames(view)) : null,
    );
  };
  show(first);
  const close = listen(`/api/tournaments/${encodeURIComponent(id)}/events`, {
    state: (view) => {
      show(view);
      if (view.status !== 'running') {
        put(places.boards);
        close();
      }
    },
    boards: (boards) => showBoards(places.boards, boards),
  });
  return close;
}

function showHead(place, view) {
  put(place,
    h('div', { class: 'welcome' },
      h('div', { class: 'row spread' },
        h('h1', {}, view.name),
        view.live ? h('button', { type: 'button', onclick: () => stop(view.id) }, t('watch.stop')) : null,
      ),
      h('p', { class: 'row soft' },
        statusChip(view.status, view.live),
        h('span', {}, t('watch.progress', { played: number(view.played), games: number(view.games) })),
        h('span', {}, view.boards.join(', ')),
        h('span', {}, t('watch.time', { time: view.time })),
        h('span', {}, t('watch.openings', { openings: view.openings })),
        h('span', {}, t('watch.seed', { seed: view.seed })),
        !view.sprt && view.summary ? h('strong', {}, view.summary) : null,
      ),
      view.games ? h('progress', { max: view.games, value: view.played, 'aria-label': t('watch.games') }) : null,
    ),
  );
}

async function stop(id) {
  const token = await adminToken();
  if (token) post(`/api/tournaments/${id}/stop`, {}, { 'X-Admin-Token': token }).catch(complain);
}

function crossTable({ table, meetings }) {
  const games = table.map(({ wins, draws, losses }) => wins + draws + losses);
  const meeting = ({ wins, draws, losses }) => (wins + draws + losses ? `+${wins} =${draws} −${losses}` : '');
  return h('table', {},
    h('thead', {},
      h('tr', {},
        h('th', { scope: 'col' }, t('watch.player')),
        h('th', { scope: 'col', class: 'number' }, t('watch.points')),
        h('th', { scope: 'col', class: 'number' }, t('watch.games')),
        table.map((_, i) => h('th', { scope: 'col', class: 'number' }, i + 1)),
        h('th', { scope: 'col', class: 'number' }, t('watch.perMove')),
      ),
    ),
    h('tbody', {},
      table.map((row, i) => h('tr', {},
        h('th', { scope: 'row' },
          `${i + 1}. ${row.name}`,
          row.faults ? h('span', { class: 'chip', title: t('watch.faults') }, `! ${row.faults}`) : null,
        ),
        h('td', { class: 'number' }, h('strong', {}, number(row.points, Number.isInteger(row.points) ? 0 : 1))),
        h('td', { class: 'number' }, games[i]),
        meetings[i].map((count, j) => h('td', { class: 'number small' }, i === j ? '·' : meeting(count))),
        h('td', { class: 'number soft' }, `${number(row.millisPerMove)} ms`),
      )),
    ),
  );
}

function recentGames({ recent }) {
  return h('table', {},
    h('thead', {},
      h('tr', {},
        h('th', { scope: 'col', class: 'number' }, '#'),
        h('th', { scope: 'col' }, t('watch.pairing')),
        h('th', { scope: 'col' }, t('watch.result')),
        h('th', { scope: 'col' }, t('watch.ended')),
      ),
    ),
    h('tbody', {},
      recent.map((game) => h('tr', {},
        h('td', { class: 'number' }, game.number + 1),
        h('td', {}, h('a', { href: `#/games/${game.id}` }, `${game.first} – ${game.second}`)),
        h('td', { class: 'mono' }, game.result),
        h('td', { class: 'soft' }, `${t('watch.plies', { plies: game.plies })}, ${game.ended}`),
      )),
    ),
  );
}

/** The boards in play, each kept while its game goes on so that moves are seen as moves. */
function showBoards(place, boards) {
  if (!boards.length) {
    put(place);
    return;
  }
  if (!place.firstElementChild) put(place,
    h('section', { class: 'card' }, h('h2', {}, t('watch.boards')), h('div', { class: 'live-boards' })),
  );
  const grid = place.querySelector('.live-boards');
  const wanted = new Set(boards.map(({ number: n }) => String(n)));
  [...grid.children].filter((box) => !wanted.has(box.dataset.number)).forEach((box) => box.remove());
  for (const board of boards) {
    let box = grid.querySelector(`[data-number="${board.number}"]`);
    if (!box) {
      box = h('figure', { 'data-number': board.number }, h('div', { class: 'board-place' }), h('figcaption', {}));
      grid.append(box);
    }
    box.classList.toggle('marks', drawsMarks(board));
    showBoard(box.firstElementChild, { ...board, decorative: true });
    put(box.lastElementChild,
      [board.first, board.second].map((name, side) => h('span', {},
        h('span', { class: `man-chip ${tone(board.sides, side)}`, 'aria-hidden': 'true' }),
        ` ${name} `,
      )),
    );
  }
}
