/** How boards look and sound here: colours, size, labels and sounds, kept in this browser. */
import { h } from './dom.js';
import { t } from './messages.js';
import { dialog } from './dialog.js';
import { segments, toggle } from './controls.js';
import { hears, setHears, sound } from './sound.js';

const KEPT = 'agon.board';
const COLOURS = ['house', 'wood', 'paper', 'night'];
const SIZES = ['small', 'normal', 'large'];

function kept() {
  return { colours: 'house', size: 'normal', labels: true, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
}

function change(name, value) {
  const chosen = { ...kept(), [name]: value };
  localStorage.setItem(KEPT, JSON.stringify(chosen));
  apply(chosen);
}

/** theme.js does the same before the first paint. */
function apply({ colours, size, labels }) {
  const { dataset } = document.documentElement;
  dataset.board = colours;
  dataset.boardSize = size;
  dataset.boardLabels = labels ? 'on' : 'off';
}

export function showPreferences() {
  const { colours, size, labels } = kept();
  dialog(t('board.settings'), h('div', { class: 'stack' },
    segments(t('board.colours'), 'board-colours', COLOURS.map((name) => [name, t(`board.colours.${name}`)]), colours, (name) => change('colours', name)),
    segments(t('board.size'), 'board-size', SIZES.map((name) => [name, t(`board.size.${name}`)]), size, (name) => change('size', name)),
    toggle(t('board.labels'), labels, (on) => change('labels', on)),
    toggle(t('board.sounds'), hears(), (on) => {
      setHears(on);
      if (on) sound('move');
    })));
}
