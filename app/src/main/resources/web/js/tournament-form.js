/** Starting a match or tournament from the page, for whoever has the admin token. */
import { h, put } from './dom.js';
import { t, tOr } from './messages.js';
import { ApiError, get, post } from './api.js';
import { dialog } from './dialog.js';

const KEPT = 'agon.admin';

/**
 * Does what only whoever has the token may do: calls back with it, and asks anew the next time if it
 * was wrong. Nothing is done and nothing comes back where none is given.
 */
export async function asAdmin(request) {
  const token = await adminToken();
  if (!token) return null;
  try {
    return await request({ 'Agon-Token': token });
  } catch (error) {
    if (error.status !== 403) throw error;
    sessionStorage.removeItem(KEPT);
    throw new ApiError(403, t('admin.wrong'));
  }
}

/** The token that was printed when the page started, asked for once a visit; empty when there is none. */
function adminToken() {
  const kept = sessionStorage.getItem(KEPT);
  if (kept) return Promise.resolve(kept);
  return new Promise((resolve) => {
    const input = h('input', {
      type: 'text', autocomplete: 'off', spellcheck: 'false',
      onkeydown: (event) => {
        if (event.key !== 'Enter') return;
        // Else the button that gets the focus back would take the key as a click.
        event.preventDefault();
        take();
      },
    });
    let given = '';
    const take = () => {
      given = input.value.trim();
      sessionStorage.setItem(KEPT, given);
      box.close();
    };
    const box = dialog(
      t('admin.title'),
      h('div', { class: 'stack' },
        h('p', { class: 'soft' }, t('admin.note')),
        h('label', { class: 'field' }, t('admin.token'), input),
        h('div', { class: 'row' }, h('button', { type: 'button', class: 'main', onclick: take }, t('admin.use'))),
      ),
      () => resolve(given),
    );
  });
}

export async function startForm() {
  const { families } = await get('/api/catalog');
  const lines = families.flatMap((family) => [
    [family.line, tOr(`game.${family.name}`, family.title)],
    ...family.presets.map(({ line, name }) => [line, tOr(`preset.${name}`, name)]),
  ]);
  const problem = h('p', { class: 'problem', role: 'alert' });
  const players = h('div', { class: 'checks' });
  const game = h('select', { onchange: () => offerPlayers() }, lines.map(([line, title]) => h('option', { value: line }, title)));
  const games = h('input', { type: 'number', min: 1, max: 1000, value: 4 });
  const time = h('input', { type: 'text', value: '100ms', spellcheck: 'false' });
  const sprt = h('input', { type: 'text', value: '', placeholder: '0,50', spellcheck: 'false' });

  async function offerPlayers() {
    const answer = await get('/api/players', { game: game.value });
    put(players,
      answer.players.map(({ line }) => h('label', { class: 'check' },
        h('input', { type: 'checkbox', value: line, checked: ['greedy', 'level(n=2)', 'level(n=4)'].includes(line) }),
        line,
      )),
    );
  }

  async function start() {
    const chosen = [...players.querySelectorAll('input:checked')].map(({ value }) => value);
    try {
      const definition = tournamentFile({ board: game.value, players: chosen, games: games.value, time: time.value, sprt: sprt.value.trim() });
      const started = await asAdmin((token) => post('/api/tournaments', { definition }, token));
      if (!started) return;
      box.close();
      location.hash = `#/watch/${started.id}`;
    } catch (error) {
      put(problem, error.message || t('error.offline'));
    }
  }

  await offerPlayers();
  const box = dialog(
    t('watch.new'),
    h('div', { class: 'stack' },
      h('label', { class: 'field' }, t('analysis.game'), game),
      h('fieldset', {}, h('legend', {}, t('watch.players')), players),
      h('div', { class: 'parameters level' },
        h('label', { class: 'field' }, t('watch.meeting'), games),
        h('label', { class: 'field' }, t('watch.timeField'), time),
        h('label', { class: 'field' }, t('watch.sprtField'), sprt),
      ),
      problem,
      h('div', { class: 'row' }, h('button', { type: 'button', class: 'main', onclick: start }, t('watch.start'))),
    ),
  );
}

/** A tournament as its file says it, docs/arena.md; strings and lists are written as in JSON. */
function tournamentFile({ board, players, games, time, sprt }) {
  const lines = {
    name: players.join(' – ') || '?',
    format: players.length === 2 ? 'match' : 'round-robin',
    boards: [board],
    players,
    time,
    games: Math.max(1, Number(games) || 1),
    ...(sprt ? { sprt } : {}),
  };
  return Object.entries(lines).map(([key, value]) => `${key} = ${JSON.stringify(value)}`).join('\n');
}
