/** Records in and out: paste, drop or open a file; copy, download, or share as a link. */
import { h, put } from './dom.js';
import { t } from './messages.js';
import { get, post } from './api.js';
import { complain, say } from './say.js';
import { dialog } from './dialog.js';
import { treeOf } from './annotated.js';

/** Asks for a record, transcript, position or list of moves; calls back with the server's reading. */
export function askForRecord(game, onRead) {
  const text = h('textarea', { 'aria-label': t('import.text'), rows: 8, spellcheck: 'false', placeholder: t('import.example') });
  const problem = h('p', { class: 'problem', role: 'alert' });
  const file = h('input',
    {
      type: 'file',
      accept: '.txt,.sgf,.ggf,.psq,.pgn,.log,text/plain',
      'aria-label': t('import.file'),
      onchange: async () => (text.value = await file.files[0].text()),
    },
  );
  const read = async () => {
    try {
      const read = await readRecord(text.value, game);
      box.close();
      onRead(read);
    } catch (error) {
      put(problem, error.message || t('error.offline'));
    }
  };
  const box = dialog(t('import.title'), h('div', { class: 'stack' }, h('p', { class: 'soft' }, t('import.note')), text, problem,
    h('div', { class: 'row' }, h('button', { type: 'button', class: 'main', onclick: read }, t('import.read')), file)));
  text.focus();
}

/** The server's reading, and with it the tree of variations where the text has one. */
export async function readRecord(text, game) {
  const { readSgf } = await import('./formats.js');
  const other = readSgf(text);
  if (other) return other;
  const read = await post('/api/import', { text, game });
  return { ...read, tree: /[({!?]/.test(text) ? treeOf(text, read.moves.map((move) => move.text)) : null };
}

/** Lets records be dropped anywhere on an element. */
export function takeDrops(element, game, onRead) {
  element.addEventListener('dragover', (event) => event.preventDefault());
  element.addEventListener('drop', async (event) => {
    event.preventDefault();
    try {
      const dropped = event.dataTransfer.files[0];
      onRead(await readRecord(dropped ? await dropped.text() : event.dataTransfer.getData('text'), game()));
    } catch (error) {
      complain(error);
    }
  });
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say(t('copied'));
  } catch {
    dialog(t('copy.title'), h('textarea', { rows: 8, readonly: true, 'aria-label': t('copy.title') }, text));
  }
}

/** The address of what is seen, as others can open it: this machine's own name says nothing elsewhere. */
export async function shareLink() {
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  const { addresses } = local ? await get('/api/addresses') : { addresses: [] };
  await copy(addresses.length ? addresses[0] + location.hash : location.href);
}

/** The record of a line as the server writes it. */
export function recordOf(game, start, moves) {
  return get('/api/record', { game, start, moves: moves.join(' ') });
}

export function download(name, text, type = 'text/plain') {
  const address = URL.createObjectURL(text instanceof Blob ? text : new Blob([text], { type }));
  h('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
