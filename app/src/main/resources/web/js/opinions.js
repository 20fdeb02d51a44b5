/** What other players would do here, side by side with the engine: those of the house, and those of one's own file of players. */
import { h, put } from './dom.js';
import { number, t } from './messages.js';
import { get, post } from './api.js';
import { asAdmin } from './admin.js';
import { complain } from './say.js';

const KEPT = 'agon.analysts';

/** @param onPlay called with a move that is to be played */
export function opinionsPanel({ onPlay }) {
  const place = h('div', { class: 'stack opinions' });
  const element = h('details', { class: 'card explorer' }, h('summary', {}, t('opinions.title')), place);
  let wanted = null;
  let offered = null; // {game, players, guests}
  let asked = 0;
  const chosen = new Set(JSON.parse(localStorage.getItem(KEPT) ?? '[]'));
  element.addEventListener('toggle', () => show().catch(complain));

  async function show() {
    const mine = ++asked;
    if (!element.open || !wanted) return;
    if (offered?.game !== wanted.game) {
      const { players, guests } = await get('/api/players', { game: wanted.game });
      if (mine !== asked) return;
      offered = { game: wanted.game, names: players.map(({ line }) => line).filter((line) => !/^(level|human|random)/.test(line)), guests: guests.map(({ name }) => name) };
    }
    const answers = h('div', { class: 'stack' });
    put(place,
      h('div', { class: 'checks' }, [...offered.names, ...offered.guests].map((name) => h('label', { class: 'check' },
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
    // One after the other: each has the machine to itself.
    for (const player of [...offered.names, ...offered.guests].filter((name) => chosen.has(name))) {
      const line = h('p', { class: 'row opinion' }, h('strong', {}, player), h('span', { class: 'soft' }, t('thinking')));
      answers.append(line);
      const words = await ask(player);
      if (mine !== asked) return;
      put(line, h('strong', {}, player), words);
    }
  }

  async function ask(player) {
    const { game, start, moves } = wanted;
    const question = (token = {}) => post('/api/opinions', { game, start, moves: moves.join(' '), player, time: '2s' }, token);
    try {
      const answer = await (offered.guests.includes(player) ? asAdmin(question) : question());
      if (!answer) return null;
      return [
        h('button', { type: 'button', class: 'move', onclick: () => onPlay(answer.move) }, answer.move),
        h('span', {}, answer.opinion ?? ''),
        h('span', { class: 'soft small' }, `${number(answer.millis / 1000, 1)} s`),
      ];
    } catch (error) {
      return h('span', { class: 'problem small' }, error.message || t('error.offline'));
    }
  }

  return {
    element,
    look(next) {
      wanted = next;
      show().catch(complain);
    },
  };
}
