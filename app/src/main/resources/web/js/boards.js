/** The right board element for a picture: the same element again while the kind stays the same. */
import './grid-board.js';
import './hex-board.js';
import './pit-board.js';
import './text-board.js';
import './canvas-board.js';
import { STONES, definitions } from './pieces.js';

const TAGS = { grid: 'grid-board', hexagons: 'hex-board', pits: 'pit-board', text: 'text-board' };

/** Boards of stones with more places than this are painted instead of drawn. */
const MOST_DRAWN = 700;

/** Shows a view in a place made for a board; the board's events bubble through it. */
export function showBoard(place, view) {
  if (!document.querySelector('.definitions')) document.body.append(definitions());
  const large = view.picture.cells.length > MOST_DRAWN && view.picture.cells.every(({ look }) => STONES.has(look));
  const tag = large ? 'canvas-board' : (TAGS[view.picture.kind] ?? 'text-board');
  let board = place.firstElementChild;
  if (!board || board.localName !== tag) {
    board = document.createElement(tag);
    place.replaceChildren(board);
  }
  board.show(view);
  // The place may have to be as wide as its board.
  place.style.setProperty('--board-ratio', board.style.getPropertyValue('--ratio') || 1);
  return board;
}
