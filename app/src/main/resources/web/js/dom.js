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
    if (name.startsWith('on')) handle(element, name.slice(2), value);
    else if (name === 'value' || name === 'checked' || name === 'selected') element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...present(children));
  return element;
}

/** Puts these children where others were. */
export function put(parent, ...children) {
  parent.replaceChildren(...present(children));
  return parent;
}

function present(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

const HANDLERS = Symbol('handlers');

/** One listener a kind of event, which asks what to do when it happens: so morphing can exchange it. */
function handle(element, type, handler) {
  if (!element[HANDLERS]) element[HANDLERS] = {};
  if (!(type in element[HANDLERS])) element.addEventListener(type, (event) => element[HANDLERS][type]?.(event));
  element[HANDLERS][type] = handler;
}

/**
 * Makes what is in a place look like these children, and touches only what differs: focus, scroll position and
 * what a person has opened or typed stay. Elements are matched by their `data-key`, else by their place and
 * kind. What is passed is a description: only elements that are in the place already, or are new there, are
 * used as they are, so nobody may hold on to one that was passed.
 */
export function morph(parent, ...children) {
  const wanted = present(children).map((child) => (child instanceof Node ? child : document.createTextNode(child)));
  const kept = new Set(wanted.flatMap((child) => keyOf(child) ?? []));
  for (const child of [...parent.children]) if (keyOf(child) && !kept.has(keyOf(child))) child.remove();
  const keyed = new Map([...parent.children].map((child) => [keyOf(child), child]));
  let at = parent.firstChild;
  for (const child of wanted) {
    const old = keyOf(child) ? keyed.get(keyOf(child)) : at;
    if (child.parentNode !== parent && old && isAlike(old, child)) {
      // Only where it must: an element that is moved loses its focus.
      if (old !== at) parent.insertBefore(old, at);
      become(old, child);
      at = old.nextSibling;
    } else if (child === at) {
      at = at.nextSibling;
    } else {
      parent.insertBefore(child, at);
    }
  }
  while (at) at = drop(at);
  return parent;
}

function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

function keyOf(node) {
  return node.dataset?.key ?? null;
}

function isAlike(old, fresh) {
  return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && keyOf(old) === keyOf(fresh) && old.type === fresh.type;
}

function become(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !(name === 'open' && old.localName === 'details')) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const [type, handler] of Object.entries(fresh[HANDLERS] ?? {})) handle(old, type, handler);
  for (const type of Object.keys(old[HANDLERS] ?? {})) if (!fresh[HANDLERS]?.[type]) old[HANDLERS][type] = null;
  if (old.localName === 'input' && old !== document.activeElement) {
    old.value = fresh.value;
    old.checked = fresh.checked;
  }
  morph(old, ...fresh.childNodes);
  if (old.localName === 'select') old.value = fresh.value;
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
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM8 14.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  target: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM12 2v4M12 18v4M2 12h4M18 12h4',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 12h4M16 12h4',
  close: 'M6 6l12 12M18 6 6 18',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  up: 'M12 19V5M6 11l6-6 6 6',
  people: 'M9 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM2 20c0-4 3-6 7-6s7 2 7 6M16 5a3.5 3.5 0 0 1 0 7M18 14c2.5.7 4 2.7 4 6',
  play: 'M7 5l12 7-12 7V5Z',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14',
};
