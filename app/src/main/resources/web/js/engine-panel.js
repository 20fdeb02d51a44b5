/** What the engine sees: its best lines, live, and their values on the board. */
import { h, morph, put } from './dom.js';
import { number, t } from './messages.js';
import { get, listen, position, post, remove } from './api.js';
import { complain } from './say.js';
import { badgeText, isProven, scoreChip } from './score-text.js';
import { toggle } from './controls.js';
import { sideName } from './sides.js';
import { outcomeText } from './outcome.js';
import { canWrite, turnedText } from './position-text.js';

const KEPT = 'agon.engine';
/** How long it may think; the longest is all the server allows, and whoever still looks then may ask to go on. */
const TIMES = ['1s', '5s', '30s', '2m', '10m'];
const MANY = [1, 2, 3, 4, 5, 8, 12, 20];
/** A value on every place that can be played: as many lines as there are moves. */
const ALL = 0;
const MOST = 256;
/** More lines than this are not written out beside the board. */
const WRITTEN = 12;

/**
 * @param onSee called with {score, kind, bar, badges} for the first side, with {badges} alone when they are threats, or
 *     with null when nothing is known
 * @param onPlay called with moves that are to be played
 * @param onPeek called with moves that are pointed at, and the element, or with null
 */
export function enginePanel({ onSee, onPlay, onPeek }) {
  const settings = { on: true, lines: 3, threads: 1, hash: 0, time: TIMES.at(-1), ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  const lines = h('ol', { class: 'engine-lines' });
  const facts = h('p', { class: 'soft small engine-facts' });
  let close = () => {};
  let running = null;
  let wanted = null;
  let subject = null; // what is thought about: what is wanted, or the same with the other side to move
  let threats = false;
  let asked = 0;
  let unanswered = false;
  let bestMove = null;
  let questions = Promise.resolve();

  const keep = () => localStorage.setItem(KEPT, JSON.stringify(settings));
  const many = h('select', {
    'aria-label': t('engine.lines'),
    onchange: (event) => {
      settings.lines = +event.target.value;
      keep();
      restart();
    },
  }, [...MANY, ALL].map((n) => h('option', { value: n, selected: n === settings.lines }, n === ALL ? t('engine.all') : n)));
  const means = h('details', { class: 'small means' }, h('summary', {}, t('engine.means')));
  means.addEventListener('toggle', () => means.open && means.children.length === 1 && offerMeans().catch(complain));

  /** What this machine has to give, asked for when somebody wants to know. */
  async function offerMeans() {
    const { threads, hash, mostHash } = await get('/api/capacity');
    const choice = (name, label, values, standard) => h('label', { class: 'row small' }, label,
      h('select', {
        onchange: (event) => {
          settings[name] = typeof standard === 'number' ? +event.target.value : event.target.value;
          keep();
          restart();
        },
      }, values.map((value) => h('option', { value, selected: value === (settings[name] || standard) }, value))));
    const powers = (most) => Array.from({ length: 1 + Math.floor(Math.log2(most)) }, (_, i) => 2 ** i);
    const sizes = [...new Set([...powers(mostHash).filter((size) => size >= 4), hash])].sort((a, b) => a - b);
    means.append(h('div', { class: 'row' },
      choice('threads', t('engine.threads'), [...new Set([...powers(threads), threads])], 1),
      choice('hash', t('engine.memory'), sizes, hash),
      choice('time', t('engine.time'), TIMES, TIMES.at(-1))));
  }

  const deeper = h('button', { type: 'button', class: 'quiet small', hidden: true, onclick: () => restart() }, t('engine.deeper'));
  const turn = toggle(t('engine.title'), settings.on, (on) => {
    settings.on = on;
    keep();
    restart();
  });
  const threat = h('button', { type: 'button', class: 'quiet small', 'aria-pressed': 'false', title: t('engine.threat.long'), onclick: () => askForThreats(!threats) }, t('engine.threat'));
  const element = h('section', { class: 'card engine', 'aria-label': t('engine.title') },
    h('div', { class: 'row spread' }, turn, threat, h('label', { class: 'row small' }, t('engine.lines'), many)),
    h('div', { class: 'row spread' }, facts, deeper),
    lines,
    means,
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
    unanswered = false;
    bestMove = null;
    onPeek(null);
    put(lines);
    put(facts);
    deeper.hidden = true;
    onSee(null);
    if (wanted?.state.over) put(facts, t('engine.over', { result: outcomeText(wanted.state) }));
    subject = null;
    threat.hidden = !wanted || wanted.state.over || !canWrite(familyOf(wanted.game));
    if (!settings.on || !wanted || wanted.state.over) return;
    const mine = asked;
    // One question after the other: a new one ends the old at the server, so they must not overtake each
    // other; and whoever steps quickly through a game asks only about the position they stop at.
    questions = questions.then(() => (mine === asked ? ask(mine) : null));
  }

  /** What the other side would do if it were its turn: another position, with no moves before it. */
  async function turned({ game, state }) {
    const start = turnedText(familyOf(game), state);
    return start === null ? { state: { over: true } } : { game, start, moves: [], state: await position(game, start, []) };
  }

  function askForThreats(on) {
    threats = on;
    threat.setAttribute('aria-pressed', String(on));
    if (on && !settings.on) turn.querySelector('input').click();
    else restart();
  }

  async function ask(mine) {
    try {
      subject ??= threats ? await turned(wanted) : wanted;
      if (mine !== asked) return;
      if (subject.state.over) {
        put(facts, t('engine.noThreat'));
        return;
      }
      const { game, start, moves, state } = subject;
      const multipv = settings.lines === ALL ? Math.min(MOST, Math.max(1, state.legal.length)) : settings.lines;
      const { id } = await post('/api/analyses', { game, start, moves: moves.join(' '), multipv, time: settings.time, threads: settings.threads, ...(settings.hash ? { hash: settings.hash } : {}) });
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
          show(inOrder(reports), 'thinking');
        },
        done: ({ reason }) => {
          close();
          running = null;
          if (mine !== asked) return;
          if (reports.length) show(inOrder(reports), reason);
          // Others had their turn; whoever is still looking gets in line again.
          if (reason === 'others wait') questions = questions.then(() => (mine === asked ? ask(mine) : null));
          else deeper.hidden = reason === 'solved';
        },
        // The server has started anew and knows nothing of this search: it is asked once more.
      }, () => mine === asked && put(facts, t('error.offline')), () => mine === asked && restart());
    } catch (error) {
      // What was chosen on a larger machine may be too much for this one.
      if (error.status === 400 && (settings.threads > 1 || settings.hash)) {
        Object.assign(settings, { threads: 1, hash: 0 });
        keep();
        if (mine === asked) await ask(mine);
        return;
      }
      if (mine !== asked) return;
      if (threats && !subject && !error.isPassing) {
        put(facts, t('engine.noThreat'));
        return;
      }
      unanswered = error.isPassing;
      complain(error);
    }
  }

  // Whether a solved position is known by heart, and from where.
  function known({ source, left }) {
    if (source === 'book') return t('engine.book');
    return source === 'database' ? t('engine.exact', { left: number(left) }) : t('engine.solved');
  }

  function show(reports, how) {
    const { state } = subject;
    const sign = state.turn === 0 ? 1 : -1;
    const best = reports[0];
    const sure = best.percent > 0 && best.percent < 100 ? ` @ ${number(best.percent)} %` : '';
    morph(facts, threats ? h('strong', {}, t('engine.threatens', { side: sideName(state.sides, state.turn) }), ' ') : null, t('engine.facts', { depth: `${best.depth}${sure}`, speed: speedText(best.nodesPerSecond) }),
      ' · ', how === 'thinking' || how === 'others wait' ? t('engine.thinking') : how === 'solved' ? known(best) : t('engine.rests'));
    morph(lines, reports.slice(0, WRITTEN).map((report) => h('li', {},
      scoreChip(state.sides, sign * report.score, report.kind, state.unit),
      h('span', { class: 'line' }, report.line.slice(0, 12).map((move, i) =>
        threats ? h('span', { class: 'line-move' }, move) : h('button', {
          type: 'button',
          class: 'line-move',
          onclick: () => onPlay(report.line.slice(0, i + 1)),
          onpointerenter: (event) => event.pointerType === 'mouse' && onPeek(report.line.slice(0, i + 1), event.target),
          onpointerleave: () => onPeek(null),
          onfocus: (event) => event.target.matches(':focus-visible') && onPeek(report.line.slice(0, i + 1), event.target),
          onblur: () => onPeek(null),
        }, move))))));
    const badges = reports.map(({ clicks, score, kind }, i) => ({ clicks, text: badgeText(score, kind), rank: i + 1, proven: isProven(kind), threat: threats, small: reports.length > 5 }));
    if (threats) {
      onSee({ badges });
      return;
    }
    bestMove = best.line[0];
    onSee({ score: sign * best.score, kind: best.kind, bar: best.bar, badges });
  }

  return {
    element,
    stop,
    /** Looks at another position; threats are asked for one at a time. */
    look(next) {
      wanted = next;
      threats = false;
      threat.setAttribute('aria-pressed', 'false');
      restart();
    },
    /** The server answers again. */
    retry() {
      if (unanswered) restart();
    },
    /** Plays what it thinks best, if it thinks anything. */
    playBest() {
      if (bestMove !== null) onPlay([bestMove]);
    },
    toggleThreats() {
      if (!threat.hidden) askForThreats(!threats);
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

function familyOf(game) {
  return game.replace(/\(.*/, '');
}

function speedText(perSecond) {
  return perSecond >= 1e6 ? `${number(perSecond / 1e6, 1)} M` : perSecond >= 1e3 ? `${number(perSecond / 1e3)} k` : number(perSecond);
}
