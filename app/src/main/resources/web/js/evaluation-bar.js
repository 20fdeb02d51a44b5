/** A bar between the two sides: how much of it belongs to whom. */
import { h } from './dom.js';
import { t } from './messages.js';
import { sideName, tone } from './sides.js';
import { amountText } from './score-text.js';
import { outcomeText } from './outcome.js';

export function evaluationBar() {
  const fill = h('div', { class: 'bar-fill' });
  const element = h('div',
    { class: 'evaluation-bar', role: 'meter', 'aria-label': t('bar'), 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': 50 },
    fill,
  );
  const colour = (sides) => {
    element.className = `evaluation-bar over-${tone(sides, 1)}`;
    fill.className = `bar-fill under-${tone(sides, 0)}`;
  };
  return {
    element,
    /** The first side's score, and how far the bar leans to it, from −1 to 1; its part is on the left. */
    show(sides, { score, kind, bar }, unit) {
      const part = Math.round(50 + 50 * bar);
      colour(sides);
      fill.style.setProperty('--part', `${part}%`);
      element.setAttribute('aria-valuenow', part);
      element.setAttribute('aria-valuetext', `${sideName(sides, score >= 0 ? 0 : 1)}: ${amountText(score, kind, unit)}`);
    },
    /** How the game ended. */
    end(state) {
      const part = { '1-0': 100, '0-1': 0 }[state.outcome] ?? 50;
      colour(state.sides);
      fill.style.setProperty('--part', `${part}%`);
      element.setAttribute('aria-valuenow', part);
      element.setAttribute('aria-valuetext', outcomeText(state));
    },
    /** Nothing known yet. */
    clear(sides) {
      colour(sides);
      fill.style.setProperty('--part', '50%');
      element.setAttribute('aria-valuetext', t('score.unknown'));
    },
  };
}
