/** A small board beside the card in which something is pointed at: the position to which a move of a line leads. */
import { h } from './dom.js';
import { showBoard } from './boards.js';
import { drawsMarks } from './sides.js';

/** Whoever only passes over a line asks for nothing, in milliseconds. */
const WAIT = 120;
const WIDTH = 220;

/** @param stateAfter a promise of the state after some moves */
export function peeking(stateAfter) {
  const place = h('div', { class: 'board-place' });
  const box = h('div', { class: 'peek card', 'aria-hidden': 'true' }, place);
  let timer = 0;
  let asked = 0;

  function hide() {
    clearTimeout(timer);
    asked++;
    box.remove();
  }

  async function show(moves, beside, flipped) {
    const mine = ++asked;
    const state = await stateAfter(moves);
    if (mine !== asked || !beside.isConnected) return;
    const { top } = beside.getBoundingClientRect();
    const { left } = (beside.closest('.card') ?? beside).getBoundingClientRect();
    box.style.left = `${Math.max(8, left - WIDTH - 12)}px`;
    box.style.top = `${Math.max(8, Math.min(top - WIDTH / 2, innerHeight - WIDTH - 40))}px`;
    box.classList.toggle('marks', drawsMarks(state));
    document.body.append(box);
    showBoard(place, { ...state, last: state.lastClicks, flipped, decorative: true });
  }

  return {
    hide,
    /** @param moves from the position at hand */
    look(moves, beside, flipped) {
      clearTimeout(timer);
      timer = setTimeout(() => show(moves, beside, flipped).catch(hide), WAIT);
    },
  };
}
