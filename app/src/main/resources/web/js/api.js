/** The server's JSON API, docs/api.md: requests that fail with the server's sentence, and streams. */

export class ApiError extends Error {
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

async function answer(request) {
  let response;
  try {
    response = await request;
  } catch {
    throw new ApiError(0, '');
  }
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const body = type.includes('json') && text ? JSON.parse(text) : text;
  if (!response.ok) throw new ApiError(response.status, body?.error ?? response.statusText);
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

/** How long to wait before asking again for a stream that was refused. */
const AGAIN = 2000;

/**
 * Listens to a stream of events: {state: data => …, done: …}. The browser reconnects by itself and
 * tells the server what it saw last; where it gives up, we ask anew. Returns what ends it.
 *
 * @param onBroken called once when the stream breaks off, until something comes again
 */
export function listen(path, handlers, onBroken = () => {}) {
  let source = null;
  let ended = false;
  let broken = false;
  function open() {
    if (ended) return;
    source = new EventSource(path);
    for (const [name, handler] of Object.entries(handlers)) {
      source.addEventListener(name, (event) => {
        broken = false;
        if (!ended) handler(event.data ? JSON.parse(event.data) : null);
      });
    }
    source.addEventListener('error', () => {
      if (!broken && !ended) onBroken();
      broken = true;
      if (source.readyState === EventSource.CLOSED) setTimeout(open, AGAIN);
    });
  }
  open();
  return () => {
    ended = true;
    source.close();
  };
}

/** A position after some moves, with all there is to see and to do. */
export function position(game, start, moves) {
  return get('/api/position', { game, start, moves: moves.join(' ') });
}
