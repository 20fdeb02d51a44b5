/** Two players of a tournament against each other: the score, with which colour, on which board, and every game of theirs. */
import { h } from './dom.js';
import { number, said, signed, t } from './messages.js';
import { get } from './api.js';
import { dialog } from './dialog.js';

/** The server sends no more at once. */
const MOST = 500;
const POINTS = { '1-0': [1, 0], '0-1': [0, 1], '1/2-1/2': [0.5, 0.5] };

/** @param one and other are names; what is counted is counted for the first of them */
export async function showMeeting(tournament, one, other) {
  const { games } = await get('/api/db/games', { tournament, player: one, limit: MOST });
  const theirs = games.filter(({ first, second }) => (first === one && second === other) || (first === other && second === one));
  const boards = [...new Set(theirs.map(({ game }) => game))];
  const rows = [
    [t('meeting.all'), theirs],
    [t('meeting.first', { name: one }), theirs.filter(({ first }) => first === one)],
    [t('meeting.second', { name: one }), theirs.filter(({ second }) => second === one)],
    ...(boards.length > 1 ? boards.map((board) => [board, theirs.filter(({ game }) => game === board)]) : []),
  ];
  dialog(`${one} – ${other}`, h('div', { class: 'stack meeting' },
    h('div', { class: 'scroll-x', tabindex: 0, role: 'group', 'aria-label': t('watch.table') },
      h('table', {},
        h('thead', {}, h('tr', {}, ['', t('watch.points'), '+', '=', '−', 'Elo'].map((title, i) => h(i ? 'th' : 'td', i ? { scope: 'col', class: 'number' } : {}, title)))),
        h('tbody', {}, rows.filter(([, list]) => list.length).map(([name, list]) => row(name, list, one))))),
    h('ul', { class: 'meeting-games' }, theirs.map((game) => h('li', {},
      h('a', { href: `#/games/${game.id}` }, `${game.first} – ${game.second}`), ' ',
      h('span', { class: 'mono' }, game.result), ' ',
      h('span', { class: 'soft small' }, `${t('watch.plies', { plies: game.plies })}, ${said(game.ended)}`))))));
}

function row(name, games, one) {
  const earned = games.map(({ first, result }) => POINTS[result]?.[first === one ? 0 : 1]).filter((points) => points !== undefined);
  const sum = earned.reduce((all, points) => all + points, 0);
  const many = (points) => earned.filter((mine) => mine === points).length;
  return h('tr', {},
    h('th', { scope: 'row' }, name),
    h('td', { class: 'number' }, h('strong', {}, `${number(sum, sum % 1 ? 1 : 0)} / ${earned.length}`)),
    [1, 0.5, 0].map((points) => h('td', { class: 'number' }, many(points))),
    h('td', { class: 'number' }, elo(sum / earned.length)));
}

/** What difference of Elo such a share of the points stands for; all or nothing stands for none. */
function elo(share) {
  return share > 0 && share < 1 ? signed(-400 * Math.log10(1 / share - 1)) : share === 1 ? '+∞' : share === 0 ? '−∞' : '';
}
