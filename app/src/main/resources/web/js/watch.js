/** Matches and tournaments: the list of them, one of them live, and a new one. */
import { h, put } from './dom.js';
import { t, when } from './messages.js';
import { get } from './api.js';
import { tournamentScreen } from './tournament.js';
import { startForm } from './tournament-form.js';

export async function open(screen, { path }) {
  return path[1] ? tournamentScreen(screen, path[1]) : list(screen);
}

async function list(screen) {
  document.title = `${t('nav.watch')} – Agon`;
  const [{ tournaments }, { farm }] = await Promise.all([get('/api/tournaments'), get('/api/farm').catch(() => ({ farm: null }))]);
  put(screen,
    h('div', { class: 'row spread welcome' },
      h('h1', {}, t('watch.title')),
      h('div', { class: 'row' },
        farm ? h('a', { class: 'button', href: '#/farm' }, t('farm.title')) : null,
        h('button', { type: 'button', class: 'main', onclick: startForm }, t('watch.new')),
      ),
    ),
    tournaments.length ? h('div', { class: 'card scroll-x', tabindex: 0, role: 'group', 'aria-label': t('watch.title') }, table(tournaments)) : h('div', { class: 'card empty' },
      h('p', {}, t('watch.none')),
      h('p', { class: 'mono small' }, './agon match othello engine "level(n=5)" --games 20'),
    ),
  );
}

function table(tournaments) {
  const line = ({ id, name, status, live, played, games, created }) => h('tr', {},
    h('td', {}, h('a', { href: `#/watch/${id}` }, name)),
    h('td', { class: 'number' }, games ? `${played} / ${games}` : played),
    h('td', {}, statusChip(status, live)),
    h('td', { class: 'soft' }, when(created, { dateStyle: 'short', timeStyle: 'short' })));
  return h('table', {},
    h('thead', {},
      h('tr', {},
        h('th', { scope: 'col' }, t('watch.name')),
        h('th', { scope: 'col', class: 'number' }, t('watch.games')),
        h('th', { scope: 'col' }, t('watch.status')),
        h('th', { scope: 'col' }, t('watch.begun')),
      ),
    ),
    h('tbody', {}, tournaments.map(line)),
  );
}

/** Running, finished or stopped; live where this server plays and answers. */
export function statusChip(status, live, lost = false) {
  if (lost) return h('span', { class: 'chip' }, t('status.lost'));
  return h('span', { class: `chip${live ? ' known' : ''}` },
    live ? h('span', { class: 'thinking' }) : null,
    t(live ? 'status.live' : `status.${status}`),
  );
}
