/** What was played in a position and how it ended, over all games of the database. */
import { h, put } from './dom.js';
import { said, t, tOr } from './messages.js';
import { branchTable } from './branches.js';
import { get, position } from './api.js';
import { showBoard } from './boards.js';
import { complain } from './say.js';
import { drawsMarks } from './sides.js';

/**
 * Fills a place with an explorer of a family's usual game and its presets.
 *
 * @param at where to begin: {game, moves}, the family's usual game if it is none of its games
 * @param onMove called with the game and its moves whenever others are shown
 * @returns {Promise<(moves: string[]) => Promise<void>>} goes to the position after some moves
 */
export async function explorer(place, families, familyName, at, onMove) {
  const family = families.find(({ name }) => name === familyName) ?? families.find(({ name }) => name === 'othello') ?? families[0];
  const lines = [
    [family.line, `${tOr(`game.${family.name}`, family.title)}, ${tOr(`standard.${family.name}`, family.title)}`],
    ...family.presets.filter(({ line }) => line !== family.line).map(({ line, name }) => [line, tOr(`preset.${name}`, name)]),
  ];
  const board = h('div', { class: 'board-place' });
  const branches = h('div', { class: 'scroll-x' });
  const trail = h('div', { class: 'row trail' });
  const known = lines.some(([line]) => line === at.game);
  let game = known ? at.game : family.line;
  let moves = [];
  const go = async (next, line = game) => {
    try {
      await draw(line, next);
      onMove(game, moves);
    } catch (error) {
      complain(error);
    }
  };

  async function draw(line, next) {
    const [state, found] = await Promise.all([
      position(line, '', next),
      get('/api/db/explorer', { game: line, moves: next.join(' ') }),
    ]);
    const { book = [] } = found; // as kept for a time without the server it may have none
    game = line;
    moves = state.moves.map(({ text }) => text);
    place.classList.toggle('marks', drawsMarks(state));
    showBoard(board, { ...state, last: state.lastClicks, interactive: !state.over });
    put(trail,
      h('button', { type: 'button', class: 'move', onclick: () => go([]) }, t('explorer.start')),
      moves.map((move, i) => h('button', { type: 'button', class: 'move', onclick: () => go(moves.slice(0, i + 1)) }, `${i + 1}. ${move}`)),
      state.name ? h('span', { class: 'chip opening' }, said(state.name)) : null,
    );
    put(branches,
      found.branches.length ? null : h('p', { class: 'empty small' }, t('explorer.none')),
      found.branches.length || book.length ? branchTable(found.branches, book, state, (move) => go([...moves, move])) : null);
  }

  board.addEventListener('move', ({ detail }) => go([...moves, detail]));
  put(place,
    h('div', { class: 'row spread' },
      h('h2', {}, t('explorer.title')),
      h('select', { 'aria-label': t('analysis.game'), onchange: (event) => go([], event.target.value) },
        lines.map(([line, title]) => h('option', { value: line, selected: line === game }, title)),
      ),
    ),
    board,
    trail,
    branches,
  );
  await draw(game, known ? at.moves : []);
  return go;
}
