/** Words that come and go: a sentence at the foot of the page, or one only a screen reader hears. */
import { h } from './dom.js';
import { t } from './messages.js';

/** Shows a sentence for a while; with an action, [words, what to do], longer and with a button for it. */
export function say(text, action = null) {
  const place = document.getElementById('toasts');
  const act = () => {
    toast.remove();
    action[1]();
  };
  const toast = h('div', { class: 'toast' }, text, action ? h('button', { type: 'button', onclick: act }, action[0]) : null);
  place.append(toast);
  while (place.children.length > 3) place.firstChild.remove();
  setTimeout(() => toast.remove(), (action ? 12000 : 3000) + text.length * 50);
}

/** What went wrong, as the server said it; that it does not answer is said at the top for as long as it lasts. */
export function complain(error) {
  if (error.status !== 0) say(error.message || t('error.title'));
}

/** Says something to a screen reader, and shows nothing. */
export function announce(text) {
  const live = document.getElementById('live');
  // The same words twice in a row are read twice only if the text changes.
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}
