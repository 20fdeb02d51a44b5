/** Stones, discs, stacks, crosses and rings, drawn into a box of the board's units. */
import { s } from './dom.js';

/** A stone or disc lying flat, with a shadow below and light from above. */
export function disc(box, tone, scale = 0.4) {
  const r = Math.min(box.w, box.h) * scale;
  return s('g', { class: `man ${tone}` },
    s('circle', { class: 'man-shadow', cx: box.cx, cy: box.cy + r * 0.09, r }),
    s('circle', { class: 'man-body', cx: box.cx, cy: box.cy, r, fill: `url(#man-${tone})` }),
    s('circle', { class: 'man-rim', cx: box.cx, cy: box.cy, r: r * 0.97 }));
}

/** Noughts and crosses, for boards so small that everybody expects them. */
export function mark(box, tone) {
  const a = box.w * 0.25;
  return s('g', { class: `mark ${tone}` },
    tone === 'dark' ? s('path',
      { d: `M${box.cx - a} ${box.cy - a} L${box.cx + a} ${box.cy + a} M${box.cx + a} ${box.cy - a} L${box.cx - a} ${box.cy + a}` },
    ) : s('circle', { cx: box.cx, cy: box.cy, r: a * 1.08 }),
  );
}

/** A pile of men seen a little from the side, as high as it has men, with their number on top. */
export function stack(box, tone, count) {
  const rx = box.w * 0.35;
  const ry = box.w * 0.16;
  const room = box.h * 0.5;
  const step = Math.min(11, room / Math.max(1, count));
  const bottom = box.cy + box.h * 0.2;
  const men = [s('ellipse', { class: 'man-shadow', cx: box.cx, cy: bottom + step * 0.6, rx: rx * 1.04, ry: ry * 1.1 })];
  for (let i = 0; i < count; i++) {
    const y = bottom - i * step;
    men.push(s('path', {
      class: 'man-side',
      d: `M${box.cx - rx} ${y - step} v${step} a${rx} ${ry} 0 0 0 ${2 * rx} 0 v${-step} a${rx} ${ry} 0 0 1 ${-2 * rx} 0 Z`,
    }));
  }
  const top = bottom - count * step;
  men.push(s('ellipse', { class: 'man-top', cx: box.cx, cy: top, rx, ry, fill: `url(#man-${tone})` }));
  const label = s('text', { class: 'man-count', x: box.cx, y: bottom - (count * step) / 2 + 10 + ry * 0.6, 'text-anchor': 'middle' },
    String(count),
  );
  return s('g', { class: `man pile ${tone}` }, men, label);
}

/** A square nobody can play on. */
export function block(box) {
  return s('g', { class: 'block' },
    s('rect', { x: box.x + 9, y: box.y + 9, width: box.w - 18, height: box.h - 18, rx: 10 }),
    s('path', { d: `M${box.cx - 17} ${box.cy - 17} l34 34 m0 -34 l-34 34` }));
}

/** A small cross where the side to move may not play. */
export function forbidden(box) {
  return s('path', { class: 'forbidden', d: `M${box.cx - 13} ${box.cy - 13} l26 26 m0 -26 l-26 26` });
}

/** What places for stones look like; where one may not play comes and goes without a new board. */
export const STONES = new Set(['stone', 'forbidden']);

/** The gradients all pieces are filled with; once a page. */
export function definitions() {
  const gradient = (tone) => s('radialGradient', { id: `man-${tone}`, cx: '0.36', cy: '0.3', r: '0.85' },
    s('stop', { offset: '0', class: `stop-${tone}-near` }),
    s('stop', { offset: '0.62', class: `stop-${tone}-mid` }),
    s('stop', { offset: '1', class: `stop-${tone}-far` }),
  );
  const seed = (n) => s('radialGradient', { id: `seed-${n}`, cx: '0.35', cy: '0.3', r: '0.9' },
    s('stop', { offset: '0', class: `stop-seed-${n}-near` }), s('stop', { offset: '1', class: `stop-seed-${n}-far` }));
  return s('svg', { class: 'definitions', width: 0, height: 0, 'aria-hidden': 'true' },
    s('defs', {},
      ['dark', 'light', 'red', 'south', 'north'].map(gradient),
      [0, 1, 2].map(seed),
      s('radialGradient', { id: 'pit', cx: '0.5', cy: '0.62', r: '0.62' },
        s('stop', { offset: '0', class: 'stop-pit-floor' }),
        s('stop', { offset: '0.75', class: 'stop-pit-wall' }),
        s('stop', { offset: '1', class: 'stop-pit-edge' }),
      ),
      s('linearGradient', { id: 'sheen', x1: '0', y1: '0', x2: '0.3', y2: '1' },
        s('stop', { offset: '0', class: 'stop-sheen-near' }),
        s('stop', { offset: '1', class: 'stop-sheen-far' }),
      ),
    ),
  );
}
