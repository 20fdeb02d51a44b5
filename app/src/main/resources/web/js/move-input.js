/** A field to type moves into, for whoever is quicker on the keyboard. */
import { h } from './dom.js';
import { t } from './messages.js';

/**
 * @param legal gives the moves that can be played now
 * @param onPlay called with a move's text
 */
export function moveInput(legal, onPlay) {
  const problem = h('span', { class: 'problem small', role: 'status' });
  const input = h('input', {
    type: 'text', class: 'move-input grow', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'go',
    'aria-label': t('move.type'), placeholder: t('move.type'),
    oninput: () => (problem.textContent = ''),
    onkeydown: (event) => {
      if (event.key !== 'Enter' || !input.value.trim()) return;
      event.preventDefault();
      const move = find(input.value, legal());
      if (move) {
        input.value = '';
        onPlay(move.text);
      } else {
        problem.textContent = t('move.none', { move: input.value.trim(), some: legal().slice(0, 4).map(({ text }) => text).join(', ') });
      }
    },
  });
  return h('div', { class: 'row move-typing' }, input, problem);
}

/** For a key that leads here. */
export function focusMoveInput() {
  document.querySelector('.move-input')?.focus();
}

/** The move that is meant: as it is written, however spaced; or the only one that begins so. */
export function find(typed, legal) {
  const plain = (text) => text.toLowerCase().replace(/[\s,.;-]+/g, '');
  const wanted = plain(typed);
  if (!wanted) return null;
  const exact = legal.find(({ text }) => plain(text) === wanted);
  const begun = legal.filter(({ text }) => plain(text).startsWith(wanted));
  return exact ?? (begun.length === 1 ? begun[0] : null);
}
