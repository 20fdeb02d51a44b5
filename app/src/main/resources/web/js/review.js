/** What a whole game was worth, move by move: the values, and what each move gave away. */
import { isWin, share } from './score-text.js';

/** Marks by how much of the bar a move gave away. */
const MARKS = [[0.3, 'blunder', '??'], [0.15, 'mistake', '?'], [0.07, 'slip', '?!']];

/**
 * @param values [{score, kind, best}] for ply 0, 1, …, scores of the first side
 * @param sideOf the side that made the move to a ply
 * @returns for every ply what the move to it gave away, and its mark if it is one
 */
export function judge(values, sideOf, unit) {
  return values.map((value, ply) => {
    const before = values[ply - 1];
    if (ply === 0 || !value || !before) return null;
    const sign = sideOf(ply) === 0 ? 1 : -1;
    const lost = sign * (share(before.score, unit) - share(value.score, unit));
    const found = MARKS.find(([least]) => lost >= least);
    const units = isWin(before.score) || isWin(value.score) ? null : (sign * (before.score - value.score)) / 100;
    return { lost, units, mark: found?.[1] ?? null, sign: found?.[2] ?? '' };
  });
}

/** The plies to learn from, a side's own or both sides'. */
export function mistakes(judged, sideOf, side) {
  return judged.flatMap((judgement, ply) => (judgement?.mark && judgement.mark !== 'slip' && (side === null || sideOf(ply) === side) ? [ply] : []));
}
