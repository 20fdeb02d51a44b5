/** Learn from your mistakes: the position before each, and a better move to find. */
import { h, put } from './dom.js';
import { t } from './messages.js';
import { sideName } from './sides.js';

/** A move that lets the bar fall by no more than this, of 2, is as good as the best. */
const GOOD_ENOUGH = 0.1;

/**
 * @param plies the plies of the mistakes
 * @param setUp shows the position before a ply on the board and returns its state
 * @param show shows a move on that board
 * @param played the move that was played to a ply
 * @param best the best move instead, as the review found it
 * @param worth asks how far a move lets the bar fall in a state, 0 for nothing
 * @param onEnd called when there is nothing more to learn
 */
export function lessons(place, { plies, setUp, show, played, best, worth, onEnd }) {
  let index = 0;
  let state = null;
  let solved = false;
  const words = h('p', { role: 'status' });

  async function begin() {
    if (index >= plies.length) {
      put(place,
        h('section', { class: 'card stack' },
          h('h2', {}, t('learn.done')),
          h('button', { type: 'button', class: 'main', onclick: onEnd }, t('learn.back')),
        ),
      );
      return;
    }
    solved = false;
    state = await setUp(plies[index]);
    put(words, t('learn.task', { side: sideName(state.sides, state.turn), move: played(plies[index]) }));
    draw();
  }

  function draw() {
    put(place,
      h('section', { class: 'card stack' },
        h('h2', {}, t('learn.title', { n: index + 1, all: plies.length })),
        words,
        h('div', { class: 'row' },
          solved ? h('button', { type: 'button', class: 'main', onclick: next },
            t('learn.next'),
          ) : h('button', { type: 'button', onclick: reveal }, t('learn.show')),
          solved ? null : h('button', { type: 'button', class: 'quiet', onclick: next }, t('learn.skip')),
          h('button', { type: 'button', class: 'quiet', onclick: onEnd }, t('learn.stop')),
        ),
      ),
    );
  }

  function next() {
    index++;
    begin();
  }

  function reveal() {
    solved = true;
    put(words, t('learn.best', { move: best(plies[index]) }));
    show(best(plies[index]));
    draw();
  }

  begin();
  return {
    /** The learner plays a move. */
    async tryMove(move) {
      if (solved || !state) return;
      const lost = move === best(plies[index]) ? 0 : await worth(state, move);
      solved = lost < GOOD_ENOUGH;
      put(words, t(solved ? (lost === 0 ? 'learn.right' : 'learn.alsoGood') : 'learn.wrong', { move, best: best(plies[index]) }));
      if (solved) show(move);
      draw();
    },
  };
}
