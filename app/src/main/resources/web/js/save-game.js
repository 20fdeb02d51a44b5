/** A game of the analysis board as a file: a record, a picture, something that plays it. */
import { h, icon } from './dom.js';
import { dialog } from './dialog.js';
import { t } from './messages.js';
import { complain, say } from './say.js';
import { download } from './exchange.js';

/**
 * As a record, or as another program of this game reads it.
 *
 * @param stateAt what the board is like at a node of the tree
 * @param record saves it as a record
 */
export async function saveGame(tree, stateAt, record) {
  const { formatsFor } = await import('./formats.js');
  const formats = formatsFor(await stateAt(tree.mainLine().at(-1) ?? tree.root), tree);
  if (!formats.length) {
    await record();
    return;
  }
  chooseFile(t('share.save'), [
    [t('share.record'), record],
    ...formats.map(([name, ending, text]) => [name, () => download(`game.${ending}`, text())]),
  ]);
}

/** The board as it stands: as points or as a drawing; a painted one is points already. */
export async function savePicture(board, state, flipped) {
  const painted = board.querySelector('canvas');
  if (painted) {
    painted.toBlob((blob) => download('board.png', blob));
    return;
  }
  const { stillPicture, stillPoints } = await import('./board-picture.js');
  chooseFile(t('share.picture'), [
    ['PNG', async () => download('board.png', await stillPoints(state, flipped))],
    ['SVG', () => download('board.svg', stillPicture(state, flipped), 'image/svg+xml')],
  ]);
}

/** The line at hand as something that plays it. */
export async function saveFilm(board, tree, stateAt, flipped) {
  if (board.querySelector('canvas')) {
    say(t('share.tooLarge'));
    return;
  }
  const { movingPicture, movingPoints } = await import('./board-picture.js');
  const nodes = [tree.root, ...tree.lineThrough().filter(({ broken }) => !broken)];
  const states = [];
  for (const node of nodes) states.push(await stateAt(node));
  chooseFile(t('share.film'), [
    ['GIF', async () => {
      say(t('share.drawing'));
      download('game.gif', await movingPoints(states, flipped));
    }],
    ['SVG', () => download('game.svg', movingPicture(states, flipped), 'image/svg+xml')],
  ]);
}

/** @param files [words, what saves it] */
function chooseFile(title, files) {
  const box = dialog(title, h('div', { class: 'stack' }, files.map(([words, save]) => h('button', {
    type: 'button',
    onclick: () => {
      box.close();
      Promise.resolve(save()).catch(complain);
    },
  }, icon('save'), words))));
}
