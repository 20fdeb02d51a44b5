/** A clock that runs between two words from the server. */
import { h, put } from './dom.js';

/** Minutes and seconds, tenths when they matter: 4:59, 0:07.3. */
export function clockText(millis) {
  const left = Math.max(0, millis);
  const minutes = Math.floor(left / 60000);
  const seconds = Math.floor((left % 60000) / 1000);
  const tenths = left < 20000 ? `.${Math.floor((left % 1000) / 100)}` : '';
  return `${minutes}:${String(seconds).padStart(2, '0')}${tenths}`;
}

/** A time display; run(true) counts down from the value given last. */
export function clock() {
  const element = h('span', { class: 'clock', role: 'timer', 'aria-live': 'off' });
  let left = null;
  let since = 0;
  let timer = null;
  const draw = () => {
    const now = timer ? left - (performance.now() - since) : left;
    put(element, left === null ? '' : clockText(now));
    element.classList.toggle('short', left !== null && now < 10000);
  };
  return {
    element,
    set(millis, running) {
      clearInterval(timer);
      left = millis;
      since = performance.now();
      timer = running && millis !== null ? setInterval(draw, 100) : null;
      element.classList.toggle('running', Boolean(timer));
      draw();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
