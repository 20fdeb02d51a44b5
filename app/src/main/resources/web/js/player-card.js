/** One player beside the board: side, name, what they have, their clock, whether they think. */
import { h, morph } from './dom.js';
import { t } from './messages.js';
import { clock } from './clock.js';
import { sideLabel } from './controls.js';

export function playerCard() {
  const name = h('span', { class: 'player-name grow' });
  const score = h('span', { class: 'player-score' });
  const time = clock();
  const element = h('div', { class: 'player' }, name, score, time.element);
  return {
    element,
    stop: () => time.stop(),
    show(session, side) {
      const seat = session.seats[side];
      const turn = !session.over && session.turn === side;
      morph(name,
        sideLabel(session.sides, side),
        h('span', { class: 'soft' }, playerName(seat, session.seats)),
        turn && seat.kind === 'computer' ? h('span', { class: 'thinking', title: t('thinking') }) : null,
      );
      morph(score, session.picture.score ? String(session.picture.score[side]) : '');
      const left = session.clocks?.[side] ?? null;
      // The server's clock stood so when the last move was made; the mover has used some since.
      time.set(left === null ? null : left - (turn ? session.running : 0), turn);
      element.classList.toggle('at-turn', turn);
    },
  };
}

/** "You" or "Level 3" as people say it. */
function playerName(seat, seats) {
  if (seat.kind === 'human') return seats.every(({ kind }) => kind === 'human') ? '' : t('player.you');
  const level = /^level\(n=(\d+)\)$/.exec(seat.line);
  return level ? t('level', { n: level[1] }) : seat.line;
}
