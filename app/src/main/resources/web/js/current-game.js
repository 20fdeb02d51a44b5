/** The games this browser plays: which one it was at last, and the tokens that let it move in them. */
const KEPT = 'agon.game';
const TOKENS = 'agon.tokens';
/** Older games than this many are watched, not played on. */
const MOST_TOKENS = 50;

function tokens() {
  return JSON.parse(localStorage.getItem(TOKENS) ?? '[]');
}

export function currentGame() {
  return localStorage.getItem(KEPT);
}

/** Remembers a game that was begun here. */
export function keepGame({ id, token }) {
  localStorage.setItem(KEPT, id);
  localStorage.setItem(TOKENS, JSON.stringify([[id, token], ...tokens()].slice(0, MOST_TOKENS)));
}

/** What lets this browser move in a game, or null: then it only watches. */
export function tokenOf(id) {
  return tokens().find(([known]) => known === id)?.[1] ?? null;
}

export function forgetGame() {
  localStorage.removeItem(KEPT);
}

const PENDING = 'agon.pending';

/** A move that was made here and that the server has not taken yet: {move, ply}, or null. */
export function pendingMove(id) {
  return JSON.parse(localStorage.getItem(PENDING) ?? '{}')[id] ?? null;
}

export function keepPending(id, pending) {
  const all = JSON.parse(localStorage.getItem(PENDING) ?? '{}');
  if (pending) all[id] = pending;
  else delete all[id];
  localStorage.setItem(PENDING, JSON.stringify(all));
}
