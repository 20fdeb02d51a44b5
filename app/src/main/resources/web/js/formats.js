/**
 * Games as other programs keep them: SGF for stones and discs, with variations, comments and signs; GGF for Othello; PSQ
 * for Gomoku. What the server reads of these by itself (GGF, PSQ) is not read here again.
 */
import { MoveTree } from './move-tree.js';

const SGF_GAMES = { othello: 2, mnk: 4 };
/** What SGF says of a move, and what people write. */
const SIGNS = { TE: '!', BM: '?', IT: '!?', DO: '?!' };
const DOUBLE = { TE: '!!', BM: '??' };

const family = (game) => game.replace(/\(.*/, '');

/**
 * The formats a game has beside its record: [name, ending, what gives the text].
 *
 * @param state at the end of the main line, which knows whose moves these were
 */
export function formatsFor(state, tree) {
  const { game, start, picture } = state;
  const formats = [];
  if (start || !(family(game) in SGF_GAMES) || picture.kind !== 'grid') return formats;
  formats.push(['SGF', 'sgf', () => sgf(state, tree)]);
  if (game === 'othello') formats.push(['GGF', 'ggf', () => ggf(state, tree)]);
  if (/^mnk\(.*\bk=5\b/.test(game)) formats.push(['PSQ', 'psq', () => psq(state, tree)]);
  return formats;
}

/** b2 as SGF has it: the column and the row from the top, a letter each. */
function point(move, { rows }) {
  const [, letters, row] = /^([a-z])(\d+)$/i.exec(move) ?? [];
  return letters && +row <= Math.min(26, rows) ? letters.toLowerCase() + String.fromCharCode(96 + +row) : '';
}

const escaped = (text) => text.replace(/[\\\]]/g, '\\$&');

export function sgf({ game, picture, moves }, tree) {
  const side = (ply) => (moves[ply - 1]?.side ?? (ply - 1) % 2) === 0 ? 'B' : 'W';
  const node = (at) => {
    const named = (signs, strength) => Object.entries(signs).filter(([, text]) => text === at.glyph).map(([name]) => `${name}[${/IT|DO/.test(name) ? '' : strength}]`).join('');
    const drawn = (name, list) => (list.length ? name + list.map((where) => `[${where}]`).join('') : '');
    const rings = drawn('CR', at.drawings.filter(({ to }) => to === null).map(({ from }) => point(from, picture)).filter(Boolean));
    const arrows = drawn('AR', at.drawings.filter(({ to }) => to !== null).map(({ from, to }) => [point(from, picture), point(to, picture)]).filter((ends) => ends.every(Boolean)).map((ends) => ends.join(':')));
    const comment = at.comment ? `C[${escaped(at.comment)}]` : '';
    return `;${side(tree.ply(at))}[${point(at.move, picture)}]${named(SIGNS, 1)}${named(DOUBLE, 2)}${rings}${arrows}${comment}`;
  };
  const line = (from) => {
    let text = '';
    for (let at = from; at.children.length; at = at.children[0]) {
      if (at.children.length > 1) return text + at.children.map((child) => `(${node(child)}${line(child)})`).join('');
      text += node(at.children[0]);
    }
    return text;
  };
  const preface = tree.root.comment ? `C[${escaped(tree.root.comment)}]` : '';
  return `(;FF[4]GM[${SGF_GAMES[family(game)]}]CA[UTF-8]AP[Agon]SZ[${picture.columns === picture.rows ? picture.rows : `${picture.columns}:${picture.rows}`}]GN[${escaped(game)}]${preface}${line(tree.root)})\n`;
}

/** The game and the tree of an SGF file, or null where it is none. */
export function readSgf(text) {
  if (!/^\s*\(\s*;/.test(text)) return null;
  const head = {};
  let first = true;
  // Nodes in order; a bracket opens a variation of the move after which it stands, which the tree says after its main line.
  const parse = (from) => {
    const nodes = [];
    let at = from;
    while (at < text.length) {
      if (text[at] === '(') {
        const [child, end] = parse(at + 1);
        nodes.push({ branch: child });
        at = end;
      } else if (text[at] === ')') {
        return [nodes, at + 1];
      } else if (text[at] === ';') {
        const node = {};
        at++;
        const property = /\s*([A-Za-z]+)((?:\s*\[(?:[^\]\\]|\\[\s\S])*\])+)/y;
        property.lastIndex = at;
        for (let found = property.exec(text); found; found = property.exec(text)) {
          at = property.lastIndex;
          node[found[1].replace(/[a-z]/g, '')] = found[2].replace(/^\s*\[|\]$/g, '').replace(/\\([\s\S])/g, '$1');
        }
        nodes.push(node);
      } else {
        at++;
      }
    }
    return [nodes, at];
  };
  const [top] = parse(text.indexOf('(') + 1);
  const tree = new MoveTree();
  const grow = (nodes, parent) => {
    let at = parent;
    for (const node of nodes) {
      if (node.branch) {
        grow(node.branch, at);
        continue;
      }
      if (first) {
        Object.assign(head, node);
        first = false;
      }
      const where = node.B ?? node.W;
      if (where !== undefined) {
        tree.current = at;
        at = tree.play(where.length === 2 ? `${where[0]}${where.charCodeAt(1) - 96}` : 'pass');
        const sign = Object.keys(SIGNS).find((name) => name in node);
        if (sign) at.glyph = node[sign] === '2' ? (DOUBLE[sign] ?? SIGNS[sign]) : SIGNS[sign];
      }
      const place = (text) => (/^[a-z]{2}$/.test(text) ? `${text[0]}${text.charCodeAt(1) - 96}` : null);
      for (const [, text] of (node.CR ?? node.TR ?? node.SQ ?? node.MA ?? '').matchAll(/(?:^|\[)([a-z]{2})(?=\]|$)/g)) at.drawings.push({ colour: 'G', from: place(text), to: null });
      for (const [, from, to] of (node.AR ?? '').matchAll(/(?:^|\[)([a-z]{2}):([a-z]{2})(?=\]|$)/g)) at.drawings.push({ colour: 'G', from: place(from), to: place(to) });
      if (node.C) at.comment = node.C.replace(/[{}]/g, '').replace(/\s+/g, ' ').trim();
    }
  };
  grow(top, tree.root);
  const [columns, rows = columns] = (head.SZ ?? '').split(':').map(Number).filter(Boolean);
  const name = head.GN && /^(othello|mnk)\b/.test(head.GN) ? head.GN
    : head.GM === '2' ? (columns && columns !== 8 ? `othello(size=${columns})` : 'othello')
      : head.GM === '4' ? `mnk(m=${rows || 15},n=${columns || 15},k=5)` : null;
  return name ? { game: name, tree: tree.text(), first: head.PB, second: head.PW } : null;
}

function ggf({ moves, sides, pass }, tree) {
  const body = tree.mainLine().map(({ move }, i) => `${(moves[i]?.side ?? i % 2) === 0 ? 'B' : 'W'}[${move === pass ? 'PA' : move.toUpperCase()}]`).join('');
  return `(;GM[Othello]PC[Agon]PB[${sides[0]}]PW[${sides[1]}]RE[?]TI[0]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]${body};)\n`;
}

function psq({ picture }, tree) {
  const places = tree.mainLine().map(({ move }) => /^([a-z]+)(\d+)$/i.exec(move)).filter(Boolean);
  const column = (letters) => [...letters.toLowerCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
  return `Piskvorky ${picture.columns}x${picture.rows}, 11:11, 0\n${places.map(([, letters, row]) => `${column(letters)},${row},0`).join('\n')}\n`;
}
