/** One tournament: the table, who met whom, ratings with their errors, the test's path, boards in play, games to replay. */
import { h, icon, put } from './dom.js';
import { number, said, t } from './messages.js';
import { get, listen, post } from './api.js';
import { complain } from './say.js';
import { showBoard } from './boards.js';
import { raceChart, ratingChart, ratingPathChart, sprtChart } from './tournament-charts.js';
import { statusChip } from './watch.js';
import { asAdmin } from './admin.js';
import { drawsMarks } from './sides.js';
import { sideChip } from './controls.js';
import { showMeeting } from './head-to-head.js';

export async function tournamentScreen(screen, id) {
  const first = await get(`/api/tournaments/${encodeURIComponent(id)}`);
  const places = Object.fromEntries(
    ['head', 'table', 'ratings', 'sprt', 'boards', 'recent'].map((name) => [name, h('div', { class: `t-${name}` })]),
  );
  const race = racePanel(id);
  document.title = `${first.name} – Agon`;
  put(screen,
    places.head,
    h('div', { class: 'tournament' },
      h('div', { class: 'stack' }, places.table, places.ratings, places.sprt, race.element),
      h('div', { class: 'stack' }, places.boards, places.recent),
    ),
  );
  show(places, first);
  race.show(first);
  let shown = first;
  const close = listen(`/api/tournaments/${encodeURIComponent(id)}/events`, {
    table: (view) => {
      shown = view;
      show(places, view);
      race.show(view);
      if (view.live || view.status === 'running') return;
      put(places.boards);
      close();
    },
    board: (board) => showBoardInPlay(places.boards, board),
  }, () => showHead(places.head, { ...shown, lost: true }));
  return close;
}

function show(places, view) {
  showHead(places.head, view);
  put(places.table, section('watch.table', 'scroll-x', crossTable(view)));
  const ratings = view.table.filter(({ elo }) => elo !== null).sort((a, b) => b.elo - a.elo);
  put(places.ratings, ratings.length ? section('watch.ratings', '', ratingChart(ratings)) : null);
  const sprt = view.match?.sprt;
  put(places.sprt, sprt ? section('watch.sprt', '', sprtChart(sprt, view.match), h('p', { class: 'soft small' }, view.match.summary)) : null);
  showRecent(places.recent, view).catch(complain);
}

function section(title, more, ...content) {
  // What scrolls must be reachable by keyboard, and then needs a name.
  const scrolls = more === 'scroll-x' ? { tabindex: 0, 'aria-label': t(title) } : {};
  return h('section', { class: `card ${more}`, ...scrolls }, h('h2', {}, t(title)), content);
}

function showHead(place, view) {
  const change = (what, words) => h('button', { type: 'button', onclick: () => ask(view.id, what) }, t(words));
  put(place,
    h('div', { class: 'welcome' },
      h('div', { class: 'row spread' },
        h('h1', {}, view.name),
        h('div', { class: 'row' },
          view.played ? h('a', { class: 'button', href: `/api/tournaments/${view.id}/report`, download: `tournament-${view.id}.html` }, icon('save'), t('watch.report')) : null,
          view.live ? change('stop', 'watch.stop') : view.status === 'finished' ? null : change('resume', 'watch.resume'),),
      ),
      h('p', { class: 'row soft' },
        statusChip(view.status, view.live, view.lost),
        h('span', {}, t('watch.progress', { played: number(view.played), games: number(view.games) })),
        h('span', {}, view.boards.join(', ')),
        h('span', {}, t('watch.time', { time: view.time })),
        view.match && !view.match.sprt && view.played ? h('strong', {}, view.match.summary) : null,
      ),
      view.games ? h('progress', { max: view.games, value: view.played, 'aria-label': t('watch.games') }) : null,
    ),
  );
}

/** Stops or goes on, for whoever has the token. */
async function ask(id, what) {
  try {
    const done = await asAdmin((token) => post(`/api/tournaments/${id}/${what}`, {}, token));
    if (done && what === 'resume') location.reload();
  } catch (error) {
    complain(error);
  }
}

function crossTable({ id, table }) {
  const total = ({ wins, draws, losses }) => wins + draws + losses;
  const meeting = (count) => (count && total(count) ? `+${count.wins} =${count.draws} −${count.losses}` : '');
  return h('table', {},
    h('thead', {},
      h('tr', {},
        h('th', { scope: 'col' }, t('watch.player')),
        h('th', { scope: 'col', class: 'number' }, t('watch.points')),
        h('th', { scope: 'col', class: 'number wide-only' }, t('watch.games')),
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
        h('td', { class: 'number wide-only' }, total(row.score)),
        row.against.map((count, j) => h('td', { class: 'number small' }, i === j ? '·' : count && total(count) ? h('button',
          { type: 'button', class: 'quiet small', 'aria-label': t('meeting.show', { one: row.name, other: table[j].name, score: meeting(count) }), onclick: () => showMeeting(id, row.name, table[j].name).catch(complain) },
          meeting(count)) : '')),
        h('td', { class: 'number soft' }, `${number(row.millisPerMove)} ms`),
      )),
    ),
  );
}

/** How ratings and points grew; asked for only while somebody looks at it. */
function racePanel(id) {
  const place = h('div', {});
  const element = h('details', { class: 'card explorer' }, h('summary', {}, t('watch.race')), place);
  let played = -1;
  const draw = async () => {
    if (!element.open) return;
    const [{ games }, path] = await Promise.all([get('/api/db/games', { tournament: id, limit: MOST_IN_RACE }), get(`/api/tournaments/${encodeURIComponent(id)}/ratings`)]);
    put(place, path.games.length > 1 ? ratingPathChart(path) : null, raceChart(path.players.map(({ name }) => name), games.reverse()));
  };
  element.addEventListener('toggle', () => draw().catch(complain));
  return {
    element,
    show(view) {
      if (view.played === played) return;
      played = view.played;
      draw().catch(complain);
    },
  };
}

/** The latest games; the server sends no more at once. */
const MOST_IN_RACE = 500;

async function showRecent(place, { id }) {
  const { games } = await get('/api/db/games', { tournament: id, limit: 30 });
  put(place, games.length ? section('watch.recent', 'scroll-x', recentGames({ recent: games })) : null);
}

function recentGames({ recent }) {
  return h('table', {},
    h('thead', {},
      h('tr', {},
        h('th', { scope: 'col' }, t('watch.pairing')),
        h('th', { scope: 'col' }, t('watch.result')),
        h('th', { scope: 'col' }, t('watch.ended')),
      ),
    ),
    h('tbody', {},
      recent.map((game) => h('tr', {},
        h('td', {}, h('a', { href: `#/games/${game.id}` }, `${game.first} – ${game.second}`)),
        h('td', { class: 'mono' }, game.result),
        h('td', { class: 'soft' }, `${t('watch.plies', { plies: game.plies })}, ${said(game.ended)}`),
      )),
    ),
  );
}

/** How many moves are written under a board; the others are in the record. */
const LAST_MOVES = 8;

/** What is left on a side's clock, or what its last move took. */
function timeOf({ clocks, used }, side) {
  if (clocks?.[side] !== null && clocks?.[side] !== undefined) return h('span', { class: 'mono' }, `${number(clocks[side] / 1000, 1)} s`);
  return used?.[side] !== null && used?.[side] !== undefined ? h('span', { class: 'soft small' }, `${number(used[side])} ms`) : null;
}

/** One board in play; a table keeps its place while its games change, so that moves are seen as moves. */
function showBoardInPlay(place, board) {
  if (!place.firstElementChild) put(place, section('watch.boards', '', h('div', { class: 'live-boards' })));
  const grid = place.querySelector('.live-boards');
  let box = grid.querySelector(`[data-table="${board.table}"]`);
  if (!box) {
    const enlarge = h('button', { type: 'button', class: 'quiet small', 'aria-pressed': 'false', onclick: () => {
      const large = box.classList.toggle('large');
      enlarge.setAttribute('aria-pressed', String(large));
    } }, icon('fit'), t('watch.enlarge'));
    box = h('figure', { 'data-table': board.table }, h('div', { class: 'board-place' }), h('figcaption', {}), enlarge);
    grid.append(box);
  }
  box.classList.toggle('marks', drawsMarks(board));
  showBoard(box.firstElementChild, { ...board, last: board.lastClicks, decorative: true });
  put(box.querySelector('figcaption'),
    [board.first, board.second].map((name, side) => h('span', { class: `live-side${board.turn === side ? ' at-turn' : ''}` },
      sideChip(board.sides, side), h('strong', {}, name),
      board.scores?.[side] ? h('span', { class: 'soft' }, board.scores[side]) : null,
      timeOf(board, side))),
    h('span', { class: 'live-moves soft small mono' }, `${board.ply}. ${(board.moves ?? []).slice(-LAST_MOVES).join(' ')}`),
  );
}
