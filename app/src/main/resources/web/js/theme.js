/* Not a module: it runs before the first paint, so that a chosen theme never flashes the other one. */
(() => {
  const kept = localStorage.getItem('agon.theme');
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
})();
