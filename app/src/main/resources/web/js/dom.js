/**
 * Elements without templates: h('button', {class: 'quiet', onclick: play}, 'Play'). Text is always
 * text, so nothing a game, a record or a comment says can become markup.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** An HTML element. Children may be elements, text, arrays of those, or null for nothing. */
export function h(tag, properties = {}, ...children) {
  return fill(document.createElement(tag), properties, children);
}

/** An SVG element; every property is an attribute. */
export function s(tag, properties = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), properties, children);
}

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value' || name === 'checked' || name === 'selected') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Puts these children where others were. */
export function put(parent, ...children) {
  parent.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return parent;
}

/** A line drawing on a button; the words are the button's label. */
export function icon(name) {
  return s('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, s('path', { d: ICONS[name] }));
}

const ICONS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.500A6 6 0 0 0 12 3Z',
  flag: 'M5 21V4M5 4h13l-3 4.500L18 13H5',
  draw: 'M7 9h10M7 15h10',
  again: 'M4 12a8 8 0 0 1 14-5.300L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.300L4 15M4 20v-5h5',
  first: 'M6 5v14M18 6l-8 6 8 6V6Z',
  back: 'M16 6l-8 6 8 6V6Z',
  next: 'M8 6l8 6-8 6V6Z',
  last: 'M18 5v14M6 6l8 6-8 6V6Z',
  flip: 'M7 4v16M7 20l-3-3M7 20l3-3M17 20V4M17 4l-3 3M17 4l3 3',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  save: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  open: 'M4 19V6h6l2 2h8v11H4Z',
  edit: 'M4 20l4-1L19 8l-3-3L5 16l-1 4ZM14 7l3 3',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.500M17.5 17.5 19 19M5 19l1.5-1.500M17.5 6.5 19 5',
  moon: 'M19 14.500A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.500Z',
  keys: 'M3 7h18v10H3zM7 11h.01M12 11h.01M17 11h.01M8 14h8',
  close: 'M6 6l12 12M18 6 6 18',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  up: 'M12 19V5M6 11l6-6 6 6',
  people: 'M9 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM2 20c0-4 3-6 7-6s7 2 7 6M16 5a3.5 3.5 0 0 1 0 7M18 14c2.5.7 4 2.7 4 6',
  play: 'M7 5l12 7-12 7V5Z',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14',
};
