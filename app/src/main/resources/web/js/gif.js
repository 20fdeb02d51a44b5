/**
 * Pictures one after the other as an animated GIF, for wherever drawings cannot be shown. GIF89a has at most 256 colours
 * and keeps each picture as a rectangle over the one before, packed by LZW with codes that grow from 9 to 12 bits.
 */

const MOST_COLOURS = 255; // and one that lets the picture below be seen
const CLEAR = 256;
const END = 257;
const LARGEST_CODE = 4096;

/** Five bits a colour tell enough apart. */
const cut = (r, g, b) => ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);

/**
 * @param frames [{data, millis}], data being ImageData, all of one size
 * @returns {Uint8Array} the file
 */
export function gif(frames) {
  const { width, height } = frames[0].data;
  const palette = paletteOf(frames.map(({ data }) => data.data));
  const bytes = [];
  const word = (value) => bytes.push(value & 255, value >> 8);
  const text = (letters) => bytes.push(...[...letters].map((letter) => letter.charCodeAt(0)));
  text('GIF89a');
  word(width);
  word(height);
  bytes.push(0xf7, 0, 0, ...palette.table);
  bytes.push(0x21, 0xff, 11);
  text('NETSCAPE2.0');
  bytes.push(3, 1, 0, 0, 0); // over and over
  let below = null;
  for (const { data, millis } of frames) {
    const points = palette.indexed(data.data);
    const box = changed(points, below, width, height);
    bytes.push(0x21, 0xf9, 4, 0x05); // stays; one colour is see-through
    word(Math.round(millis / 10));
    bytes.push(MOST_COLOURS, 0, 0x2c);
    [box.x, box.y, box.w, box.h].forEach(word);
    bytes.push(0, 8);
    packed(inside(points, below, box, width), bytes);
    below = points;
  }
  bytes.push(0x3b);
  return new Uint8Array(bytes);
}

/** The commonest colours of all pictures; others are drawn in the nearest of them. */
function paletteOf(pictures) {
  const many = new Uint32Array(1 << 15);
  for (const picture of pictures) for (let at = 0; at < picture.length; at += 4) many[cut(picture[at], picture[at + 1], picture[at + 2])]++;
  const common = [...many.keys()].filter((colour) => many[colour]).sort((a, b) => many[b] - many[a]).slice(0, MOST_COLOURS);
  const part = (colour, shift) => { const five = (colour >> shift) & 31; return (five << 3) | (five >> 2); };
  const table = new Uint8Array(768);
  common.forEach((colour, i) => table.set([part(colour, 10), part(colour, 5), part(colour, 0)], 3 * i));
  const nearest = new Int16Array(1 << 15).fill(-1);
  common.forEach((colour, i) => (nearest[colour] = i));
  const find = (colour) => {
    let [best, least] = [0, Infinity];
    common.forEach((other, i) => {
      const far = (part(other, 10) - part(colour, 10)) ** 2 + (part(other, 5) - part(colour, 5)) ** 2 + (part(other, 0) - part(colour, 0)) ** 2;
      if (far < least) [best, least] = [i, far];
    });
    return best;
  };
  return {
    table,
    indexed(picture) {
      const points = new Uint8Array(picture.length / 4);
      for (let i = 0; i < points.length; i++) {
        const colour = cut(picture[4 * i], picture[4 * i + 1], picture[4 * i + 2]);
        if (nearest[colour] < 0) nearest[colour] = find(colour);
        points[i] = nearest[colour];
      }
      return points;
    },
  };
}

/** The smallest rectangle that holds all differences from the picture below. */
function changed(points, below, width, height) {
  if (!below) return { x: 0, y: 0, w: width, h: height };
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 0; i < points.length; i++) {
    if (points[i] === below[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? { x: 0, y: 0, w: 1, h: 1 } : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

/** What is as before is left out, which packs well. */
function inside(points, below, { x, y, w, h }, width) {
  const part = new Uint8Array(w * h);
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      const i = (y + row) * width + x + column;
      part[row * w + column] = below && below[i] === points[i] ? MOST_COLOURS : points[i];
    }
  }
  return part;
}

/** LZW: each new row of points gets a code, until there are none left and it begins anew. */
function packed(points, bytes) {
  const block = [];
  let [held, bits] = [0, 0];
  let size = 9;
  const write = (code) => {
    held |= code << bits;
    for (bits += size; bits >= 8; bits -= 8) {
      block.push(held & 255);
      held >>>= 8;
      if (block.length === 255) bytes.push(255, ...block.splice(0));
    }
  };
  let codes = new Map();
  let next = END + 1;
  write(CLEAR);
  let row = points[0];
  for (let i = 1; i < points.length; i++) {
    const longer = (row << 8) | points[i];
    const known = codes.get(longer);
    if (known !== undefined) {
      row = known;
      continue;
    }
    write(row);
    row = points[i];
    if (next < LARGEST_CODE) {
      if (next === 1 << size) size++;
      codes.set(longer, next++);
    } else {
      write(CLEAR);
      codes = new Map();
      next = END + 1;
      size = 9;
    }
  }
  write(row);
  write(END);
  if (bits > 0) block.push(held & 255);
  if (block.length) bytes.push(block.length, ...block);
  bytes.push(0);
}
