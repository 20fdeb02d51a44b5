/** After the game: the graph of who was ahead, the mistakes by what they gave away, and lessons from them. */
import { h, put } from './dom.js';
import { number, t, tOr } from './messages.js';
import { listen, position, post, remove } from './api.js';
import { graph } from './graph.js';
import { lessons } from './lessons.js';
import { complain } from './say.js';
import { sideLabel } from './controls.js';

const NODES = 60000;
const SIGNS = { blunder: '??', mistake: '?', inaccuracy: '?!' };
/** How many of the costliest moves are shown as buttons. */
const WORST = 6;

export function reviewPanel({ onGo, onMarks, onLearn }) {
  const place = h('div', {});
  const words = h('div', {});
  const element = h('section', { class: 'card review', 'aria-label': t('review.title'), hidden: true },
    h('div', { class: 'row spread' }, h('h2', {}, t('review.title')), words), place);
  let shown = null; // what the analysis screen stands at
  let reviewed = null; // {key, line, plies, sides, unit, done}
  let stop = () => {};

  const keyOf = ({ game, start, line }) => [game, start, ...line].join(' ');

  async function begin() {
    stop();
    const { game, start, line, state } = shown;
    const mine = { key: keyOf(shown), game, start, line, plies: [], sides: state.sides, unit: state.unit, done: false };
    reviewed = mine;
    draw();
    try {
      const { id } = await post('/api/reviews', { game, start, moves: line.join(' '), nodes: NODES });
      const close = listen(`/api/reviews/${id}/events`, {
        ply: (view) => {
          mine.plies[view.ply] = view;
          draw();
          onMarks();
        },
        done: () => {
          mine.done = true;
          close();
          draw();
        },
      });
      stop = () => {
        close();
        if (!mine.done) remove(`/api/reviews/${id}`).catch(() => {});
      };
    } catch (error) {
      reviewed = null;
      draw();
      complain(error);
    }
  }

  /** What the review says of the move to a ply of the line. */
  const verdict = (ply) => reviewed?.plies[ply - 1];
  const isCurrent = () => reviewed !== null && shown !== null && reviewed.key === keyOf(shown);

  function draw() {
    element.hidden = !shown || shown.line.length < 2;
    if (element.hidden) return;
    if (!isCurrent()) {
      put(words, h('button', { type: 'button', onclick: begin }, t('review.start')));
      put(place);
      return;
    }
    const { plies, line, done } = reviewed;
    const known = plies.filter(Boolean).length;
    put(words, done ? null : h('span', { class: 'soft small' }, t('review.going', { done: known, all: line.length + 1 })));
    const chart = h('div', {});
    const points = plies.map((view, ply) => view && { bar: view.bar, mark: verdict(ply)?.mark });
    graph(chart, points, line.length, shown.ply, onGo);
    put(place, chart, done ? [summary(), worst()] : null);
  }

  /** Plies whose move was marked, a side's own or all. */
  function marked(side = null) {
    return reviewed.plies.flatMap((view, at) => (view?.mark && (side === null || view.side === side) ? [at + 1] : []));
  }

  function summary() {
    const row = (side) => {
      const plies = marked(side);
      const count = (mark) => plies.filter((ply) => verdict(ply).mark === mark).length;
      return h('tr', {},
        h('th', { scope: 'row' }, sideLabel(reviewed.sides, side)),
        Object.keys(SIGNS).map((mark) => h('td', { class: 'number' }, count(mark))),
        h('td', {}, plies.length ? h('button', { type: 'button', onclick: () => learn(side) }, t('learn.start')) : null));
    };
    const heads = Object.entries(SIGNS).map(([mark, sign]) => h('th', { class: 'number', scope: 'col' }, h('span', { class: 'mark-word' }, t(`mark.${mark}`)), ` ${sign}`));
    return h('div', { class: 'scroll-x', tabindex: 0, role: 'group', 'aria-label': t('review.title') },
      h('table', { class: 'mistakes' },
        h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('review.side')), heads, h('td', {}))),
        h('tbody', {}, row(0), row(1))));
  }

  function worst() {
    const cost = (ply) => Math.abs(verdict(ply).bar - reviewed.plies[ply].bar);
    const plies = marked().sort((a, b) => cost(b) - cost(a)).slice(0, WORST).sort((a, b) => a - b);
    return h('div', { class: 'row worst' }, plies.map((ply) => {
      const { mark, loss, move } = verdict(ply);
      const given = loss && reviewed.unit ? ` −${number(loss / 100, 1)} ${tOr(`unit.${reviewed.unit}`, reviewed.unit)}` : '';
      return h('button', { type: 'button', class: `move ${mark}`, onclick: () => onGo(ply) },
        `${ply}. ${move}${SIGNS[mark]}`, given ? h('span', { class: 'soft small' }, given) : null);
    }));
  }

  function learn(side) {
    onLearn((panel, { setUp, show, onEnd }) => lessons(panel, {
      plies: marked(side), setUp, show, onEnd, worth,
      played: (ply) => verdict(ply).move,
      best: (ply) => verdict(ply).best,
    }));
  }

  /** How far a move lets the bar fall for its player, 2 for all of it: a short look at the position after it. */
  async function worth(state, move) {
    const after = await leanAfter(reviewed.game, reviewed.start, [...state.moves.map(({ text }) => text), move]);
    const sign = state.turn === 0 ? 1 : -1;
    return Math.max(0, sign * (reviewed.plies[state.ply].bar - after));
  }

  return {
    element,
    stop: () => stop(),
    /** Where the analysis stands now. */
    show(next) {
      shown = next;
      draw();
    },
    /** The sign after the move to a ply of the main line. */
    markOf(ply) {
      const mark = isCurrent() ? verdict(ply)?.mark : null;
      return mark ? h('span', { class: `sign ${mark}`, title: t(`mark.${mark}`) }, SIGNS[mark]) : null;
    },
  };
}

/** Where the bar stands after some moves: the result where the game is over, else a second's search. */
async function leanAfter(game, start, moves) {
  const state = await position(game, start, moves);
  if (state.over) return { '1-0': 1, '0-1': -1 }[state.outcome] ?? 0;
  const { id } = await post('/api/analyses', { game, start, moves: moves.join(' '), multipv: 1, time: '1s' });
  return new Promise((resolve) => {
    let lean = 0;
    const close = listen(`/api/analyses/${id}/events`, {
      report: ({ bar }) => (lean = bar),
      done: () => {
        close();
        resolve(lean);
      },
    });
  });
}
