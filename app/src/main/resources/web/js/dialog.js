/** A box over the page, closed by its cross, Escape or a click beside it. */
import { h, icon } from './dom.js';
import { t } from './messages.js';

/** Shows content with a title; `onClose` is called once it is gone. Returns the dialog. */
export function dialog(title, content, onClose = () => {}) {
  const box = h('dialog', { 'aria-label': title },
    h('button', { type: 'button', class: 'quiet close', 'aria-label': t('close'), onclick: () => box.close() }, icon('close')),
    h('h2', {}, title), content);
  box.addEventListener('click', (event) => event.target === box && box.close());
  box.addEventListener('close', () => {
    box.remove();
    onClose();
  });
  document.body.append(box);
  box.showModal();
  return box;
}
