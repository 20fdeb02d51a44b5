/** The farm of this machine, live: who works, how fast, on what, and what went wrong. */
import { h, morph, put } from './dom.js';
import { number, t, tCount } from './messages.js';
import { get } from './api.js';

const EVERY = 2000;

export async function open(screen) {
  document.title = `${t('farm.title')} – Agon`;
  const place = h('div', { class: 'stack' });
  put(screen, h('h1', { class: 'welcome' }, t('farm.title')), place);
  morph(place, content((await get('/api/farm')).farm));
  const timer = setInterval(async () => {
    try {
      morph(place, content((await get('/api/farm')).farm));
    } catch {
      // The head of the page says that the server is away.
    }
  }, EVERY);
  return () => clearInterval(timer);
}

function content(view) {
  if (!view?.farm) {
    return [h('div', { class: 'card empty' }, h('p', {}, t('farm.none')), h('p', { class: 'mono small' }, './agon farm start'))];
  }
  const { farm, machines, runs, problems } = view;
  const here = machines.filter(({ state }) => state === 'here').length;
  return [
    h('p', {}, [tCount('farm.machines', here), t('farm.busy', { busy: farm.busy, cores: farm.cores }), tCount('farm.waiting', farm.waiting)].join(' · ')),
    table('farm.who', ['farm.machine', 'farm.cores', 'farm.speed', 'farm.games', 'farm.pace', 'farm.late', 'farm.failed', 'farm.lost'],
      machines.map((machine) => [
        machine.name,
        machine.state === 'here' ? `${machine.busy} / ${machine.cores}` : t('farm.gone'),
        number(machine.speed), number(machine.games), number(machine.gamesAMinute, 1), number(machine.late), number(machine.failures), number(machine.lost),
      ])),
    runs.length ? table('farm.what', ['farm.run', 'farm.open', 'farm.chunks', 'farm.games'],
      runs.map((run) => [run.title, number(run.open), number(run.chunks), number(run.games)])) : null,
    problems.length ? h('section', { class: 'card' }, h('h2', {}, t('farm.problems')), h('ul', {}, problems.map((problem) => h('li', {}, problem)))) : null,
  ].filter(Boolean);
}

/** The first column has names, the others have figures. */
function table(title, heads, rows) {
  const figures = (column) => (column ? 'number' : null);
  return h('section', { class: 'card scroll-x', tabindex: 0, 'aria-label': t(title) },
    h('h2', {}, t(title)),
    h('table', {},
      h('thead', {}, h('tr', {}, heads.map((head, column) => h('th', { scope: 'col', class: figures(column) }, t(head))))),
      h('tbody', {}, rows.map((row) => h('tr', {}, row.map((cell, column) => h('td', { class: figures(column) }, cell))))),
    ));
}
