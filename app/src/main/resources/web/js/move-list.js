/** The moves of a game in order, each a button that shows the position after it. */
import { h, morph } from './dom.js';
import { t } from './messages.js';
import { sideChip } from './controls.js';

/**
 * @param place where the list goes; it keeps its scroll position at the current move
 * @param state sides, moves [{text, side, mark?}] and how a pass is written
 * @param ply how many moves have been made where the reader stands
 */
export function moveList(place, { sides, moves, pass }, ply, onChoose) {
  if (!moves.length) {
    morph(place, h('p', { class: 'empty small' }, t('moves.none')));
    return;
  }
  morph(place,
    h('ol', { class: 'moves', 'aria-label': t('moves') },
      moves.map((move, i) => h('li', {},
        h('button', { type: 'button', class: 'move', 'aria-current': i + 1 === ply ? 'step' : null, onclick: () => onChoose(i + 1) },
          h('span', { class: 'move-number' }, i + 1),
          sideChip(sides, move.side),
          move.text === pass ? t('pass') : move.text,
          move.mark ?? null,
        ),
      )),
    ),
  );
  const current = place.querySelector('[aria-current]');
  // Scrolls the list alone: scrollIntoView would move the whole page on a phone.
  if (current) place.scrollTop = current.offsetTop - place.clientHeight / 2;
}
