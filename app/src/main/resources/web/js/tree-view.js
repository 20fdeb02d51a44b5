/** A move tree as text to click: the main line in front, variations indented below the move they replace. */
import { h, morph } from './dom.js';
import { t } from './messages.js';
import { sideChip } from './controls.js';

const SIGNS = { '??': 'blunder', '?': 'mistake', '?!': 'inaccuracy' };

/**
 * @param sideOf whose move a node is, where known
 * @param markOf what to show after a move, or null
 */
export function treeView(place, tree, { sides, pass }, { sideOf, markOf, onGo }) {
  const button = (node) => h('button',
    { type: 'button', class: `move${node.broken ? ' broken' : ''}`, title: node.broken ? t('tree.broken') : null, 'aria-current': node === tree.current ? 'step' : null, onclick: () => onGo(node) },
    h('span', { class: 'move-number' }, tree.ply(node)),
    sideOf(node) === null ? null : sideChip(sides, sideOf(node)),
    node.move === pass ? t('pass') : node.move,
    node.drawings.length ? h('span', { class: 'has-drawing', title: t('draw.some'), 'aria-label': t('draw.some'), role: 'img' }, '↗') : null,
    node.glyph ? h('span', { class: `sign ${SIGNS[node.glyph] ?? 'good'}` }, node.glyph) : markOf(node),
  );

  const line = (parent) => {
    const parts = [];
    for (let at = parent; at.children.length; at = at.children[0]) {
      const [main, ...others] = at.children;
      parts.push(button(main));
      if (main.comment) parts.push(h('span', { class: 'comment' }, main.comment));
      for (const other of others) parts.push(h('div', { class: 'variation' },
        button(other),
        other.comment ? h('span', { class: 'comment' }, other.comment) : null,
        line(other),
      ));
    }
    return parts;
  };
  const preface = tree.root.comment ? h('p', { class: 'comment' }, tree.root.comment) : null;
  morph(place, preface, tree.root.children.length ? h('div', { class: 'tree' }, line(tree.root)) : h('p', { class: 'empty small' }, t('tree.empty')));
  const current = place.querySelector('[aria-current]');
  if (current) place.scrollTop = current.offsetTop - place.clientHeight / 2;
}
