/** Where seeds lie: in small patterns that the eye counts, rings in a pit and rows of five in a store. */

/** How many seeds lie in the outer, middle and inner ring, by number of seeds. */
function rings(count) {
  if (count <= 5) return [count];
  if (count <= 9) return [count - 1, 1];
  if (count <= 11) return [8, count - 8];
  if (count <= 16) return [count - Math.floor(count / 3), Math.floor(count / 3)];
  const outer = Math.min(15, Math.ceil(count * 0.55));
  const middle = Math.min(9, Math.ceil((count - outer) * 0.75));
  return [outer, middle, count - outer - middle].filter((size) => size > 0);
}

/** Points for so many seeds around a centre, and how large a seed may be. */
export function inPit(count, cx, cy, radius) {
  if (count === 0) return { points: [], size: 0 };
  if (count === 1) return { points: [[cx, cy]], size: radius * 0.3 };
  const shown = Math.min(count, 27);
  const sizes = rings(shown);
  const size = radius * (shown <= 5 ? 0.29 : shown <= 9 ? 0.25 : shown <= 16 ? 0.2 : 0.155);
  const points = [];
  sizes.forEach((many, ring) => {
    const reach = shown <= 5 ? radius * [0, 0, 0.36, 0.42, 0.47, 0.56][shown] : radius * [0.73, 0.36, 0.12][ring];
    for (let i = 0; i < many; i++) {
      const angle = (2 * Math.PI * i) / many - Math.PI / 2 + (many === 4 || many === 2 ? Math.PI / 4 : ring * 0.4);
      points.push(many === 1 ? [cx, cy] : [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)]);
    }
  });
  return { points, size };
}

/** Rows of five from the bottom of a store, pulled together when there are many. */
export function inStore(count, box) {
  const across = 5;
  const pitch = (box.w - 34) / across;
  const lines = Math.ceil(count / across);
  const drop = Math.min(pitch * 1.08, (box.h - 120) / Math.max(1, lines - 1));
  const points = [];
  for (let i = 0; i < count; i++) {
    const inLine = i % across;
    points.push([box.x + 17 + pitch * (inLine + 0.5), box.y + box.h - 42 - Math.floor(i / across) * drop]);
  }
  return { points, size: pitch * 0.44 };
}
