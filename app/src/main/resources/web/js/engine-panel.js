/** What the engine sees: its best lines, live, and their values on the board. */
import { h, morph, put } from './dom.js';
import { number, t } from './messages.js';
import { listen, post, remove } from './api.js';
import { complain } from './say.js';
import { badgeText, isProven, scoreChip } from './score-text.js';
import { toggle } from './controls.js';
import { outcomeText } from './outcome.js';

const KEPT = 'agon.engine';

/** @param onSee called with {score, kind, bar, badges} for the first side, or null when nothing is known */
export function enginePanel({ onSee, onPlay }) {
  const settings = { on: true, lines: 3, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  const lines = h('ol', { class: 'engine-lines' });
  const facts = h('p', { class: 'soft small engine-facts' });
  let close = () => {};
  let running = null;
  let wanted = null;
  let asked = 0;
  let questions = Promise.resolve();

  const keep = () => localStorage.setItem(KEPT, JSON.stringify(settings));
  const many = h('select', {
    'aria-label': t('engine.lines'),
    onchange: (event) => {
      settings.lines = +event.target.value;
      keep();
      restart();
    },
  }, [1, 2, 3, 4, 5].map((n) => h('option', { value: n, selected: n === settings.lines }, n)));
  const turn = toggle(t('engine.title'), settings.on, (on) => {
    settings.on = on;
    keep();
    restart();
  });
  const element = h('section', { class: 'card engine', 'aria-label': t('engine.title') },
    h('div', { class: 'row spread' }, turn, h('label', { class: 'row small' }, t('engine.lines'), many)),
    facts,
    lines,
  );
  addEventListener('pagehide', () => stop());

  function stop() {
    asked++;
    close();
    close = () => {};
    if (running) remove(`/api/analyses/${running}`).catch(() => {});
    running = null;
  }

  function restart() {
    stop();
    put(lines);
    put(facts);
    onSee(null);
    if (wanted?.state.over) put(facts, t('engine.over', { result: outcomeText(wanted.state) }));
    if (!settings.on || !wanted || wanted.state.over) return;
    const mine = asked;
    // One question after the other: a new one ends the old at the server, so they must not overtake each
    // other; and whoever steps quickly through a game asks only about the position they stop at.
    questions = questions.then(() => (mine === asked ? ask(mine) : null));
  }

  async function ask(mine) {
    const { game, start, moves } = wanted;
    try {
      const { id } = await post('/api/analyses', { game, start, moves: moves.join(' '), multipv: settings.lines });
      if (mine !== asked) {
        await remove(`/api/analyses/${id}`).catch(() => {});
        return;
      }
      running = id;
      const reports = [];
      close = listen(`/api/analyses/${id}/events`, {
        queued: ({ place }) => put(facts, place > 0 ? t('engine.queued', { place }) : t('thinking')),
        report: (report) => {
          reports[report.rank - 1] = report;
          show(inOrder(reports));
        },
        done: () => close(),
      });
    } catch (error) {
      if (mine === asked) complain(error);
    }
  }

  function show(reports) {
    const { state } = wanted;
    const sign = state.turn === 0 ? 1 : -1;
    const best = reports[0];
    morph(facts, t('engine.facts', { depth: best.depth, speed: speedText(best.nodesPerSecond) }));
    morph(lines, reports.map((report) => h('li', {},
      scoreChip(state.sides, sign * report.score, report.kind, state.unit),
      h('span', { class: 'line' }, report.line.slice(0, 12).map((move, i) =>
        h('button', { type: 'button', class: 'line-move', onclick: () => onPlay(report.line.slice(0, i + 1)) }, move))))));
    onSee({
      score: sign * best.score,
      kind: best.kind,
      bar: best.bar,
      badges: reports.map(({ clicks, score, kind }, i) => ({ clicks, text: badgeText(score, kind), rank: i + 1, proven: isProven(kind) })),
    });
  }

  return {
    element,
    stop,
    /** Looks at another position. */
    look(next) {
      wanted = next;
      restart();
    },
    toggle() {
      turn.querySelector('input').click();
    },
  };
}

/**
 * The best first. While a search goes deeper, a move may be at its new rank and still at its old one: the better rank is
 * newer. And the ranks below still hold what was seen a depth ago, which may be more than the first is worth now.
 */
function inOrder(reports) {
  const moves = new Set();
  return reports.filter((report) => report && !moves.has(report.move) && moves.add(report.move)).sort((a, b) => b.score - a.score);
}

function speedText(perSecond) {
  return perSecond >= 1e6 ? `${number(perSecond / 1e6, 1)} M` : perSecond >= 1e3 ? `${number(perSecond / 1e3)} k` : number(perSecond);
}
