/** After the game: the graph of who was ahead, the mistakes by what they gave away, and lessons from them. */
import { h, put } from './dom.js';
import { number, t, tOr } from './messages.js';
import { listen, position, post, remove } from './api.js';
import { graph } from './graph.js';
import { timeGraph } from './move-times.js';
import { lessons } from './lessons.js';
import { complain } from './say.js';
import { sideChip, sideLabel } from './controls.js';

const NODES = 120000;
/** Scores beyond this are wins, not margins. */
const LARGEST = 300000;
const SIGNS = { blunder: '??', mistake: '?', inaccuracy: '?!' };

export function reviewPanel({ onGo, onMarks, onLearn }) {
  const place = h('div', {});
  const times = h('div', {});
  const words = h('div', {});
  const element = h('section', { class: 'card review', 'aria-label': t('review.title'), hidden: true },
    h('div', { class: 'row spread' }, h('h2', {}, t('review.title')), words), place, times);
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
        done: ({ reason }) => {
          close();
          mine.done = reason === 'finished';
          if (!mine.done && reviewed === mine) reviewed = null;
          draw();
        },
      }, undefined, () => reviewed === mine && begin());
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
    timeGraph(times, shown.times, shown.state.sides, shown.ply, onGo);
    if (!isCurrent()) {
      put(words, h('button', { type: 'button', onclick: begin }, t('review.start')));
      put(place);
      return;
    }
    const { plies, line, done } = reviewed;
    const known = plies.filter(Boolean).length;
    put(words, done ? null : h('span', { class: 'soft small' }, t('review.going', { done: known, all: line.length + 1 })));
    const chart = h('div', {});
    const scale = scaleOf(plies);
    const points = plies.map((view, ply) => view && { bar: scale(view), mark: verdict(ply)?.mark });
    graph(chart, points, line.length, shown.ply, onGo);
    put(place, chart, done ? [summary(), mistakes()] : null);
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
        h('td', { class: 'number' }, `${number(accuracy(side))} %`),
        reviewed.unit ? h('td', { class: 'number' }, number(givenAway(side), 1)) : null,
        Object.keys(SIGNS).map((mark) => h('td', { class: 'number' }, count(mark))));
    };
    const heads = Object.entries(SIGNS).map(([mark, sign]) => h('th', { class: 'number', scope: 'col' }, h('span', { class: 'mark-word' }, t(`mark.${mark}`)), ` ${sign}`));
    return h('div', { class: 'scroll-x', tabindex: 0, role: 'group', 'aria-label': t('review.title') },
      h('table', { class: 'mistakes' },
        h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('review.side')), h('th', { scope: 'col', class: 'number' }, t('review.accuracy')), reviewed.unit ? h('th', { scope: 'col', class: 'number' }, t('review.given')) : null, heads)),
        h('tbody', {}, row(0), row(1))),
      h('div', { class: 'row' }, [0, 1].filter((side) => marked(side).length).map((side) =>
        h('button', { type: 'button', class: 'learn', onclick: () => learn(side) }, sideChip(reviewed.sides, side), t('learn.start')))));
  }

  /** How much of the best each move of a side kept, on average; all of it for a move as good as the best. */
  function accuracy(side) {
    const kept = reviewed.plies.flatMap((view, ply) => {
      if (!view?.move || view.side !== side || !reviewed.plies[ply + 1]) return [];
      const drop = Math.max(0, (side === 0 ? 1 : -1) * (view.bar - reviewed.plies[ply + 1].bar));
      return view.loss === 0 ? [1] : [Math.exp(-2.2 * drop)];
    });
    return kept.length ? (100 * kept.reduce((sum, share) => sum + share, 0)) / kept.length : 100;
  }

  /** In the game's unit, over all moves of a side. */
  function givenAway(side) {
    return reviewed.plies.reduce((sum, view) => sum + (view?.side === side ? (view.loss ?? 0) : 0), 0) / 100;
  }

  /** All of them, in the order in which they were made. */
  function mistakes() {
    return h('div', { class: 'row worst' }, marked().map((ply) => {
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

  /** How far a move lets the bar fall for its player, 2 for all of it, and what answers it: a short look at the position after it. */
  async function worth(state, move) {
    const { lean, line } = await lookAfter(reviewed.game, reviewed.start, [...state.moves.map(({ text }) => text), move]);
    const sign = state.turn === 0 ? 1 : -1;
    return { lost: Math.max(0, sign * (reviewed.plies[state.ply].bar - lean)), line };
  }

  return {
    element,
    stop: () => stop(),
    /** Where the analysis stands now. */
    show(next) {
      shown = next;
      draw();
    },
    /** The same as letters, for a record. */
    signOf(ply) {
      return (isCurrent() && SIGNS[verdict(ply)?.mark]) || '';
    },
    /** The sign after the move to a ply of the main line. */
    markOf(ply) {
      const mark = isCurrent() ? verdict(ply)?.mark : null;
      return mark ? h('span', { class: `sign ${mark}`, title: t(`mark.${mark}`) }, SIGNS[mark]) : null;
    },
  };
}

/** Where margins count the graph shows them, as far as they go; elsewhere how far the bar leans. */
function scaleOf(plies) {
  const counted = plies.filter((view) => view && Math.abs(view.score) < LARGEST);
  const most = Math.max(800, ...counted.map(({ score }) => Math.abs(score)));
  const margins = counted.length === plies.filter(Boolean).length && counted.some(({ score }) => Math.abs(score) > 300);
  return (view) => (margins ? (0.95 * view.score) / most : view.bar);
}

/** Where the bar stands after some moves and how it goes on: the result where the game is over, else a second's search. */
async function lookAfter(game, start, moves) {
  const state = await position(game, start, moves);
  if (state.over) return { lean: { '1-0': 1, '0-1': -1 }[state.outcome] ?? 0, line: [] };
  const { id } = await post('/api/analyses', { game, start, moves: moves.join(' '), multipv: 1, time: '1s' });
  return new Promise((resolve) => {
    let seen = { lean: 0, line: [] };
    const close = listen(`/api/analyses/${id}/events`, {
      report: ({ bar, line }) => (seen = { lean: bar, line }),
      done: () => {
        close();
        resolve(seen);
      },
    });
  });
}
