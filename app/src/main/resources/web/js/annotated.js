/** Records with what somebody thought: comments, signs and other moves, written for and read from any record. */
import { MoveTree, commentWords } from './move-tree.js';

const WIDTH = 100;
const RESULT = /^(1-0|0-1|1\/2-1\/2|\*)$/;
/** As PGN numbers them. */
const NUMBERED = { $1: '!', $2: '?', $3: '!!', $4: '??', $5: '!?', $6: '?!' };

/**
 * The record of a tree: the server's record of the main line, with the moves written out with all that hangs on them.
 *
 * @param record of the main line
 * @param signOf a sign for a node that has none of its own, or ''
 */
export function annotate(record, tree, signOf = () => '') {
  const [head] = record.split('\n\n');
  const result = record.trim().split(/\s+/).at(-1);
  const words = tree.text((node) => [
    `${tree.ply(node)}. ${node.move}${node.glyph || signOf(node)}`,
    ...commentWords(node),
  ]);
  return `${head}\n\n${wrap(`${words} ${RESULT.test(result) ? result : '*'}`)}\n`;
}

/** Lines of a readable length; a number stays with its move, since alone it could be a pit. */
function wrap(text) {
  const lines = [''];
  for (const word of text.replace(/(\d+\.) /g, '$1\u00a0').split(' ')) {
    if (lines.at(-1) && lines.at(-1).length + word.length >= WIDTH) lines.push('');
    lines[lines.length - 1] += (lines.at(-1) ? ' ' : '') + word;
  }
  return lines.join('\n').replaceAll('\u00a0', ' ');
}

/**
 * The tree a record's text describes, where its main line is the one the server has read; else null.
 *
 * @param moves the main line as the server writes it
 */
export function treeOf(text, moves) {
  const body = text.split(/\n(?=\s*\[\w)/).map((line) => line.replace(/^\s*\[\w.*$/gm, '')).join('\n');
  const words = body
    .replace(/\[%(?!cal |csl |emt )\w+ [^\]]*\]/g, '')
    .match(/\{[^}]*\}|[()]|[^\s(){}]+/g)
    ?.map((word) => (word.startsWith('{') ? word.replace(/\s+/g, ' ') : (NUMBERED[word] ?? word.replace(/^\d{1,5}\.+/, ''))))
    .filter((word) => word && !RESULT.test(word) && !/^\{\s*\}$/.test(word)) ?? [];
  const tree = MoveTree.of(words.join(' '));
  const line = tree.mainLine().map(({ move }) => move);
  const same = line.length === moves.length && line.every((move, i) => move.toLowerCase() === moves[i].toLowerCase());
  return same ? tree.text() : null;
}
