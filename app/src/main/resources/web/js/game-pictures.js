/** What a game looks like on the first screen: a moment of play, drawn by the boards themselves. */

/** Rows of letters to a board: x and o are men, capitals and small letters stacks by height. */
function squares(game, sides, look, rows, last = []) {
  const cells = rows.flatMap((line, row) => [...line].map((letter, column) => ({
    name: `${row},${column}`, row, column, ...man(letter, look),
  })));
  return {
    game, sides, last,
    picture: { kind: 'grid', rows: rows.length, columns: rows[0].length, rowLabels: [], columnLabels: [], cells, marked: [] },
  };
}

function man(letter, look) {
  if (letter === '_') return { owner: -1, count: 0, look: 'void' };
  if (letter === '.') return { owner: -1, count: 0, look };
  if (look !== 'stack') return { owner: 'xo'.indexOf(letter), count: 1, look };
  return { owner: letter < 'a' ? 0 : 1, count: letter.toLowerCase().charCodeAt(0) - 96, look };
}

function pits(game, south, north, stores) {
  const pit = (owner, row) => (count, column) => ({ name: owner === 0 ? `S${column + 1}` : `N${north.length - column}`, row, column, owner, count, look: 'pit' });
  const store = (owner, column) => ({ name: 'SN'[owner], row: 1 - owner, column, owner, count: stores[owner], look: 'store' });
  const cells = [store(1, -1), ...north.map(pit(1, 0)), ...south.map(pit(0, 1)), store(0, south.length)];
  return {
    game,
    sides: ['South', 'North'],
    last: [],
    picture: { kind: 'pits', rows: 2, columns: south.length, rowLabels: [], columnLabels: [], cells, marked: [] },
  };
}

const PICTURES = {
  othello: () => squares('othello', ['Black', 'White'], 'disc', ['......', '..o.x.', '.xooo.', '..xxo.', '..oxx.', '......'], ['1,4']),
  gomoku: () => squares('mnk', ['Black', 'White'], 'stone', ['.......', '..o.x..', '..xx...', '.oxo...', '..oxo..', '....x..', '.......'], ['5,4']),
  tictactoe: () => squares('mnk', ['X', 'O'], 'stone', ['x.o', '.x.', 'o.x'], ['2,2']),
  dipole: () => squares('dipole', ['White', 'Black'], 'stack', ['_._f_.', '._.c._', '_._._a', 'B_._._', '_D_._.', '._._G_']),
  kalah: () => pits('kalah', [5, 1, 0, 6, 2], [4, 3, 1, 5, 0], [9, 6]),
  oware: () => pits('oware', [4, 2, 7, 1], [2, 5, 0, 3], [8, 5]),
};

/** A view for a decorative board, or nothing for a game whose start position says enough. */
export function gamePicture(name) {
  return PICTURES[name]?.() ?? null;
}
