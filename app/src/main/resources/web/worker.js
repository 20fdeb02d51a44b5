/*
 * Keeps what was seen, so that the page opens and its positions can be walked through while the server is away.
 * The server is always asked first: nothing old is shown while it answers. An answer from before says so.
 */
const CACHE = 'agon';
/** Questions about games that have the same answer tomorrow, the games and tournaments one has looked at, and the lists of them. */
const KEPT = /^\/(api\/(catalog|facts|players|position|games\/[a-z2-9]+$|tournaments(\/\d+(\/ratings)?)?$|db\/(games(\/\d+)?|explorer)$)|js\/|messages\/|style\.css$|icon\.svg$|icon-\d+\.png$|manifest\.webmanifest$|$)/;

/** Of more answers than this the oldest go. */
const MOST = 3000;

addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage());
});
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !KEPT.test(pathname)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) cache.put(request, response.clone()).catch(() => {});
    return response;
  } catch (error) {
    const kept = await cache.match(request);
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    headers.set('Agon-Kept', 'yes');
    return new Response(kept.body, { status: kept.status, headers });
  }
}

/** How every game begins, so that its screens open without the server, seen before or not. */
async function keepGames(cache) {
  const { families } = await (await fetch('/api/catalog')).json();
  const lines = new Set(families.flatMap(({ line, presets }) => [line, ...presets.map((preset) => preset.line)]));
  for (const game of lines) {
    for (const path of ['/api/facts', '/api/position', '/api/players']) {
      const address = `${path}?${new URLSearchParams({ game })}`;
      const response = await fetch(address);
      if (response.ok) await cache.put(address, response);
    }
  }
}

/** All of the page, found the way the browser finds it: from module to module by what they import. */
async function keepPage() {
  const cache = await caches.open(CACHE);
  const found = new Set(['/', '/style.css', '/icon.svg', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest', '/js/theme.js', '/js/main.js', '/api/catalog']);
  ['en', 'it', 'es', 'el'].forEach((language) => found.add(`/messages/${language}.json`));
  ['it', 'es', 'el'].forEach((language) => found.add(`/messages/said-${language}.json`));
  for (const path of found) {
    const response = await fetch(path);
    if (!response.ok) continue;
    await cache.put(path, response.clone());
    if (!path.startsWith('/js/')) continue;
    for (const [, name] of (await response.text()).matchAll(/'\.\/([\w-]+\.js)'/g)) found.add(`/js/${name}`);
  }
  await keepGames(cache);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((request) => cache.delete(request)));
}
