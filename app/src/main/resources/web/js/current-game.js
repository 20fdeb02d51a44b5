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
export function keepGame({ id, token, friend = null, role = 'owner' }) {
  localStorage.setItem(KEPT, id);
  const others = tokens().filter(([known]) => known !== id);
  localStorage.setItem(TOKENS, JSON.stringify([[id, token, role, friend], ...others].slice(0, MOST_TOKENS)));
}

/** Whether this browser came to a game by a friend's link. */
export function isFriend(id) {
  return tokens().find(([known]) => known === id)?.[2] === 'friend';
}

/** What lets a friend play in a game that was begun here, or null. */
export function friendToken(id) {
  return tokens().find(([known]) => known === id)?.[3] ?? null;
}

/** What lets this browser move in a game, or null: then it only watches. */
export function tokenOf(id) {
  return tokens().find(([known]) => known === id)?.[1] ?? null;
}

export function forgetGame() {
  localStorage.removeItem(KEPT);
}

const SESSION = 'agon.session';
/** Larger games than this are not worth the room. */
const LARGE = 500_000;

/** Remembers how a game stands, for when the server is away. */
export function keepSession(id, session) {
  const text = JSON.stringify({ id, session });
  if (text.length < LARGE) localStorage.setItem(SESSION, text);
}

/** How a game stood when it was last heard of, or null. */
export function keptSession(id) {
  const kept = JSON.parse(localStorage.getItem(SESSION) ?? 'null');
  return kept?.id === id ? kept.session : null;
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
