/** What only whoever has the token may do: it was printed when the page was started. */
import { h } from './dom.js';
import { t } from './messages.js';
import { ApiError } from './api.js';
import { dialog } from './dialog.js';

const KEPT = 'agon.admin';

/**
 * Does what only whoever has the token may do: calls back with it, and asks anew the next time if it
 * was wrong. Nothing is done and nothing comes back where none is given.
 */
export async function asAdmin(request) {
  const token = await adminToken();
  if (!token) return null;
  try {
    return await request({ 'Agon-Token': token });
  } catch (error) {
    if (error.status !== 403) throw error;
    sessionStorage.removeItem(KEPT);
    throw new ApiError(403, t('admin.wrong'));
  }
}

/** The token that was printed when the page started, asked for once a visit; empty when there is none. */
function adminToken() {
  const kept = sessionStorage.getItem(KEPT);
  if (kept) return Promise.resolve(kept);
  return new Promise((resolve) => {
    const input = h('input', {
      type: 'text', autocomplete: 'off', spellcheck: 'false',
      onkeydown: (event) => {
        if (event.key !== 'Enter') return;
        // Else the button that gets the focus back would take the key as a click.
        event.preventDefault();
        take();
      },
    });
    let given = '';
    const take = () => {
      given = input.value.trim();
      sessionStorage.setItem(KEPT, given);
      box.close();
    };
    const box = dialog(
      t('admin.title'),
      h('div', { class: 'stack' },
        h('p', { class: 'soft' }, t('admin.note')),
        h('label', { class: 'field' }, t('admin.token'), input),
        h('div', { class: 'row' }, h('button', { type: 'button', class: 'main', onclick: take }, t('admin.use'))),
      ),
      () => resolve(given),
    );
  });
}
