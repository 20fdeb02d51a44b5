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

export function remove(path) {
  return answer(fetch(path, { method: 'DELETE', headers: { 'Content-Type': 'application/json' } }));
}

/**
 * Listens to a stream of events: {state: data => …, done: …}. The browser reconnects by itself and
 * tells the server what it saw last. Returns what ends it.
 */
export function listen(path, handlers, onBroken = () => {}) {
  const source = new EventSource(path);
  for (const [name, handler] of Object.entries(handlers)) {
    source.addEventListener(name, (event) => handler(event.data ? JSON.parse(event.data) : null));
  }
  source.addEventListener('error', () => onBroken(source.readyState === EventSource.CLOSED));
  return () => source.close();
}

/** A position after some moves, with all there is to see and to do. */
export function position(game, start, moves) {
  return get('/api/position', { game, start, moves: moves.join(' ') });
}
