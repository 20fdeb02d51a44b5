/** Short movements, none for people who asked their system for less motion. */

const still = matchMedia('(prefers-reduced-motion: reduce)');

export function moves() {
  return !still.matches;
}

/** Plays key frames on an element; a promise of the end. */
export function animate(element, frames, options) {
  if (!moves() || !element.animate) return Promise.resolve();
  return element.animate(frames, { fill: 'backwards', easing: 'ease-out', ...options }).finished.catch(() => {});
}
