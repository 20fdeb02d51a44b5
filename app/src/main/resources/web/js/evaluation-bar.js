/** A bar beside the board: how much of it belongs to whom. */
import { h } from './dom.js';
import { t } from './messages.js';
import { sideName, tone } from './sides.js';
import { amountText, share } from './score-text.js';

export function evaluationBar() {
  const fill = h('div', { class: 'bar-fill' });
  const element = h('div', { class: 'evaluation-bar', role: 'meter', 'aria-label': t('bar'), 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': 50 }, fill);
  const colour = (sides, flipped) => {
    element.className = `evaluation-bar over-${tone(sides, 1)}${flipped ? ' flipped' : ''}`;
    fill.className = `bar-fill under-${tone(sides, 0)}`;
  };
  return {
    element,
    /** The first side's score; the first side's part is at the bottom unless the board is turned. */
    show(sides, score, kind, unit, flipped) {
      const part = Math.round(share(score, unit) * 100);
      colour(sides, flipped);
      fill.style.setProperty('--part', `${part}%`);
      element.setAttribute('aria-valuenow', part);
      element.setAttribute('aria-valuetext', `${sideName(sides, score >= 0 ? 0 : 1)}: ${amountText(score, kind, unit)}`);
    },
    /** Nothing known yet. */
    clear(sides, flipped) {
      colour(sides, flipped);
      fill.style.setProperty('--part', '50%');
      element.setAttribute('aria-valuetext', t('score.unknown'));
    },
  };
}
