import { drawnWords, readComment } from './drawings.js';
import { readTime, timeWords } from './move-times.js';

/**
 * Moves with variations and comments. As text, the way it travels in a link: moves in order, other
 * moves in round brackets after the move they replace, what one thinks of a move behind it (f5?!), comments, drawings and the time a
 * move took in braces.
 */

export const GLYPHS = ['!', '?', '!!', '??', '!?', '?!'];
export class MoveTree {
  root = { move: null, parent: null, children: [], comment: '', glyph: '', drawings: [], used: null };
  current = this.root;

  /** The moves from the start to a node. */
  path(node = this.current) {
    const moves = [];
    for (let at = node; at.parent; at = at.parent) moves.unshift(at.move);
    return moves;
  }

  ply(node = this.current) {
    return this.path(node).length;
  }

  /** Plays a move from the current node, along what is there or as a new branch. */
  play(move) {
    const node = this.current.children.find((child) => child.move === move) ?? this.#grow(this.current, move);
    this.current = node;
    return node;
  }

  #grow(parent, move) {
    const node = { move, parent, children: [], comment: '', glyph: '', drawings: [], used: null };
    parent.children.push(node);
    return node;
  }

  /** The nodes of the main line, first move first. */
  mainLine() {
    const line = [];
    for (let at = this.root; canGoOn(at); at = at.children[0]) line.push(at.children[0]);
    return line;
  }

  /** The line through a node to its end, as nodes. */
  lineThrough(node = this.current) {
    const line = [];
    for (let at = node; at.parent; at = at.parent) line.unshift(at);
    for (let at = node; canGoOn(at); at = at.children[0]) line.push(at.children[0]);
    return line;
  }

  /** Makes the line through a node the main one. */
  promote(node) {
    for (let at = node; at.parent; at = at.parent) {
      const { children } = at.parent;
      children.splice(children.indexOf(at), 1);
      children.unshift(at);
    }
  }

  /** Cuts a node off, with all that follows. */
  remove(node) {
    const { children } = node.parent;
    children.splice(children.indexOf(node), 1);
    if (this.path().length && !this.#holds(this.current)) this.current = node.parent;
  }

  #holds(node) {
    for (let at = node; at.parent; at = at.parent) if (!at.parent.children.includes(at)) return false;
    return true;
  }

  /** @param wordsFor what is written for a node, in words */
  text(wordsFor = wordsOf) {
    const words = [];
    const write = (node) => {
      const [main, ...others] = node.children;
      if (!main) return;
      words.push(...wordsFor(main));
      for (const other of others) {
        words.push('(', ...wordsFor(other));
        write(other);
        words.push(')');
      }
      write(main);
    };
    words.push(...commentWords(this.root));
    write(this.root);
    return words.join(' ');
  }

  static of(text) {
    const tree = new MoveTree();
    const open = [];
    let at = tree.root;
    for (const word of text.match(/\{[^}]*\}|[()]|[^\s(){}]+/g) ?? []) {
      if (word === '(') {
        open.push(at);
        at = at.parent ?? at;
      } else if (word === ')') {
        at = open.pop() ?? at;
      } else if (word.startsWith('{')) {
        const { used, rest } = readTime(word.slice(1, -1));
        const { words, drawings } = readComment(rest);
        at.used = used ?? at.used;
        at.comment = [at.comment, words].filter(Boolean).join(' ');
        at.drawings.push(...drawings);
      } else {
        const [, move, glyph] = /^(.*?)([!?]{0,2})$/.exec(word);
        if (move) at = at.children.find((child) => child.move === move) ?? tree.#grow(at, move);
        if (glyph) at.glyph = glyph;
      }
    }
    tree.current = tree.root;
    return tree;
  }
}

/** Whether the next move can be played: one that came with a link may be none in this game. */
function canGoOn(node) {
  return node.children.length > 0 && !node.children[0].broken;
}

function wordsOf(node) {
  return [node.move + node.glyph, ...commentWords(node)];
}

/** How long a move took, what was said of it and drawn at it: one comment in braces, or none. Braces end it, so it cannot hold any. */
export function commentWords({ comment, drawings, used }) {
  const words = [timeWords(used), drawnWords(drawings), comment.replace(/[{}]/g, '')].filter(Boolean).join(' ');
  return words ? [`{${words}}`] : [];
}
