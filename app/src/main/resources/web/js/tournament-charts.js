/** Ratings as points with error bars, and the way of a sequential test between its bounds. */
import { h, s } from './dom.js';
import { number, signed, t } from './messages.js';

const WIDTH = 560;

export function ratingChart(ratings) {
  const ends = ratings.flatMap(({ elo, error }) => [elo - (error ?? 0), elo + (error ?? 0)]);
  const [least, most] = [Math.min(...ends, -10), Math.max(...ends, 10)];
  const x = (elo) => 10 + ((elo - least) / (most - least)) * (WIDTH - 20);
  const bar = ({ elo, error }) => s('svg',
    { class: 'rating-bar', viewBox: `0 0 ${WIDTH} 24`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    s('line', { class: 'rating-zero', x1: x(0), y1: 0, x2: x(0), y2: 24 }),
    error === null ? null : s('line', { class: 'rating-error', x1: x(elo - error), y1: 12, x2: x(elo + error), y2: 12 }),
    s('rect', { class: 'rating-point', x: x(elo) - 4, y: 5, width: 8, height: 14, rx: 3 }),
  );
  return h('table', { class: 'ratings' },
    h('tbody', {},
      ratings.map((rating) => h('tr', {},
        h('th', { scope: 'row' }, rating.name),
        h('td', { class: 'number' },
          `${signed(rating.elo)}${rating.error === null ? '' : ` ± ${number(rating.error)}`}`,
        ),
        h('td', { class: 'rating-cell' }, bar(rating)),
      )),
    ),
  );
}

export function sprtChart({ path, lower, upper, llr, verdict, elo0, elo1 }, { pairs }) {
  const height = 150;
  const top = upper * 1.15;
  const bottom = lower * 1.15;
  const y = (value) => ((top - Math.max(bottom, Math.min(top, value))) / (top - bottom)) * height;
  const x = (i) => (path.length > 1 ? (i / (path.length - 1)) * WIDTH : 0);
  const bound = (value, name) => s('line', { class: `sprt-bound ${name}`, x1: 0, y1: y(value), x2: WIDTH, y2: y(value) });
  const words = t('watch.sprtNow', { ratio: number(llr, 2), lower: number(lower, 2), upper: number(upper, 2), elo0, elo1, pairs: pairs.reduce((sum, many) => sum + many, 0) });
  return h('figure', { class: 'sprt' },
    s('svg', { class: 'graph', viewBox: `0 0 ${WIDTH} ${height}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': words },
      bound(upper, 'good'), bound(lower, 'bad'), s('line', { class: 'graph-middle', x1: 0, y1: y(0), x2: WIDTH, y2: y(0) }),
      s('path', { class: 'graph-line', d: path.map((value, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('') })),
    h('figcaption', { class: 'small' }, words, ' ', h('strong', {}, verdict)));
}

/** Colours that can be told apart, and beyond them dashes. */
const HUES = [168, 24, 262, 210, 340, 90, 45, 300];

/** A line a player, with names and a last value below. The middle is 0. */
function lineChart(title, names, lines, most, lastOf) {
  const height = 190;
  const x = (at) => at * WIDTH;
  const y = (value) => height / 2 - (Math.max(-most, Math.min(most, value)) / most) * (height / 2 - 8);
  const colour = (i) => `hsl(${HUES[i % HUES.length]} 60% 45%)`;
  const dash = (i) => (i < HUES.length ? null : '7 5');
  return h('figure', { class: 'race' },
    h('div', { class: 'small' }, title),
    s('svg', { class: 'race-lines', viewBox: `0 0 ${WIDTH} ${height}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': title },
      s('line', { class: 'rating-zero', x1: 0, y1: height / 2, x2: WIDTH, y2: height / 2 }),
      names.map((name, i) => s('path', {
        fill: 'none', stroke: colour(i), 'stroke-width': 2.5, 'stroke-dasharray': dash(i), 'vector-effect': 'non-scaling-stroke',
        d: lines[i].map(([at, value], place) => `${place ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join(''),
      }, s('title', {}, name))),
    ),
    h('figcaption', { class: 'row' }, names.map((name, i) => h('span', { class: 'race-name' },
      s('svg', { viewBox: '0 0 24 6', width: 24, height: 6, 'aria-hidden': 'true' }, s('line', { x1: 0, y1: 3, x2: 24, y2: 3, stroke: colour(i), 'stroke-width': 3, 'stroke-dasharray': dash(i) })),
      `${name} ${lastOf(i)}`))));
}

/**
 * The ratings after more and more games. First ones swing far; the picture is as tall as the later three quarters need, and what goes beyond
 * stands at its edge.
 *
 * @param path {games: [n, …], players: [{name, elo: [number or null, …], error: […]}, …]}
 */
export function ratingPathChart({ games, players }) {
  const all = games.at(-1) ?? 1;
  const settled = players.flatMap(({ elo }) => elo.slice(Math.floor(elo.length / 4))).filter((value) => value !== null);
  const most = Math.max(50, ...settled.map(Math.abs));
  const lines = players.map(({ elo }) => elo.flatMap((value, i) => (value === null ? [] : [[games[i] / all, value]])));
  const last = ({ elo, error }) => (elo.at(-1) === null ? '' : `${signed(elo.at(-1))}${error.at(-1) === null ? '' : ` ± ${number(error.at(-1))}`}`);
  return lineChart(t('watch.ratingPath'), players.map(({ name }) => name), lines, most, (i) => last(players[i]));
}

/**
 * How the points grew, game by game: for every player the points so far above or below an even score, so that lines part.
 *
 * @param games finished ones, the oldest first: {first, second, result}
 */
export function raceChart(names, games) {
  const points = new Map(names.map((name) => [name, [0]]));
  const earned = { '1-0': [0.5, -0.5], '0-1': [-0.5, 0.5], '1/2-1/2': [0, 0] };
  for (const { first, second, result } of games) {
    for (const line of points.values()) line.push(line.at(-1));
    const [ofFirst, ofSecond] = earned[result] ?? [0, 0];
    for (const [name, more] of [[first, ofFirst], [second, ofSecond]]) if (points.has(name)) points.get(name)[points.get(name).length - 1] += more;
  }
  const lines = names.map((name) => points.get(name).map((value, i) => [i / Math.max(1, games.length), value]));
  const most = Math.max(1, ...[...points.values()].flat().map(Math.abs));
  return lineChart(t('watch.pointPath'), names, lines, most, (i) => signed(lines[i].at(-1)[1], 1));
}
