/**
 * A board as a line of text, in the notation docs/notation.md gives for each family, so that a board
 * set up by clicking can be sent. The server checks what comes out.
 */

const WRITERS = {
  mnk: ({ picture }, turn) => `${rowsOf(picture).map((row) => shorten(row.map((cell) => (cell.owner < 0 ? '.' : 'XO'[cell.owner])))).join('/')} ${'XO'[turn]}`,
  othello: ({ picture, sides }, turn) => {
    const letter = (owner) => (sides[owner] === 'White' ? 'O' : 'X');
    return `${picture.cells.map((cell) => (cell.look === 'blocked' ? '#' : cell.owner < 0 ? '-' : letter(cell.owner))).join('')} ${letter(turn)}`;
  },
  dipole: ({ picture, sides }, turn) => `${picture.cells.filter((cell) => cell.owner >= 0 && cell.count > 0).map((cell) => `${cell.name}:${sides[cell.owner][0]}${cell.count}`).join(' ')} ${sides[turn][0]}`,
  kalah: pits,
  oware: pits,
};

function pits({ picture, sides }, turn) {
  // Each side's pits in the order it sows: South's from the left, North's from the right.
  const half = (owner) => {
    const own = picture.cells.filter((cell) => cell.owner === owner && cell.look === 'pit').map((cell) => cell.count);
    const store = picture.cells.find((cell) => cell.owner === owner && cell.look === 'store').count;
    return [...(owner === 0 ? own : own.reverse()), store].join(',');
  };
  return `${half(0)}/${half(1)} ${sides[turn][0]}`;
}

function rowsOf(picture) {
  return Array.from({ length: picture.rows }, (_, row) => picture.cells.filter((cell) => cell.row === row));
}

function shorten(letters) {
  return letters.join('').replace(/\.+/g, (empty) => String(empty.length));
}

/** Whether boards of this family can be set up by clicking. */
export function canWrite(family) {
  return family in WRITERS;
}

export function positionText(family, state, turn) {
  return WRITERS[family](state, turn);
}

/** The same board with the other side to move, or null where there is no such position. */
export function turnedText(family, state) {
  const other = 1 - state.turn;
  if (family !== 'mnk') return positionText(family, state, other);
  // Stones are put in turn, so a move is needed that changes nothing: far from everything else.
  const away = farthest(state.picture.cells);
  if (!away) return null;
  const cells = state.picture.cells.map((cell) => (cell === away ? { ...cell, owner: state.turn } : cell));
  return positionText(family, { ...state, picture: { ...state.picture, cells } }, other);
}

/** The free cell with the most room around it, if no stone touches it. */
function farthest(cells) {
  const stones = cells.filter(({ owner }) => owner >= 0);
  const room = (cell) => Math.min(...stones.map((stone) => Math.max(Math.abs(stone.row - cell.row), Math.abs(stone.column - cell.column))));
  let [best, most] = [null, 1];
  for (const cell of cells) {
    if (cell.owner < 0 && room(cell) > most) [best, most] = [cell, room(cell)];
  }
  return best;
}
