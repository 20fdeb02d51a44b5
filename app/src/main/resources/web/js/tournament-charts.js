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
