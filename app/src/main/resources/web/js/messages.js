/** What the page says, in the reader's language, from messages/<language>.json. */

export const LANGUAGES = { en: 'English', it: 'Italiano', es: 'Español', el: 'Ελληνικά' };
const KEPT = 'agon.language';
let texts = {};
let language = 'en';

/** The language chosen here before, else the first of the browser's that we speak. */
function preferred() {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages.map((name) => name.slice(0, 2))];
  return wanted.find((name) => name in LANGUAGES) ?? 'en';
}

export async function loadMessages() {
  language = preferred();
  const answer = await fetch(`/messages/${language}.json`);
  texts = await answer.json();
  await learnSentences();
  document.documentElement.lang = language;
}

export function currentLanguage() {
  return language;
}

/** From now on; the page starts again in that language. */
export function speak(name) {
  localStorage.setItem(KEPT, name);
  location.reload();
}

/** The text of a key, with {names} replaced. */
export function t(key, values = {}) {
  const text = texts[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/** The text of a key where there is one, else what the server said. */
export function tOr(key, otherwise) {
  return texts[key] ?? otherwise;
}

/** One or many: the key with .one or .many. */
export function tCount(key, count, values = {}) {
  return t(`${key}.${count === 1 ? 'one' : 'many'}`, { count, ...values });
}

/** A number as this language writes it. */
export function number(value, digits = 0) {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A number with its sign, and none where rounding leaves nothing. */
export function signed(value, digits = 0) {
  const amount = number(Math.abs(value), digits);
  const sign = amount === number(0, digits) ? '' : value < 0 ? '−' : '+';
  return sign + amount;
}

/** A time as the reader's region writes it: the order of day and month differs within a language. */
export function when(millis, style = { dateStyle: 'short' }) {
  const region = navigator.languages.find((name) => name.slice(0, 2) === language) ?? language;
  return new Date(millis).toLocaleString(region, style);
}

/*
 * What the server says. It speaks plain English sentences; messages/said-<language>.json pairs them, names and numbers left
 * open, with what they are called elsewhere. What is not there stays as it was said.
 */

let sentences = [];

/** English needs nothing. */
async function learnSentences() {
  if (language === 'en') return;
  const answer = await fetch(`/messages/said-${language}.json`);
  const pairs = await answer.json();
  sentences = pairs.map(([english, other]) => [new RegExp(`^${english.split(/\{\w+\}/).map(RegExp.escape ?? escape).join('(.+?)')}$`, 's'), [...english.matchAll(/\{(\w+)\}/g)].map(([, name]) => name), other]);
}

function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A sentence of the server's; sides, units and sentences within it are said in the same language. */
export function said(text) {
  if (!text || !sentences.length) return text;
  for (const [pattern, places, other] of sentences) {
    const found = pattern.exec(text);
    if (!found) continue;
    const values = Object.fromEntries(places.map((place, i) => [place, within(place, found[i + 1])]));
    return other.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  }
  return text;
}

function within(place, text) {
  if (place === 'unit') return tOr(`unit.${text}`, text);
  const side = tOr(`side.${text}`, null);
  return side ?? (text.length > 3 ? said(text) : text);
}
