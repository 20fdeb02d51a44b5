/** What was played in a position: a table of moves with how their games ended. */
import { h } from './dom.js';
import { number, t, tOr } from './messages.js';
import { badgeText } from './score-text.js';
import { tone } from './sides.js';

/**
 * @param list moves that were played, the most played first
 * @param book moves that a learnt book knows: {move, score, plies}, the best first; those nobody played come last
 * @param onGo called with the move that is wanted
 */
export function branchTable(list, book, { sides, unit }, onGo) {
  const known = new Map(book.map((entry) => [entry.move, entry]));
  const played = new Set(list.map(({ move }) => move));
  const unplayed = book.filter(({ move }) => !played.has(move)).map(({ move }) => ({ move, games: 0 }));
  return h('table', { class: 'branches' },
    h('thead', {},
      h('tr', {},
        h('th', { scope: 'col' }, t('explorer.move')),
        book.length ? h('th', { scope: 'col', class: 'number' }, t('explorer.book')) : null,
        h('th', { scope: 'col', class: 'number' }, t('watch.games')),
        h('th', { scope: 'col' }, t('explorer.results')),
      ),
    ),
    h('tbody', {},
      [...list, ...unplayed].map((branch) => h('tr', {},
        h('td', {}, h('button', { type: 'button', class: 'move', onclick: () => onGo(branch.move) }, branch.move)),
        book.length ? h('td', { class: 'number' }, bookValue(known.get(branch.move), unit)) : null,
        h('td', { class: 'number' }, number(branch.games)),
        h('td', { class: 'share-cell' }, branch.games ? shares(branch, sides) : null),
      )),
    ),
  );
}

/** For the side to move: "+0.3", and how far the book goes. */
function bookValue(entry, unit) {
  if (!entry) return '';
  const value = badgeText(entry.score, 'estimate');
  const words = t('explorer.known', { value, unit: unit ? tOr(`unit.${unit}`, unit) : '', plies: number(entry.plies) });
  return h('span', { title: words }, h('strong', {}, value), ' ', h('span', { class: 'soft small' }, t('explorer.plies', { plies: number(entry.plies) })));
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
