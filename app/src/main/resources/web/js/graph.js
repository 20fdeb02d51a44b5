/** A line over the moves of a game: who was ahead, and the mistakes on it. */
import { h, s, put } from './dom.js';
import { t } from './messages.js';

const WIDTH = 600;
const HEIGHT = 130;

/**
 * @param points [{bar, mark}] for ply 0, 1, …: how far the bar leans, from −1 to 1; those not known yet are missing
 * @param ply where the reader stands
 */
export function graph(place, points, total, ply, onGo) {
  const x = (at) => (total ? (at / total) * WIDTH : 0);
  const y = (bar) => (HEIGHT * (1 - bar)) / 2;
  const known = points.map((point, at) => (point ? { ...point, at } : null)).filter(Boolean);
  const d = known.map(({ bar, at }, i) => `${i ? 'L' : 'M'}${x(at).toFixed(1)} ${y(bar).toFixed(1)}`).join('');
  const area = known.length ? `${d}L${x(known.at(-1).at)} ${HEIGHT}L${x(known[0].at)} ${HEIGHT}Z` : '';
  const svg = s('svg',
    { class: 'graph', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': t('graph') },
    s('path', { class: 'graph-area', d: area }),
    s('line', { class: 'graph-middle', x1: 0, y1: HEIGHT / 2, x2: WIDTH, y2: HEIGHT / 2 }),
    s('path', { class: 'graph-line', d }),
    s('line', { class: 'graph-here', x1: x(ply), y1: 0, x2: x(ply), y2: HEIGHT }),
    known.filter(({ mark }) => mark).map(({ bar, at, mark }) => s('ellipse',
      { class: `graph-mark ${mark}`, cx: x(at), cy: y(bar), rx: 5, ry: 5 },
    )),
  );
  svg.addEventListener('click', (event) => {
    const box = svg.getBoundingClientRect();
    onGo(Math.round(((event.clientX - box.left) / box.width) * total));
  });
  put(place, h('div', { class: 'graph-frame' }, svg));
}
