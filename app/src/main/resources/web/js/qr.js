/**
 * A QR code (ISO/IEC 18004) of a short text: bytes, error correction M, versions 1 to 10, which is 213 bytes. A
 * camera reads a link faster than anybody types it.
 */
import { s } from './dom.js';

/** For each version: codewords in all, those for correction in a block, blocks, centres of the small squares. */
const VERSIONS = [
  [26, 10, 1, []], [44, 16, 1, [6, 18]], [70, 26, 1, [6, 22]], [100, 18, 2, [6, 26]], [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]], [196, 18, 4, [6, 22, 38]], [242, 22, 4, [6, 24, 42]], [292, 22, 5, [6, 26, 46]], [346, 26, 5, [6, 28, 50]],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 128 ? 0x11d : 0)) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
}
const times = (a, b) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

/** The remainder by Reed and Solomon: what follows the data so that errors can be mended. */
export function correction(data, many) {
  let generator = [1];
  for (let i = 0; i < many; i++) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1] ^= times(factor, EXP[i])));
    generator = next;
  }
  const rest = [...data, ...new Array(many).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i];
    if (lead) generator.forEach((factor, at) => (rest[i + at] ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes, version) {
  const [all, ecc, blocks] = VERSIONS[version - 1];
  const room = all - ecc * blocks;
  const bits = [];
  const add = (value, length) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  add(4, 4); // bytes
  add(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => add(byte, 8));
  add(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const short = Math.floor(room / blocks);
  const longOnes = room % blocks;
  const parts = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i >= blocks - longOnes ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const ends = parts.map((part) => correction(part, ecc));
  const woven = [];
  for (let i = 0; i <= short; i++) parts.forEach((part) => i < part.length && woven.push(part[i]));
  for (let i = 0; i < ecc; i++) ends.forEach((end) => woven.push(end[i]));
  return woven;
}

const MASKS = [
  (r, c) => (r + c) % 2 === 0, (r) => r % 2 === 0, (r, c) => c % 3 === 0, (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0, (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0, (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The squares, dark ones true; null where the text is too long. */
export function squares(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(([all, ecc, blocks], i) => bytes.length + (i < 9 ? 2 : 3) <= all - ecc * blocks) + 1;
  if (!version) return null;
  const woven = codewords(bytes, version);
  return MASKS.map((mask, number) => draw(woven, version, mask, number)).reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

function draw(woven, version, mask, number) {
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => new Array(size).fill(null));
  const put = (r, c, dark) => {
    if (r >= 0 && c >= 0 && r < size && c < size) grid[r][c] = dark;
  };
  for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]]) {
    for (let r = -1; r <= 7; r++) {
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        put(top + r, left + c, ring !== 2 && ring !== 4);
      }
    }
  }
  const centres = VERSIONS[version - 1][3];
  const last = centres.length - 1;
  centres.forEach((r, i) => centres.forEach((c, j) => {
    if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
    for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) put(r + y, c + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
  }));
  for (let i = 8; i < size - 8; i++) grid[6][i] = grid[i][6] = i % 2 === 0;
  writeFormat(grid, size, number);
  if (version >= 7) writeVersion(grid, size, version);
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const r = up ? size - 1 - i : i;
      for (const c of [right, right - 1]) {
        if (grid[r][c] !== null) continue;
        const dark = bit < woven.length * 8 && ((woven[bit >> 3] >> (7 - (bit & 7))) & 1) === 1;
        grid[r][c] = dark !== mask(r, c);
        bit++;
      }
    }
  }
  return grid;
}

function remainder(value, divisor, bits) {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i = 31 - Math.clz32(rest)) rest ^= divisor << (i - bits);
  return (value << bits) | rest;
}

/** Error correction M is 00 here; 0x5412 keeps it from being all light. */
function writeFormat(grid, size, mask) {
  const bits = remainder(mask, 0x537, 10) ^ 0x5412;
  const at = (i) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i][8] = at(i);
    grid[8][i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = at(i);
  }
  grid[size - 8][8] = true;
}

function writeVersion(grid, size, version) {
  const bits = remainder(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)];
    grid[a][b] = grid[b][a] = dark;
  }
}

/** How hard a pattern is to read: long runs, blocks, what looks like a corner, too much of one shade. */
function penalty(grid) {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  const lines = [...grid, ...grid.map((_, c) => grid.map((row) => row[c]))];
  for (const line of lines) {
    const text = line.map((on) => (on ? 1 : 0)).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      dark += grid[r][c] ? 1 : 0;
      if (r && c && grid[r][c] === grid[r - 1][c] && grid[r][c] === grid[r][c - 1] && grid[r][c] === grid[r - 1][c - 1]) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}

/** A drawing of the code, dark on light whatever the theme, or null where the text is too long. */
export function qrCode(text, label) {
  const grid = squares(text);
  if (!grid) return null;
  const size = grid.length + 8;
  const d = grid.flatMap((row, r) => row.map((dark, c) => (dark ? `M${c + 4} ${r + 4}h1v1h-1z` : ''))).join('');
  return s('svg', { class: 'qr', viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label, 'shape-rendering': 'crispEdges' },
    s('rect', { width: size, height: size, fill: '#fff' }), s('path', { d, fill: '#000' }));
}
