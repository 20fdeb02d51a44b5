/** Large boards come in few letters (docs/api.md, stones); here they become what every board is: cells and moves. */

/** A state with its cells and moves, however it was sent. */
export function unpacked(state) {
  if (!state?.stones) return state;
  const { picture, turn, over } = state;
  const { rowLabels, columnLabels, columns } = picture;
  const cells = [];
  for (const [, many, letter] of state.stones.matchAll(/(\d*)([.XO])/g)) {
    const owner = '.XO'.indexOf(letter) - 1;
    for (let i = many ? +many : 1; i > 0; i--) {
      const at = cells.length;
      const [row, column] = [Math.floor(at / columns), at % columns];
      cells.push({ name: columnLabels[column] + rowLabels[row], row, column, owner, count: owner < 0 ? 0 : 1, look: 'stone' });
    }
  }
  const put = (cell) => ({ text: cell.name, clicks: [cell.name], changes: [{ ...cell, owner: turn, count: 1 }] });
  const legal = over ? [] : cells.filter(({ owner }) => owner < 0).map(put);
  return { ...state, stones: null, picture: { ...picture, cells }, legal };
}
