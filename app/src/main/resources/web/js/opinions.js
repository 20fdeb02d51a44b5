/**
 * What other players would do here, side by side with the engine: those of the house, and those of one's own file of players. They
 * think for as long as one looks: in turn, each round with twice the time, so that each has the machine to itself.
 */
import { h, morph, put } from './dom.js';
import { number, said, t } from './messages.js';
import { get, post, remove } from './api.js';
import { asAdmin } from './admin.js';
import { complain } from './say.js';

const KEPT = 'agon.analysts';
/** Seconds of each round; the server allows no more than the last. */
const ROUNDS = [1, 2, 4, 8, 15, 30];
/** Players of the house think where people's opponents do, who are not to wait. */
const MOST_HERE = 4;
/** Whoever says nothing more often than this in a row is not asked again. */
const MOST_FAILURES = 2;

/** @param onPlay called with a move that is to be played */
export function opinionsPanel({ onPlay }) {
  const place = h('div', { class: 'stack opinions' });
  const element = h('details', { class: 'card explorer' }, h('summary', {}, t('opinions.title')), place);
  let wanted = null;
  let offered = null; // {game, names, guests}
  let asked = 0;
  let waiting = false;
  const chosen = new Set(JSON.parse(localStorage.getItem(KEPT) ?? '[]'));
  element.addEventListener('toggle', () => show().catch(complain));

  /** The one who is thinking about an earlier position need not go on. */
  async function enough() {
    asked++;
    if (!waiting) return;
    waiting = false;
    await remove('/api/opinions').catch(() => {});
  }

  async function show() {
    await enough();
    const mine = asked;
    if (!element.open || !wanted) return;
    if (offered?.game !== wanted.game) {
      const { players, guests } = await get('/api/players', { game: wanted.game });
      if (mine !== asked) return;
      offered = { game: wanted.game, names: players.map(({ line }) => line).filter((line) => !/^(level|human|random)/.test(line)), guests: guests.map(({ name }) => name) };
    }
    const all = [...offered.names, ...offered.guests];
    const answers = h('div', { class: 'stack', 'aria-live': 'polite' });
    put(place,
      h('div', { class: 'checks' }, all.map((name) => h('label', { class: 'check' },
        h('input', {
          type: 'checkbox', checked: chosen.has(name),
          onchange: (event) => {
            if (event.target.checked) chosen.add(name);
            else chosen.delete(name);
            localStorage.setItem(KEPT, JSON.stringify([...chosen]));
            show().catch(complain);
          },
        }), name))),
      answers);
    if (wanted.state.over) return;
    await think(mine, all.filter((name) => chosen.has(name)).map((player) => ({ player, row: answers.appendChild(h('div', { class: 'row opinion' })) })));
  }

  async function think(mine, analysts) {
    const tell = ({ player, row, answer }, more) => morph(row, h('strong', {}, player), wordsOf(answer), more ? h('span', { class: 'soft small', 'data-key': 'more' }, more) : null);
    analysts.forEach((analyst) => tell(analyst, ''));
    for (const seconds of ROUNDS) {
      for (const analyst of analysts.filter(({ done }) => !done)) {
        tell(analyst, `${t('engine.thinking')}, ${number(seconds)} s`);
        const answer = await ask(analyst.player, seconds);
        if (mine !== asked) return;
        // One that was late is asked again; what it said before stands until it says something else.
        analyst.failures = answer?.problem ? (analyst.failures ?? 0) + 1 : 0;
        if (!answer?.problem || !analyst.answer?.move) analyst.answer = answer;
        // Whoever does not use the time it has will say the same with more.
        analyst.done = !answer || analyst.failures > MOST_FAILURES || answer.millis < 500 * seconds || seconds >= (offered.guests.includes(analyst.player) ? ROUNDS.at(-1) : MOST_HERE);
        tell(analyst, '');
      }
    }
  }

  /** What a player says; a problem where it says nothing, and nothing where nobody may ask it. */
  async function ask(player, seconds) {
    const { game, start, moves } = wanted;
    const question = (token = {}) => post('/api/opinions', { game, start, moves: moves.join(' '), player, time: `${seconds}s` }, token);
    waiting = true;
    try {
      const answer = await (offered.guests.includes(player) ? asAdmin(question) : question());
      waiting = false;
      return answer;
    } catch (error) {
      return { problem: error.message || t('error.offline') };
    }
  }

  function wordsOf(answer) {
    if (!answer) return null;
    if (answer.problem) return h('span', { class: 'problem small', 'data-key': 'problem' }, answer.problem);
    return [
      h('button', { type: 'button', class: 'move', 'data-key': 'move', onclick: () => onPlay(answer.move) }, answer.move),
      h('span', { 'data-key': 'opinion' }, said(answer.opinion) ?? ''),
      h('span', { class: 'soft small', 'data-key': 'time' }, `${number(answer.millis / 1000, 1)} s`),
    ];
  }

  return {
    element,
    look(next) {
      wanted = next;
      show().catch(complain);
    },
    /** The screen is left. */
    stop: enough,
  };
}
