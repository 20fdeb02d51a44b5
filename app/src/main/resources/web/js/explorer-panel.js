/** The explorer beside the analysis board: what was played in this very position, however it came about. */
import { h, put } from './dom.js';
import { number, t } from './messages.js';
import { get, onceConnected } from './api.js';
import { branchTable } from './branches.js';
import { complain } from './say.js';

const KEPT = 'agon.explorer';

export function explorerPanel({ onPlay }) {
  const place = h('div', { class: 'scroll-x' });
  const element = h('details', { class: 'card explorer', open: localStorage.getItem(KEPT) === 'open' }, h('summary', {}, t('explorer.title')), place);
  let wanted = null;
  let asked = 0;
  element.addEventListener('toggle', () => {
    localStorage.setItem(KEPT, element.open ? 'open' : 'closed');
    ask().catch(complain);
  });

  async function ask() {
    const mine = ++asked;
    if (!element.open || !wanted) return;
    const { game, start, moves, state } = wanted;
    let answer;
    try {
      answer = await get('/api/db/explorer', { game, start, moves: moves.join(' '), by: 'position' });
    } catch (error) {
      if (error.isPassing) onceConnected(() => mine === asked && element.isConnected && ask().catch(complain));
      throw error;
    }
    const { branches, games, book = [] } = answer;
    if (mine !== asked) return;
    put(place,
      branches.length ? h('p', { class: 'soft small' }, t('explorer.count', { count: number(games) })) : h('p', { class: 'empty small' }, t('explorer.none')),
      branches.length || book.length ? branchTable(branches, book, state, (move) => onPlay(move)) : null);
  }

  return {
    element,
    /** Looks at another position. */
    look(next) {
      wanted = next;
      ask().catch(complain);
    },
  };
}
