/** What was played in a position: a table of moves with how their games ended. */
import { h } from './dom.js';
import { number, t } from './messages.js';
import { tone } from './sides.js';

/** @param onGo called with the move that is wanted */
export function branchTable(list, sides, onGo) {
  return h('table', { class: 'branches' },
    h('thead', {},
      h('tr', {},
        h('th', { scope: 'col' }, t('explorer.move')),
        h('th', { scope: 'col', class: 'number' }, t('watch.games')),
        h('th', { scope: 'col' }, t('explorer.results')),
      ),
    ),
    h('tbody', {},
      list.map((branch) => h('tr', {},
        h('td', {}, h('button', { type: 'button', class: 'move', onclick: () => onGo(branch.move) }, branch.move)),
        h('td', { class: 'number' }, number(branch.games)),
        h('td', { class: 'share-cell' }, shares(branch, sides)),
      )),
    ),
  );
}

/** First side's wins, draws and second side's wins as parts of a bar. */
function shares({ games, firstWins, draws, secondWins }, sides) {
  const part = (count, name) => {
    const element = h('span', { class: `share ${name}` }, count / games > 0.12 ? `${Math.round((100 * count) / games)} %` : '');
    element.style.flexGrow = count;
    return count ? element : null;
  };
  return h('span', { class: 'shares', role: 'img', 'aria-label': t('explorer.shares', { first: firstWins, draws, second: secondWins }) },
    part(firstWins, tone(sides, 0)),
    part(draws, 'drawn'),
    part(secondWins, tone(sides, 1)),
  );
}
