/** The tree of a search as a drawing: boxes with corners take the most, round ones the least, scissors where nobody looked. */
import { h, s, put } from './dom.js';
import { t } from './messages.js';
import { sideName, tone } from './sides.js';
import { sign } from './think-words.js';

const LEVEL = 74;
const LETTER = 7.4;
const HALF = 17;

const SIGNS = { table: '≡', certain: '!', reduced: '↧', again: '↻' };

/** What is to be said of a node below it: how its value is known, or how it was looked at. */
function signOf({ kind, look, again }) {
  if (kind === 'table') return SIGNS.table;
  if (kind === 'known') return SIGNS.certain;
  if (again) return SIGNS.again;
  return look === 'reduced' ? SIGNS.reduced : '';
}

/**
 * Draws all of it once; show() reveals it as far as a step.
 *
 * @param say a value as text
 * @param onNode called with a node that is clicked
 * @returns {{show: (step: number, current: object) => void}}
 */
export function drawTree(place, root, { sides, turn, player }, say, onNode) {
  const nodes = [];
  const text = (node) => `${sign(node, player)}${say(node.value)}`;
  const spacing = layOut(root, nodes, text);
  const depth = Math.max(...nodes.map((node) => node.level));
  const [width, height] = [Math.max(spacing.width, 120), (depth + 1) * LEVEL + 30];
  const drawn = new Map();
  const edges = [];
  const marks = nodes.map((node) => {
    const square = node.side === turn;
    const edge = node.parent ? s('path', { class: 'think-edge', d: `M${node.parent.x} ${node.parent.y + HALF}L${node.x} ${node.y - HALF}` }) : null;
    if (edge) edges.push(edge);
    const group = s('g', { class: `think-node ${node.kind} ${tone(sides, node.side)}` },
      s('rect', { class: 'think-shape', x: node.x - node.half, y: node.y - HALF + 3, width: 2 * node.half, height: 2 * HALF - 6, rx: square ? 4 : HALF }),
      s('text', { class: 'think-value', x: node.x, y: node.y + 4, 'text-anchor': 'middle' }, text(node)),
      node.parent ? s('text', { class: 'think-move', x: node.x, y: node.y - HALF - 5, 'text-anchor': 'middle' }, node.move || '↻') : null,
      signOf(node) ? s('text', { class: 'think-sign', x: node.x, y: node.y + HALF + 13, 'text-anchor': 'middle' }, signOf(node)) : null);
    const scissors = node.skipped.length ? s('g', { class: 'think-cut' },
      s('line', { x1: node.x + 8, y1: node.y + HALF - 2, x2: node.x + 20, y2: node.y + HALF + 16 }),
      s('text', { x: node.x + 14, y: node.y + HALF + 26, 'text-anchor': 'middle' }, `✂ ${node.skipped.length}`)) : null;
    group.addEventListener('click', () => onNode(node));
    drawn.set(node, { group, edge, scissors });
    return [group, scissors];
  });
  const svg = s('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': t('think.tree') }, edges, marks);
  put(place, svg, h('p', { class: 'think-legend soft small' },
    h('span', {}, h('i', { class: 'legend-box' }), t('think.legend.most', { who: sideName(sides, turn) })),
    h('span', {}, h('i', { class: 'legend-box round' }), t('think.legend.least', { who: sideName(sides, 1 - turn) })),
    h('span', {}, h('i', { class: 'legend-box dashed' }), t('think.legend.leaf')),
    h('span', {}, '✂ ', t('think.column.skipped')), h('span', {}, '≡ ', t('think.column.hits')),
    player === 'engine' ? ['certain', 'reduced', 'again'].map((name) => h('span', {}, SIGNS[name], ' ', t(`think.legend.${name}`))) : null));

  return {
    /** @param reason the node that a cut at the current one relies on, or null */
    show(step, current, reason = null) {
      const path = new Set();
      for (let at = current; at; at = at.parent) path.add(at);
      for (const [node, { group, edge, scissors }] of drawn) {
        const seen = node.first <= step;
        const known = node.last <= step;
        const best = known && node.parent?.best === node && node.parent.last <= step;
        const state = ['think-node', node.kind, tone(sides, node.side), seen ? 'seen' : '', known ? 'known' : '', node === current ? 'current' : '', path.has(node) ? 'on-path' : '', best ? 'best' : '', node === reason ? 'reason' : '', node.again || !node.move && node.parent ? 'passing' : ''].filter(Boolean).join(' ');
        if (group.getAttribute('class') !== state) group.setAttribute('class', state);
        edge?.setAttribute('class', `think-edge${seen ? ' seen' : ''}${path.has(node) ? ' on-path' : ''}${best ? ' best' : ''}`);
        scissors?.setAttribute('class', `think-cut${node.cutAt <= step ? ' seen' : ''}`);
      }
      bringIntoView(place, current, width, svg);
    },
  };
}

function bringIntoView(place, node, width, svg) {
  const scale = svg.getBoundingClientRect().width / width;
  const x = node.x * scale;
  const edge = Math.min(120, place.clientWidth / 4);
  if (x < place.scrollLeft + edge || x > place.scrollLeft + place.clientWidth - edge) place.scrollLeft = x - place.clientWidth / 2;
  const y = node.y * scale;
  if (y < place.scrollTop + 40 || y > place.scrollTop + place.clientHeight - 60) place.scrollTop = y - place.clientHeight / 2;
}

function shift(node, by) {
  node.x += by;
  node.children.forEach((child) => shift(child, by));
}

/** Leaves side by side in their order, every other node over the middle of its children. */
function layOut(root, nodes, say) {
  let right = 10;
  const visit = (node, level) => {
    node.level = level;
    node.half = Math.max(HALF, (LETTER * say(node).length + 10) / 2);
    node.y = level * LEVEL + 34;
    nodes.push(node);
    const room = Math.max(2 * node.half + 5, LETTER * node.move.length + 6);
    if (node.children.length) {
      const left = right;
      node.children.forEach((child) => visit(child, level + 1));
      const missing = room - (right - left);
      if (missing > 0) {
        node.children.forEach((child) => shift(child, missing / 2));
        right += missing;
      }
      node.x = (node.children[0].x + node.children.at(-1).x) / 2;
      return;
    }
    node.x = right + room / 2;
    right += room;
  };
  visit(root, 0);
  return { width: right + 10 };
}
