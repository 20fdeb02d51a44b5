/** A new game: rules, opponent, colour and clock, with a board that shows the choice at once. */
import { h, morph, put } from './dom.js';
import { said, t, tOr } from './messages.js';
import { get, onConnection, post, position } from './api.js';
import { complain } from './say.js';
import { showBoard } from './boards.js';
import { gameLine, parametersForm, standardValues, valuesOf } from './parameters-form.js';
import { segments, sideChip } from './controls.js';
import { sideName } from './sides.js';
import { keepGame } from './current-game.js';
import { showRules } from './rules.js';

const CLOCKS = ['none', '1m+1s', '3m+2s', '5m+3s', '10m+5s', '30s'];
const KEPT = 'agon.opponent';

export async function open(screen, { path, query }) {
  const { families } = await get('/api/catalog');
  const wanted = path[1] ?? 'othello';
  const family = families.find(({ name }) => name === wanted.replace(/\(.*/, '')) ?? families[0];
  const values = { ...standardValues(family), ...valuesOf(wanted) };
  // A game may go on from a position of the analysis board; another board has no such position.
  const from = { start: query.get('start') ?? '', moves: query.get('moves') ?? '' };
  const choice = {
    opponent: 'level',
    level: 3,
    player: 'engine',
    side: 0,
    clock: 'none',
    ...JSON.parse(localStorage.getItem(KEPT) ?? '{}'),
  };
  document.title = `${tOr(`game.${family.name}`, family.title)} – Agon`;

  const board = h('div', { class: 'board-place' });
  const problem = h('p', { class: 'problem', role: 'alert' });
  const known = h('p', { class: 'small soft' });
  const ways = h('div', { class: 'row' });
  const form = h('div', { class: 'stack' });
  const sides = h('div', {});
  const opponents = h('div', { class: 'stack' });
  const start = h('button',
    { type: 'button', class: 'main large', onclick: () => begin(gameLine(family, values), from, choice).catch(complain) },
    t('new.start'),
  );
  let asked = 0;

  let blocking = false;
  let looking = false;
  let even = false; // whether the moves are an opening found here, not a position somebody brought along

  function changed() {
    from.start = '';
    from.moves = '';
    even = false;
    return refresh();
  }

  /** The board as it is chosen here, or the position this game was to go on from. */
  function analysisAddress() {
    const { start: begin, moves } = from;
    return `#/analysis?${new URLSearchParams({ game: gameLine(family, values), ...(begin ? { start: begin } : {}), ...(moves ? { moves } : {}) })}`;
  }

  const isGoingOn = () => Boolean(from.start || from.moves);

  async function refresh() {
    const mine = ++asked;
    const line = gameLine(family, values);
    try {
      const [state, { players }] = await Promise.all([
        position(line, from.start, from.moves ? from.moves.split(' ') : []),
        get('/api/players', { game: line }),
      ]);
      if (mine !== asked) return;
      const blockable = 'blocked' in values && !isGoingOn();
      blocking = blocking && blockable;
      showBoard(board, { ...state, last: state.lastClicks, editing: blocking, decorative: !blocking });
      put(problem);
      put(known, state.known ? `${t('known')}: ${state.known}` : '');
      morph(ways,
        isGoingOn() ? [
          h('span', { class: 'soft', 'data-key': 'from' }, t('new.from', { ply: state.ply })),
          state.name ? h('span', { class: 'chip opening', 'data-key': 'name' }, said(state.name)) : null,
          h('button', { type: 'button', 'data-key': 'start', onclick: changed }, t('new.fromStart')),
        ] : null,
        even || !isGoingOn() ? h('button', { type: 'button', 'data-key': 'even', 'aria-disabled': looking ? 'true' : null, onclick: evenOpening }, t(looking ? 'new.evenLooking' : even ? 'new.evenOther' : 'new.even')) : null,
        blockable ? h('button', { type: 'button', 'data-key': 'block', 'aria-pressed': String(blocking), onclick: block }, t('new.block')) : null,
        blocking ? h('span', { class: 'soft small', 'data-key': 'hint' }, t('new.blockedHint')) : null);
      start.disabled = false;
      chooseSide(sides, state.sides, choice);
      chooseOpponent(opponents, players, choice);
    } catch (error) {
      if (mine !== asked) return;
      put(problem, error.message || t('error.offline'));
      start.disabled = true;
    }
  }

  /** Begins where neither side has an edge, as Othello's XOT does. */
  async function evenOpening() {
    if (looking) return;
    looking = true;
    refresh();
    const line = gameLine(family, values);
    try {
      const { moves } = await post('/api/openings', { game: line });
      if (line !== gameLine(family, values)) return;
      even = true;
      Object.assign(from, { start: '', moves: moves.map(({ text }) => text).join(' ') });
    } catch (error) {
      complain(error);
    } finally {
      looking = false;
      refresh();
    }
  }

  function block() {
    blocking = !blocking;
    refresh();
  }

  board.addEventListener('cell', ({ detail }) => {
    const blocked = new Set(values.blocked === 'none' ? [] : values.blocked.split(' '));
    if (!blocked.delete(detail)) blocked.add(detail);
    values.blocked = [...blocked].join(' ') || 'none';
    parametersForm(form, family, values, changed);
    changed();
  });
  parametersForm(form, family, values, changed);
  put(screen,
    h('div', { class: 'new-game' },
      h('section', { class: 'stack new-board' }, board, problem, known, ways),
      h('section', { class: 'stack' },
        h('div', {},
          h('h1', {}, tOr(`game.${family.name}`, family.title)),
          h('p', { class: 'soft' }, tOr(`game.${family.name}.summary`, family.summary)),
          h('button', { type: 'button', onclick: () => showRules(gameLine(family, values)).catch(complain) }, t('rules.show')),
        ),
        h('div', { class: 'card stack' }, form),
        h('div', { class: 'card stack' }, opponents, sides, clocks(choice)),
        h('div', { class: 'row start-row' },
          start,
          h('button', { type: 'button', class: 'quiet', onclick: () => (location.hash = analysisAddress()) }, t('new.analyse')),
        ),
      ),
    ),
  );
  await refresh();
  return onConnection((found) => found && refresh());
}

function chooseOpponent(place, players, choice) {
  const others = players.filter(({ line }) => !line.startsWith('level') && !line.startsWith('human'));
  const kinds = [['level', t('opponent.level')], ['player', t('opponent.player')], ['human', t('opponent.human')], ['friend', t('opponent.friend')]];
  const detail = h('div', {});
  if (!others.some(({ line }) => line === choice.player)) choice.player = others[0]?.line ?? 'engine';
  const showDetail = () => put(detail,
    choice.opponent === 'level' ? levelSlider(choice)
      : choice.opponent === 'player' ? playerChoice(others, choice)
        : h('p', { class: 'soft small' }, t(`opponent.${choice.opponent}.note`)));
  put(place,
    segments(t('opponent'), 'opponent', kinds, choice.opponent, (value) => {
      choice.opponent = value;
      showDetail();
    }), detail);
  showDetail();
}

function levelSlider(choice) {
  const words = h('output', { class: 'level-words' });
  const say = () => put(words,
    h('strong', {}, t('level', { n: choice.level })),
    ' ',
    h('span', { class: 'soft' }, t(`level.${choice.level}`)),
  );
  say();
  return h('label', { class: 'field' }, words,
    h('input', {
      type: 'range', min: 1, max: 10, step: 1, value: choice.level, 'aria-label': t('level.label'),
      oninput: (event) => {
        choice.level = +event.target.value;
        say();
      },
    }));
}

function playerChoice(players, choice) {
  const note = h('small', {});
  const say = () => put(note, said(players.find(({ line }) => line === choice.player)?.summary ?? ''));
  say();
  return h('label', { class: 'field' }, t('opponent.which'),
    h('select', {
      onchange: (event) => {
        choice.player = event.target.value;
        say();
      },
    }, players.map(({ line }) => h('option', { value: line, selected: line === choice.player }, line))), note);
}

function chooseSide(place, sides, choice) {
  const options = [0, 1].map((owner) => [
    String(owner),
    [sideChip(sides, owner), t(owner ? 'new.second' : 'new.first', { side: sideName(sides, owner) })],
  ]);
  morph(place, segments(t('new.side'), 'side', [...options, ['random', t('new.random')]], String(choice.side), (value) => {
    choice.side = value === 'random' ? value : +value;
  }));
}

function clocks(choice) {
  return h('label', { class: 'field' }, t('clock'),
    h('select', { onchange: (event) => (choice.clock = event.target.value) },
      CLOCKS.map((clock) => h('option', { value: clock, selected: clock === choice.clock }, t(`clock.${clock}`)))));
}

async function begin(game, from, choice) {
  localStorage.setItem(KEPT, JSON.stringify(choice));
  const other = { level: `level(n=${choice.level})`, player: choice.player, human: 'human', friend: 'human' }[choice.opponent];
  const mine = choice.side === 'random' ? Math.round(Math.random()) : choice.side;
  const [first, second] = mine === 0 ? ['human', other] : [other, 'human'];
  const friend = choice.opponent === 'friend' ? 1 - mine : null;
  const begun = await post('/api/games', { game, ...from, first, second, time: choice.clock, friend });
  keepGame(begun);
  location.hash = `#/play/${begun.id}`;
}
