/** A new match or tournament: everything its file can say, from a form or as the file itself. */
import { h, morph, put } from './dom.js';
import { t, tOr } from './messages.js';
import { get, post } from './api.js';
import { asAdmin } from './admin.js';
import { dialog } from './dialog.js';
import { toggle } from './controls.js';

const FORMATS = ['match', 'round-robin', 'double-round-robin', 'gauntlet', 'swiss', 'knockout'];
const OPENINGS = ['none', 'random(plies=2)', 'random(plies=4)', 'random(plies=8)', 'balanced(plies=8)', 'all(plies=1)', 'all(plies=2)'];
const POINTS = ['1-0.5', '3-1', 'bologna'];
const USUAL = ['greedy', 'level(n=2)', 'level(n=4)'];

/** The courses' own rules, as far as a file says them; the boards of Bologna are those of its project. */
const BOLOGNA = '3,3,3 4,3,3 4,4,3 4,4,4 5,4,4 5,5,4 5,5,5 6,4,4 6,5,4 6,6,4 6,6,5 6,6,6 7,4,4 7,5,4 7,6,4 7,7,4 7,5,5 7,6,5 7,7,5 7,7,6 7,7,7 8,8,4 10,10,5 50,50,10 70,70,10';
const PROFILES = {
  bologna: { boards: BOLOGNA.split(' ').map((board) => board.split(',')).map(([m, n, k]) => `mnk(m=${m},n=${n},k=${k})`), format: 'round-robin', points: 'bologna', time: '10s', openings: 'none', games: 2 },
  calabria: { boards: ['unical'], format: 'round-robin', points: '3-1', time: '1s', openings: 'none', games: 2 },
  granada: { boards: ['granada'], format: 'round-robin', points: '3-1', time: '2s', openings: 'none', games: 2 },
};

export async function startForm() {
  const { families } = await get('/api/catalog');
  const known = new Map(families.flatMap((family) => [
    [family.line, tOr(`game.${family.name}`, family.title)],
    ...family.presets.map(({ line, name }) => [line, tOr(`preset.${name}`, name)]),
  ]));
  const plan = { name: '', format: '', boards: [families.find(({ name }) => name === 'othello')?.line ?? families[0].line], time: '100ms', openings: 'random(plies=4)', games: 2, rounds: '', points: '1-0.5', seed: 1, adjudicate: false, sprt: '', players: new Map(USUAL.map((line) => [line, line])) };
  const problem = h('p', { class: 'problem', role: 'alert' });
  const file = h('textarea', { rows: 12, spellcheck: 'false', 'aria-label': t('form.file'), class: 'mono', oninput: () => (written = true) });
  const form = h('div', { class: 'stack' });
  let written = false; // by hand: then the file counts, not the form
  let players = [];

  /** Those who play on every board chosen. */
  async function offerPlayers() {
    const answers = await Promise.all(plan.boards.map((board) => get('/api/players', { game: board })));
    const lists = answers.map((answer) => [...answer.players.map(({ line }) => line), ...answer.guests.map(({ name }) => name)]);
    players = lists[0].filter((line) => lists.every((list) => list.includes(line)));
    for (const name of [...plan.players.keys()]) if (!players.includes(plan.players.get(name)) && !plan.players.get(name).includes('(')) plan.players.delete(name);
  }

  async function changed() {
    await offerPlayers().then(() => put(problem), (error) => put(problem, error.message || t('error.offline')));
    draw();
  }

  const field = (label, control) => h('label', { class: 'field' }, label, control);
  const choice = (name, values, words) => h('select', { onchange: (event) => set(name, event.target.value) },
    [...new Set([...values, plan[name]])].map((value) => h('option', { value, selected: value === plan[name] }, words(value))));
  const entry = (name, type, more = {}) => h('input', { type, value: plan[name], spellcheck: 'false', onchange: (event) => set(name, event.target.value), ...more });

  function set(name, value) {
    plan[name] = value;
    written = false;
    draw();
  }

  function addBoard(line) {
    if (!line.trim() || plan.boards.includes(line.trim())) return;
    plan.boards = [...plan.boards, line.trim()];
    written = false;
    changed();
  }

  function addPlayer(text) {
    const [, name, line] = /^(?:\s*([^=(]+?)\s*=)?\s*(.+?)\s*$/.exec(text) ?? [];
    if (!line) return;
    plan.players.set(name ?? line, line);
    written = false;
    draw();
  }

  const adder = (label, placeholder, add) => {
    const input = h('input', {
      type: 'text', placeholder, spellcheck: 'false', 'aria-label': label, class: 'grow',
      onkeydown: (event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        add(input.value);
      },
    });
    return h('div', { class: 'row nowrap' }, input, h('button', { type: 'button', onclick: () => add(input.value) }, t('form.add')));
  };

  function draw() {
    const { boards } = plan;
    const own = [...plan.players].filter(([, line]) => !players.includes(line));
    morph(form,
      h('div', { class: 'parameters' },
        field(t('watch.name'), entry('name', 'text', { placeholder: [...plan.players.keys()].slice(0, 3).join(' – ') })),
        field(t('form.profile'), h('select', { onchange: (event) => {
          if (!PROFILES[event.target.value]) return;
          Object.assign(plan, structuredClone(PROFILES[event.target.value]), { name: plan.name || t(`form.profile.${event.target.value}`) });
          written = false;
          changed();
        } }, ['', ...Object.keys(PROFILES)].map((name) => h('option', { value: name }, name ? t(`form.profile.${name}`) : t('form.profile.none'))))),
        field(t('form.format'), h('select', { onchange: (event) => set('format', event.target.value) },
          ['', ...FORMATS].map((name) => h('option', { value: name, selected: name === plan.format }, name ? t(`format.${name}`) : t('format.auto'))))),
        field(t('form.points'), choice('points', POINTS, (value) => t(`points.${value}`))),
      ),
      h('fieldset', {}, h('legend', {}, t('form.boards')),
        h('div', { class: 'row board-list' }, boards.map((line) => h('span', { class: 'chip', 'data-key': line }, known.get(line) ?? line,
          boards.length > 1 ? h('button', { type: 'button', class: 'quiet small', 'aria-label': t('form.removeBoard', { board: line }), onclick: () => {
            plan.boards = boards.filter((other) => other !== line);
            written = false;
            changed();
          } }, '×') : null))),
        h('div', { class: 'row nowrap' },
          h('select', { 'aria-label': t('form.addBoard'), onchange: (event) => addBoard(event.target.value) },
            h('option', { value: '' }, t('form.addBoard')), [...known].map(([line, title]) => h('option', { value: line }, title))),
          adder(t('form.ownBoard'), 'mnk(m=6,n=6,k=4)', addBoard)),
      ),
      h('fieldset', {}, h('legend', {}, t('watch.players')),
        h('div', { class: 'checks' }, [...players.map((line) => [line, line]), ...own].map(([name, line]) => h('label', { class: 'check', 'data-key': name },
          h('input', { type: 'checkbox', value: name, checked: plan.players.has(name), onchange: (event) => {
            if (event.target.checked) plan.players.set(name, line);
            else plan.players.delete(name);
            written = false;
            draw();
          } }), name === line ? name : `${name} = ${line}`))),
        adder(t('form.ownPlayer'), 'strong = engine(threads=1)', addPlayer)),
      h('div', { class: 'parameters level' },
        field(t('watch.timeField'), entry('time', 'text')),
        field(t('form.openings'), choice('openings', OPENINGS, (value) => tOr(`openings.${value}`, value))),
        field(t('watch.meeting'), entry('games', 'number', { min: 1, max: 1000 })),
        field(t('form.rounds'), entry('rounds', 'number', { min: 1, max: 100, placeholder: t('form.auto') })),
        field(t('form.seed'), entry('seed', 'number')),
        field(t('watch.sprtField'), entry('sprt', 'text', { placeholder: '0,50' })),
      ),
      toggle(t('form.adjudicate'), plan.adjudicate, (on) => set('adjudicate', on)),
    );
    if (!written) file.value = tournamentFile(plan);
  }

  async function start() {
    try {
      const started = await asAdmin((token) => post('/api/tournaments', { definition: file.value }, token));
      if (!started) return;
      box.close();
      location.hash = `#/watch/${started.id}`;
    } catch (error) {
      put(problem, error.message || t('error.offline'));
    }
  }

  await changed();
  const box = dialog(
    t('watch.new'),
    h('div', { class: 'stack' },
      form,
      h('details', {}, h('summary', {}, t('form.file')), file),
      problem,
      h('div', { class: 'row' }, h('button', { type: 'button', class: 'main', onclick: start }, t('watch.start'))),
    ),
  );
}

/** A tournament as its file says it, docs/arena.md; strings and lists are written as in JSON. */
function tournamentFile({ name, format, boards, time, openings, games, rounds, points, seed, adjudicate, sprt, players }) {
  const names = [...players.keys()];
  const lines = {
    name: name || names.slice(0, 4).join(' – ') || '?',
    format: format || (names.length === 2 ? 'match' : 'round-robin'),
    boards,
    time,
    openings,
    games: Math.max(1, Number(games) || 1),
    ...(rounds ? { rounds: Math.max(1, Number(rounds) || 1) } : {}),
    points,
    seed: Math.trunc(Number(seed) || 0),
    ...(adjudicate ? { adjudicate } : {}),
    ...(sprt.trim() ? { sprt: sprt.trim() } : {}),
  };
  const entrants = [...players].map(([key, line]) => `${JSON.stringify(key)} = ${JSON.stringify(line)}`);
  return `${Object.entries(lines).map(([key, value]) => `${key} = ${JSON.stringify(value)}`).join('\n')}\n\n[players]\n${entrants.join('\n')}\n`;
}
