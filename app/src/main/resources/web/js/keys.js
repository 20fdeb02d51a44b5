/** Keys that work on a whole screen, and the list of all of them behind the question mark. */
import { h } from './dom.js';
import { t } from './messages.js';

let bound = {};

/** From now on these keys do these things: {ArrowLeft: back}. */
export function bindKeys(keys) {
  bound = keys;
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest('input, select, textarea, dialog')) return;
  // The space bar presses what has the focus.
  if (event.key === ' ' && event.target.closest('button, a, summary, [role="button"], .cell, canvas')) return;
  if (event.key === '?') {
    event.preventDefault();
    showKeys();
  } else if (event.key in bound) {
    event.preventDefault();
    bound[event.key]();
  }
});

export async function showKeys() {
  const { dialog } = await import('./dialog.js');
  const line = (keys, text) => h('tr', {}, h('td', {}, keys.map((key) => [h('kbd', {}, key), ' '])), h('td', {}, t(text)));
  dialog(t('keys.title'), h('table', {}, h('tbody', {},
    line(['Tab'], 'keys.tab'),
    line(['←', '↑', '→', '↓'], 'keys.board'),
    line(['Enter'], 'keys.enter'),
    line(['Esc'], 'keys.escape'),
    line(['←', '→'], 'keys.step'),
    line(['Home', 'End'], 'keys.ends'),
    line(['f'], 'keys.flip'),
    line(['h'], 'keys.hint'),
    line(['u', 'r'], 'keys.undo'),
    line(['e', 'l'], 'keys.engine'),
    line(['b', '␣'], 'keys.best'),
    line(['t'], 'keys.threat'),
    line(['p'], 'keys.replay'),
    line(['v'], 'keys.other'),
    line(['x'], 'keys.draw'),
    line(['c'], 'keys.comment'),
    line(['m'], 'keys.type'),
    line(['?'], 'keys.help'))));
}
