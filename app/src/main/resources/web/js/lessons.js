/** Learn from your mistakes: the position before each, and a better move to find. */
import { h, put } from './dom.js';
import { t } from './messages.js';
import { sideName } from './sides.js';

/** A move that lets the bar fall by no more than this, of 2, is as good as the best. */
const GOOD_ENOUGH = 0.1;
/** How long a refutation stays on the board, in milliseconds. */
const BACK = 2500;

/**
 * @param plies the plies of the mistakes
 * @param setUp shows the position before a ply on the board and returns its state
 * @param show shows moves on that board, one after the other
 * @param played the move that was played to a ply
 * @param best the best move instead, as the review found it
 * @param worth asks what a move comes to in a state: {lost, line, score, kind}, lost being how far it lets the bar fall
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
    show([best(plies[index])]);
    draw();
  }

  /** After the refutation the board is the learner's again. */
  async function again() {
    state = await setUp(plies[index]);
  }

  function refutation(move, line) {
    return line.length ? t('learn.refuted', { move, other: sideName(state.sides, 1 - state.turn), line: line.slice(0, 3).join(' ') }) : t('learn.wrong', { move });
  }

  begin();
  return {
    /** The learner plays a move. */
    async tryMove(move) {
      if (solved || !state) return;
      const mine = state;
      put(words, t('thinking'));
      const { lost, line } = move === best(plies[index]) ? { lost: 0, line: [] } : await worth(state, move);
      if (mine !== state) return;
      solved = lost < GOOD_ENOUGH;
      put(words, solved ? t(lost === 0 ? 'learn.right' : 'learn.alsoGood', { move, best: best(plies[index]) }) : refutation(move, line));
      // What is wrong with it is best seen on the board: the answer, and what follows from it.
      show(solved ? [move] : [move, ...line.slice(0, 3)]);
      if (!solved && line.length) setTimeout(() => mine === state && !solved && again(), BACK + 900 * Math.min(3, line.length));
      draw();
    },
  };
}
