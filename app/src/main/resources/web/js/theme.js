/* Not a module: it runs before the first paint, so that a chosen theme or look of boards never flashes another one. */
(() => {
  const { dataset } = document.documentElement;
  const kept = localStorage.getItem('agon.theme');
  if (kept === 'light' || kept === 'dark') dataset.theme = kept;
  const board = JSON.parse(localStorage.getItem('agon.board') ?? '{}');
  dataset.board = board.colours ?? 'house';
  dataset.boardSize = board.size ?? 'normal';
  dataset.boardLabels = board.labels === false ? 'off' : 'on';
})();
