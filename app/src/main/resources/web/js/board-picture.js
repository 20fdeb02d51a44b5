/**
 * A board as a file anybody can open: a drawing of one position, or of a whole game that plays itself. What the style sheet
 * says is written into the drawing, so that it looks the same wherever it is shown.
 */
import { h, s } from './dom.js';
import { showBoard } from './boards.js';
import { definitions } from './pieces.js';

const STYLES = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin',
  'opacity', 'font-family', 'font-size', 'font-weight', 'paint-order', 'display', 'stop-color', 'stop-opacity'];
/** What goes without saying. */
const USUAL = { 'fill-opacity': '1', 'stroke-opacity': '1', 'stroke-dasharray': 'none', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter', opacity: '1', 'paint-order': 'normal', display: 'inline', 'stop-color': 'rgb(0, 0, 0)', 'stop-opacity': '1', stroke: 'none', 'stroke-width': '1px' };
const LEFT_OUT = '.hit, .focus, .ghost, .dot, .over';
const SECONDS_A_MOVE = 0.9;
const SECONDS_AT_THE_END = 3;

/** A copy of a drawing with its styles inside and without what is only for playing. */
function plain(element) {
  if (element.matches(LEFT_OUT)) return null;
  const style = getComputedStyle(element);
  if (style.display === 'none') return null;
  const copy = element.cloneNode(false);
  for (const name of [...copy.getAttributeNames()]) if (/^(class|role|tabindex|aria-|data-)/.test(name)) copy.removeAttribute(name);
  const shape = !['svg', 'g', 'defs'].includes(element.localName);
  for (const name of STYLES) {
    const value = style.getPropertyValue(name);
    const text = name.startsWith('font') && element.localName !== 'text';
    const stop = name.startsWith('stop') !== (element.localName === 'stop');
    if (value && value !== USUAL[name] && !text && !stop && (shape || name === 'opacity')) copy.setAttribute(name, value.replaceAll('"', "'"));
  }
  const children = [...element.children].map(plain).filter(Boolean);
  copy.append(...(children.length || element.children.length ? children : [...element.childNodes].map((node) => node.cloneNode())));
  return copy;
}

/** Draws states out of sight, one after the other, each from nothing: so nothing moves. */
function stage() {
  const place = h('div', { class: 'board-place' });
  const element = h('div', { class: 'backstage', 'aria-hidden': 'true' }, place);
  document.body.append(element);
  return {
    svg(state, flipped) {
      place.replaceChildren();
      return showBoard(place, { ...state, last: state.lastClicks, flipped, decorative: true }).querySelector('svg');
    },
    close: () => element.remove(),
  };
}

function frameOf(drawn) {
  const svg = plain(drawn);
  svg.querySelectorAll('[style]').forEach((element) => element.removeAttribute('style'));
  svg.removeAttribute('aria-hidden');
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const [, , width, height] = drawn.getAttribute('viewBox').split(' ');
  svg.setAttribute('width', Math.round(+width));
  svg.setAttribute('height', Math.round(+height));
  const defs = [...document.querySelectorAll('.definitions defs')].map(plain);
  svg.prepend(...(defs.length ? defs : [definitions().firstElementChild]));
  return svg;
}

const text = (svg) => new XMLSerializer().serializeToString(svg);

/** One position, as an SVG file. */
export function stillPicture(state, flipped) {
  const { svg, close } = stage();
  try {
    return text(frameOf(svg(state, flipped)));
  } finally {
    close();
  }
}

const SECOND = 1000;
/** Wide enough for a message, and as many bytes as one can send. */
const FILM_WIDTH = 440;
const PICTURE_WIDTH = 960;

/** A drawing as points on a canvas. */
async function points(drawing, wanted) {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const width = Math.round(wanted);
    const height = Math.round((wanted * image.naturalHeight) / image.naturalWidth);
    const canvas = h('canvas', { width, height });
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
    pen.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** One position, as a PNG file. */
export async function stillPoints(state, flipped) {
  const canvas = await points(stillPicture(state, flipped), PICTURE_WIDTH);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/**
 * A whole game, as an animated GIF.
 *
 * @param states the positions, the first one first
 * @param onFrame called with how many of them are done
 */
export async function movingPoints(states, flipped, onFrame = () => {}) {
  const { gif } = await import('./gif.js');
  const frames = [];
  for (const state of states) {
    const canvas = await points(stillPicture(state, flipped), FILM_WIDTH);
    const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    frames.push({ data, millis: SECOND * SECONDS_A_MOVE });
    onFrame(frames.length);
  }
  frames.at(-1).millis = SECOND * SECONDS_AT_THE_END;
  return new Blob([gif(frames)], { type: 'image/gif' });
}

/**
 * A whole game, as an SVG file that plays it over and over.
 *
 * @param states the positions, the first one first
 */
export function movingPicture(states, flipped) {
  const { svg, close } = stage();
  try {
    const whole = svg(states[0], flipped);
    const film = frameOf(whole);
    film.querySelectorAll(':scope > g').forEach((group, at) => at > 0 && group.remove());
    const runs = new Map(); // by cell: what it looks like from when to when
    let before = new Map();
    states.forEach((state, at) => {
      const drawn = svg(state, flipped);
      const looks = lookOf(state);
      for (const cell of drawn.querySelectorAll('.cell')) {
        const { name } = cell.dataset;
        if (at > 0 && before.get(name) === looks.get(name)) continue;
        const list = runs.get(name) ?? [];
        if (list.length) list.at(-1).to = at;
        list.push({ from: at, to: states.length, group: plain(cell) });
        runs.set(name, list);
      }
      before = looks;
    });
    const seconds = states.length * SECONDS_A_MOVE + SECONDS_AT_THE_END;
    for (const list of runs.values()) for (const run of list) film.append(shownFrom(run, states.length, seconds));
    return text(film);
  } finally {
    close();
  }
}

/** What distinguishes cells: who stands there, how many, and whether the last move points at them. */
function lookOf({ picture, lastClicks }) {
  const last = new Set(lastClicks);
  const marked = new Set(picture.marked ?? []);
  return new Map(picture.cells.map(({ name, owner, count }) => [name, [owner, count, last.has(name), marked.has(name)].join()]));
}

function shownFrom({ from, to, group }, many, seconds) {
  if (from === 0 && to === many) return group;
  const share = (at) => ((at * SECONDS_A_MOVE) / seconds).toFixed(5);
  const steps = [[0, from === 0 ? 'visible' : 'hidden'], ...(from > 0 ? [[share(from), 'visible']] : []), ...(to < many ? [[share(to), 'hidden']] : [])];
  group.append(s('animate', {
    attributeName: 'visibility', dur: `${seconds}s`, repeatCount: 'indefinite', calcMode: 'discrete',
    keyTimes: steps.map(([time]) => time).join(';'), values: steps.map(([, value]) => value).join(';'),
  }));
  if (from > 0) group.setAttribute('visibility', 'hidden');
  return group;
}
