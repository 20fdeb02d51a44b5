/** After the game: the graph of who was ahead, the mistakes by what they gave away, and lessons from them. */
import { h, put } from './dom.js';
import { number, t, tOr } from './messages.js';
import { listen, post, stream } from './api.js';
import { complain } from './say.js';
import { graph } from './graph.js';
import { judge, mistakes } from './review.js';
import { lessons } from './lessons.js';
import { share } from './score-text.js';
import { sideLabel } from './controls.js';

const NODES = 60000;
const SIGNS = { blunder: '??', mistake: '?', slip: '?!' };

export function reviewPanel({ onGo, onMarks, onLearn }) {
  const place = h('div', {});
  const words = h('div', { class: 'stack' });
  const element = h('section', { class: 'card review', 'aria-label': t('review.title'), hidden: true },
    h('div', { class: 'row spread' }, h('h2', {}, t('review.title')), words),
    place,
  );
  let shown = null; // what the analysis screen stands at
  let reviewed = null; // {key, line, values, sides, unit}
  let abort = null;

  const keyOf = ({ game, start, line }) => [game, start, ...line].join(' ');
  const sideOf = (ply) => reviewed.sideOf[ply] ?? 0;

  function stop() {
    abort?.abort();
    abort = null;
  }

  async function begin() {
    stop();
    abort = new AbortController();
    const { game, start, line, state } = shown;
    reviewed = {
      key: keyOf(shown),
      game,
      start,
      line,
      values: [],
      judged: [],
      sideOf: [],
      sides: state.sides,
      unit: state.unit,
      done: false,
    };
    const mine = reviewed;
    draw();
    try {
      await stream('/api/review', { game, start, moves: line.join(' '), nodes: NODES }, {
        value: (value) => {
          // Scores come for the side to move; the graph is the first side's.
          mine.values[value.ply] = { score: value.turn === 0 ? value.score : -value.score, kind: value.kind, best: value.best };
          if (value.ply < line.length) mine.sideOf[value.ply + 1] = value.turn;
          mine.judged = judge(mine.values, (ply) => mine.sideOf[ply] ?? 0, mine.unit);
          draw();
          onMarks();
        },
      }, abort.signal);
      mine.done = true;
      draw();
    } catch (error) {
      if (error.name !== 'AbortError') complain(error);
    }
  }

  function draw() {
    element.hidden = !shown || shown.line.length < 2;
    if (element.hidden) return;
    const current = reviewed && reviewed.key === keyOf(shown);
    if (!current) {
      put(words, h('button', { type: 'button', onclick: begin }, t('review.start')));
      put(place);
      return;
    }
    const { values, judged, line, unit, done } = reviewed;
    put(words,
      done ? null : h('span', { class: 'soft small' }, t('review.going', { done: values.filter(Boolean).length, all: line.length + 1 })),
    );
    const chart = h('div', {});
    graph(chart, values.map((value, ply) => value && { score: value.score, mark: judged[ply]?.mark }), line.length, shown.ply, unit, onGo);
    put(place, chart, done ? summary() : null);
  }

  function summary() {
    const side = (owner) => {
      const marks = reviewed.judged.filter((judgement, ply) => judgement?.mark && sideOf(ply) === owner).map(({ mark }) => mark);
      const count = (mark) => marks.filter((name) => name === mark).length;
      return h('tr', {},
        h('th', { scope: 'row' }, sideLabel(reviewed.sides, owner)),
        Object.keys(SIGNS).map((mark) => h('td', { class: 'number' }, count(mark))),
        h('td', {},
          mistakes(reviewed.judged, sideOf, owner).length ? h('button', { type: 'button', onclick: () => learn(owner) },
            t('learn.start'),
          ) : null,
        ),
      );
    };
    return [
      h('div', { class: 'scroll-x' },
        h('table', { class: 'mistakes' },
          h('thead', {},
            h('tr', {},
              h('th', {}, t('review.side')),
              Object.entries(SIGNS).map(([mark, sign]) => h('th', { class: 'number', scope: 'col' }, `${t(`mark.${mark}`)} ${sign}`)),
              h('td', {}),
            ),
          ),
          h('tbody', {}, side(0), side(1)),
        ),
      ),
      worst(),
    ];
  }

  /** The costliest moves as buttons. */
  function worst() {
    const plies = reviewed.judged.flatMap((judgement, ply) => (judgement?.mark ? [ply] : [])).sort((a, b) => reviewed.judged[b].lost - reviewed.judged[a].lost).slice(0, 6).sort((a, b) => a - b);
    return h('div', { class: 'row worst' }, plies.map((ply) => {
      const { units, sign, mark } = reviewed.judged[ply];
      return h('button', { type: 'button', class: `move ${mark}`, onclick: () => onGo(ply) },
        `${ply}. ${reviewed.line[ply - 1]}${sign}`,
        units > 0 && reviewed.unit ? h('span', { class: 'soft small' },
          ` −${number(units, 1)} ${tOr(`unit.${reviewed.unit}`, reviewed.unit)}`,
        ) : null,
      );
    }));
  }

  function learn(side) {
    onLearn((panel, { setUp, onEnd }) => lessons(panel, {
      plies: mistakes(reviewed.judged, sideOf, side), setUp, onEnd,
      played: (ply) => reviewed.line[ply - 1],
      best: (ply) => reviewed.values[ply - 1].best,
      worth: worth,
    }));
  }

  /** How much of the bar a move gives away: a short look at the position after it. */
  async function worth(state, move) {
    const moves = [...state.moves.map(({ text }) => text), move];
    const before = reviewed.values[state.ply];
    const after = await quickLook(reviewed.game, reviewed.start, moves);
    const sign = state.turn === 0 ? 1 : -1;
    return after === null ? 0 : Math.max(0, sign * (share(before.score, reviewed.unit) - share(after, reviewed.unit)));
  }

  return {
    element,
    stop,
    /** Where the analysis stands now. */
    show(next) {
      shown = next;
      draw();
    },
    /** The sign after the move to a ply of the main line. */
    markOf(ply) {
      const judgement = reviewed?.judged[ply];
      return judgement?.mark && reviewed.key === keyOf({ ...shown, line: shown?.line ?? [] }) ? h('span',
        { class: `sign ${judgement.mark}`, title: t(`mark.${judgement.mark}`) },
        judgement.sign,
      ) : null;
    },
  };
}

/** The first side's score after some moves, from a second's search, or null. */
async function quickLook(game, start, moves) {
  const { id, turn } = await post('/api/analyses', { game, start, moves: moves.join(' '), multipv: 1, time: '1s' });
  return new Promise((resolve) => {
    let score = null;
    const close = listen(`/api/analyses/${id}/events`, {
      report: (report) => (score = (report.turn ?? turn) === 0 ? report.score : -report.score),
      done: () => {
        close();
        resolve(score);
      },
    });
  });
}
