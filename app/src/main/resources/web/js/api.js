import { drawsMarks } from './sides.js';
import { said } from './messages.js';
import { unpacked } from './unpack.js';

/** The server's JSON API, docs/api.md: requests that fail with the server's sentence, and streams. */

export class ApiError extends Error {
  /** @param status 0 where there was no answer at all */
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }

  /** Whether the same question may well be answered later. */
  get isPassing() {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** How long to wait before asking again whether the server is there. */
const AGAIN = 2000;
const watchers = new Set();
let reachable = true;
let retry = null;

/** Calls back with true or false whenever the server is found or lost. Returns what ends it. */
export function onConnection(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Calls back once, when the server that is away now answers again. */
export function onceConnected(again) {
  const forget = onConnection((found) => {
    if (!found) return;
    forget();
    again();
  });
}

/** Whether the last answer came from the server, and not from before. */
export function isConnected() {
  return reachable;
}

function noteConnection(now) {
  clearTimeout(retry);
  if (!now) retry = setTimeout(checkConnection, AGAIN);
  if (now === reachable) return;
  reachable = now;
  watchers.forEach((watcher) => watcher(now));
}

/** Asks the server whether it is there; what was kept from earlier visits does not count. */
export async function checkConnection() {
  try {
    await fetch('/api/catalog', { method: 'HEAD', cache: 'no-store' });
    noteConnection(true);
  } catch {
    noteConnection(false);
  }
}
addEventListener('online', checkConnection);

/** X and O are for boards on which they are drawn; on larger ones people know black and white stones. */
function withColours(answer) {
  const body = unpacked(answer);
  const { sides, picture } = body ?? {};
  if (sides?.[0] === 'X' && picture && !drawsMarks(body)) {
    body.sides = ['Black', 'White'];
    body.known = body.known?.replace(/^X /, 'Black ').replace(/^O /, 'White ') ?? null;
  }
  if (body?.known) body.known = said(body.known);
  return body;
}

/** The service worker's word that an answer is one from before, because the server does not answer now. */
const KEPT_ANSWER = 'Agon-Kept';

async function answer(request) {
  let response;
  try {
    response = await request;
  } catch {
    noteConnection(false);
    throw new ApiError(0, '');
  }
  noteConnection(!response.headers.has(KEPT_ANSWER));
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const body = type.includes('json') && text ? withColours(JSON.parse(text)) : text;
  if (!response.ok) throw new ApiError(response.status, body?.error ? said(body.error) : response.statusText);
  return body;
}

/** GET with parameters; those that are empty are left out. */
export function get(path, parameters = {}) {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== null && value !== undefined && value !== ''));
  return answer(fetch(query.size ? `${path}?${query}` : path));
}

export function post(path, body = {}, headers = {}) {
  return answer(fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }));
}

/** Also while the page is being left. */
export function remove(path) {
  return answer(fetch(path, { method: 'DELETE', keepalive: true }));
}

/**
 * Listens to a stream of events: {state: data => …, done: …}. The browser reconnects by itself and
 * tells the server what it saw last; where it gives up, we ask anew. Returns what ends it.
 *
 * @param onBroken called once when the stream breaks off, until something comes again
 * @param onGone called where the server does not know of it any more, as after a new start; without it we ask again and again
 */
export function listen(path, handlers, onBroken = () => {}, onGone = null) {
  let source = null;
  let ended = false;
  let broken = false;
  function open() {
    if (ended) return;
    source = new EventSource(path);
    for (const [name, handler] of Object.entries(handlers)) {
      source.addEventListener(name, (event) => {
        broken = false;
        if (!ended) handler(event.data ? withColours(JSON.parse(event.data)) : null);
      });
    }
    source.addEventListener('error', () => {
      if (!broken && !ended) {
        onBroken();
        checkConnection();
      }
      broken = true;
      if (source.readyState !== EventSource.CLOSED || ended) return;
      if (onGone) {
        ended = true;
        onGone();
      } else {
        setTimeout(open, AGAIN);
      }
    });
  }
  open();
  return () => {
    ended = true;
    source.close();
  };
}

const LONG = 6000;

/** A position after some moves, with all there is to see and to do. */
export function position(game, start, moves) {
  const text = moves.join(' ');
  // Longer games than this do not fit into an address.
  return text.length < LONG ? get('/api/position', { game, start, moves: text }) : post('/api/position', { game, start, moves: text });
}
