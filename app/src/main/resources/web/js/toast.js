/** A sentence at the foot of the page that goes away by itself. */
import { h } from './dom.js';
import { t } from './messages.js';

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
