/** Words that come and go: a sentence at the foot of the page, or one only a screen reader hears. */
import { h } from './dom.js';
import { t } from './messages.js';

/** Shows a sentence for a while. */
export function say(text) {
  const place = document.getElementById('toasts');
  const toast = h('div', { class: 'toast' }, text);
  place.append(toast);
  while (place.children.length > 3) place.firstChild.remove();
  setTimeout(() => toast.remove(), 3000 + text.length * 50);
}

/** What went wrong, as the server said it. */
export function complain(error) {
  say(error.message || t('error.offline'));
}

/** Says something to a screen reader, and shows nothing. */
export function announce(text) {
  const live = document.getElementById('live');
  // The same words twice in a row are read twice only if the text changes.
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}
