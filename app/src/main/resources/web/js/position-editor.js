/** Sets up any position: pick what to put, click where it goes; or write the position as text. */
import { h, put } from './dom.js';
import { t } from './messages.js';
import { position } from './api.js';
import { showBoard } from './boards.js';
import { segments, sideChip } from './controls.js';
import { sideName } from './sides.js';
import { canWrite, positionText } from './position-text.js';

/**
 * Fills a board's place and a panel until done.
 *
 * @param onDone called with the position's text, or null for never mind
 */
export function positionEditor(boardPlace, panel, state, onDone) {
  const family = state.game.replace(/\(.*/, '');
  const picture = structuredClone(state.picture);
  const looks = new Set(picture.cells.map((cell) => cell.look));
  const counted = looks.has('stack') || looks.has('pit');
  const brush = { owner: 0, count: counted ? 3 : 1 };
  let turn = state.turn;
  const text = h('textarea', { 'aria-label': t('setup.text'), rows: 2, spellcheck: 'false' });
  const problem = h('p', { class: 'problem', role: 'alert' });
  const listener = ({ detail }) => {
    paint(picture.cells.find((cell) => cell.name === detail));
    draw();
  };

  function paint(cell) {
    if (cell.look === 'pit' || cell.look === 'store') {
      cell.count = brush.count;
    } else if (cell.look === 'disc' || cell.look === 'stone' || cell.look === 'stack') {
      const same = cell.owner === brush.owner && cell.count === brush.count;
      cell.owner = same ? -1 : brush.owner;
      cell.count = cell.owner < 0 ? 0 : brush.count;
    }
  }

  function draw() {
    showBoard(boardPlace, { ...state, picture: { ...structuredClone(picture), marked: [] }, last: [], editing: true });
    if (canWrite(family)) text.value = positionText(family, { ...state, picture }, turn);
  }

  function empty() {
    for (const cell of picture.cells) {
      if (cell.look !== 'pit' && cell.look !== 'store') cell.owner = -1;
      cell.count = 0;
    }
    draw();
  }

  async function finish() {
    try {
      await position(state.game, text.value.trim(), []);
      close(text.value.trim());
    } catch (error) {
      put(problem, error.message || t('error.offline'));
    }
  }

  function close(result) {
    boardPlace.removeEventListener('cell', listener);
    onDone(result);
  }

  const owners = () => [0, 1].map((owner) => [String(owner), [sideChip(state.sides, owner), sideName(state.sides, owner)]]);
  put(panel, h('section', { class: 'card stack' }, h('h2', {}, t('setup.title')),
    looks.has('pit') ? null : segments(
      t('setup.put'),
      'brush',
      [...owners(), ['-1', t('setup.nothing')]],
      '0',
      (value) => (brush.owner = +value),
    ),
    counted ? h('label', { class: 'field' },
      t(looks.has('pit') ? 'setup.seeds' : 'setup.men'),
      h('input', { type: 'number', min: 0, max: 999, value: brush.count, oninput: (event) => (brush.count = +event.target.value) }),
    ) : null,
    segments(t('setup.turn'), 'turn', owners(), String(turn), (value) => {
      turn = +value;
      draw();
    }),
    h('label', { class: 'field' }, t('setup.text'), text), problem,
    h('div', { class: 'ways' },
      h('button', { type: 'button', class: 'main', onclick: finish }, t('setup.done')),
      h('button', { type: 'button', onclick: empty }, t('setup.clear')),
      h('button', { type: 'button', onclick: () => close(null) }, t('cancel')))));
  text.value = state.picture.text ?? '';
  boardPlace.addEventListener('cell', listener);
  draw();
}
