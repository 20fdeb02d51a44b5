/** Starts the page: language, theme, the head, and the screen the address names. */
import { h, icon, put } from './dom.js';
import { LANGUAGES, currentLanguage, loadMessages, speak, t } from './messages.js';
import { bindKeys, showKeys } from './keys.js';
import { checkConnection, onConnection } from './api.js';

/** Screens are loaded when first seen; only the first one counts for the first paint. */
const SCREENS = {
  '': () => import('./home.js'),
  new: () => import('./new-game.js'),
  play: () => import('./play.js'),
  analysis: () => import('./analysis.js'),
  watch: () => import('./watch.js'),
  farm: () => import('./farm.js'),
  games: () => import('./library.js'),
  think: () => import('./think.js'),
};
const TABS = [['', 'nav.play'], ['analysis', 'nav.analysis'], ['watch', 'nav.watch'], ['games', 'nav.games'], ['think', 'nav.think']];

let leave = null;
let visits = 0;
let failed = false; // for want of a server: then its return is worth another try

/** The fragment as a path and parameters: #/play/7?at=3. */
function where() {
  const [path, query = ''] = location.hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  return { path: path.split('/').map(decoded), query: new URLSearchParams(query) };
}

/** An address may hold anything; what cannot be read stands as it is. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * What a screen knows of where it is. Its answers may come after it was left: it is here no more
 * once the address names another place, even before the browser says so, and then changes nothing.
 */
function placeOf(visit) {
  let hash = location.hash;
  const here = () => visit === visits && location.hash === hash;
  const rewrite = (address) => {
    if (!here()) return false;
    history.replaceState(null, '', address);
    hash = location.hash;
    return true;
  };
  return { ...where(), here, rewrite };
}

async function open() {
  const visit = ++visits;
  const place = placeOf(visit);
  const name = place.path[0] in SCREENS ? place.path[0] : '';
  leave?.();
  leave = null;
  bindKeys({});
  document.querySelectorAll('dialog[open]').forEach((box) => box.close());
  head(name);
  const screen = document.getElementById('screen');
  // What is seen is still the screen before: it fades once the next one keeps somebody waiting.
  screen.setAttribute('aria-busy', 'true');
  const ground = h('div', {});
  try {
    failed = false;
    const module = await SCREENS[name]();
    if (visit !== visits) return;
    // Its own place: what a slow screen still draws after it was left is seen by nobody.
    put(screen, ground);
    const left = await module.open(ground, place);
    if (visit === visits) leave = left ?? null;
    else left?.();
  } catch (error) {
    if (visit !== visits) return;
    failed = !error.status;
    // What is there already stays: the notice says what is missing, and comes back with the server.
    if (!error.isPassing || !ground.childElementCount) put(screen,
      h('div', { class: 'card' },
        h('h1', {}, t('error.title')),
        h('p', {}, (error.status && error.message) || t('error.offline')),
        h('div', { class: 'row' },
          h('button', { type: 'button', class: 'main', onclick: open }, t('error.tryNow')),
          h('a', { class: 'button', href: '#/' }, t('home.back')),
        ),
      ),
    );
  }
  screen.removeAttribute('aria-busy');
  if (visit > 1) screen.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** Made once, or its picture would flicker whenever the head is drawn. */
const brand = h('a', { class: 'brand', href: '#/' }, h('img', { src: '/icon.svg', alt: '', width: 30, height: 30 }), 'Agon');

function head(current) {
  const tab = ([name, key]) => {
    const here = name === current || (name === '' && ['new', 'play'].includes(current)) || (name === 'watch' && current === 'farm');
    return h('a', { href: `#/${name}`, 'aria-current': here ? 'page' : null }, t(key));
  };
  put(document.getElementById('head'),
    brand,
    h('nav', { 'aria-label': t('nav.label') }, TABS.map(tab)),
    h('select', { 'aria-label': t('language'), onchange: (event) => speak(event.target.value) },
      Object.entries(LANGUAGES).map(([code, name]) => h('option', { value: code, selected: code === currentLanguage() }, name)),
    ),
    h('button', { type: 'button', class: 'quiet', 'aria-label': t('theme'), title: t('theme'), onclick: changeTheme },
      icon(isDark() ? 'sun' : 'moon'),
    ),
    h('button', { type: 'button', class: 'quiet', 'aria-label': t('board.settings'), title: t('board.settings'), onclick: async () => (await import('./preferences.js')).showPreferences() },
      icon('settings'),
    ),
    h('button', { type: 'button', class: 'quiet wide-only', 'aria-label': t('keys.title'), title: t('keys.title'), onclick: showKeys },
      icon('keys'),
    ),
  );
  // On a narrow screen the tabs scroll; the one at hand is in sight.
  const here = document.querySelector('#head nav [aria-current]');
  if (here) here.parentElement.scrollLeft = here.offsetLeft - here.parentElement.offsetLeft - 40;
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : darkSystem.matches;
}

function changeTheme() {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  localStorage.setItem('agon.theme', theme);
  head(where().path[0]);
}

await loadMessages();
addEventListener('hashchange', open);
onConnection((found) => {
  const notice = document.getElementById('connection');
  notice.hidden = found;
  put(notice, found ? null : [
    h('span', {}, t('error.reconnecting')),
    h('button', { type: 'button', onclick: checkConnection }, t('error.tryNow')),
  ]);
  if (found && failed) open();
});
darkSystem.addEventListener('change', () => head(where().path[0]));
await open();
// What has been seen can be seen again without the server; without https only on this machine.
navigator.serviceWorker?.register('/worker.js').catch(() => {});
