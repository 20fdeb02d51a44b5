/** A search's tree as the steps it was made of, each with what both sides are sure of at that moment. */

/**
 * Numbers every node's steps (`first` when it is entered, `last` when its value is known) and its path, and returns
 * the steps in order: enter, leaf, cut and leave, each {kind, node, parent, alpha, beta, best}.
 */
export function stepsOf(root) {
  const steps = [];
  const us = root.side;
  const add = (step) => steps.push(step) - 1;
  const visit = (node, parent, path, alpha, beta) => {
    node.path = path;
    node.parent = parent;
    if (node.kind !== 'inner' && !node.children.length) {
      node.first = node.last = add({ kind: node.kind, node, alpha, beta });
      return;
    }
    node.first = add({ kind: 'enter', node, alpha, beta });
    const takesMost = node.side === us;
    let [low, high, best] = [alpha, beta, null];
    for (const child of node.children) {
      visit(child, node, child.move ? [...path, child.move] : path, child.alpha ?? low, child.beta ?? high);
      // A look that is followed by another one, or at the position itself, decides nothing.
      if (child.again || !child.move) continue;
      const better = best === null || (takesMost ? child.value > best.value : child.value < best.value);
      if (better) best = child;
      if (takesMost) low = low === null ? best.value : Math.max(low, best.value);
      else high = high === null ? best.value : Math.min(high, best.value);
      steps[child.last].better = better;
    }
    node.best = best?.value === node.value && node.kind === 'inner' ? best : null;
    if (node.skipped.length) node.cutAt = add({ kind: 'cut', node, alpha: node.alpha, beta: node.beta });
    node.last = add({ kind: 'leave', node, alpha: low, beta: high });
  };
  visit(root, null, [], root.alpha, root.beta);
  return steps;
}

/**
 * Whether a node was only asked on which side of one number its value is.
 */
export function isNarrow({ alpha, beta }) {
  return alpha !== null && beta !== null && beta - alpha === 1;
}

/**
 * Where a cut node's bound comes from: what an ancestor's side has found already, beside the way to this node. Null where
 * the player knew it from elsewhere, as from a table.
 */
export function reasonOf(node, us) {
  const bound = node.side === us ? node.beta : node.alpha;
  const isFor = (side) => (side === us) !== (node.side === us);
  for (let at = node; at.parent; at = at.parent) {
    if (!isFor(at.parent.side)) continue;
    const before = at.parent.children.slice(0, at.parent.children.indexOf(at));
    const found = before.find(({ value, again, move }) => value === bound && !again && move);
    if (found) return found;
  }
  return null;
}

/** How much there was to do, and how much there was not. */
export function countsOf(root) {
  const counts = { cuts: 0, skipped: 0, hits: 0, left: 0 };
  const visit = (node) => {
    if (node.skipped.length) counts.cuts++;
    counts.skipped += node.skipped.length;
    counts.left += node.left.length;
    if (node.kind === 'table') counts.hits++;
    node.children.forEach(visit);
  };
  visit(root);
  return counts;
}
