/** Says something to a screen reader, without a sound for everybody else. */
export function announce(text) {
  const live = document.getElementById('live');
  if (!live) return;
  // The same words twice in a row are read twice only if the text changes.
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}
