import { inflateSync } from 'node:zlib';

/** The RGB pixels of a picture. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The color of a pixel, as 0xrrggbb. */
  readonly at: (x: number, y: number) => number;
}

/** Bytes per pixel by the PNG's color type: RGB and RGBA. */
const CHANNELS = new Map([
  [2, 3],
  [6, 4],
]);

/** The value that a PNG filter adds to a byte, from the bytes to the left, above, and above left (PNG, 9.2). */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  if (filter !== 4) return 0;
  const estimate = left + up - corner;
  const [a, b, c] = [left, up, corner].map((each) => Math.abs(estimate - each));
  if (a === undefined || b === undefined || c === undefined) return 0;
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Decodes a screenshot: a PNG with 8 bits per channel, not interlaced. */
export function readPng(png: Buffer): Picture {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = CHANNELS.get(png.readUInt8(25));
  if (channels === undefined || png.readUInt8(24) !== 8) throw new Error('unsupported PNG');
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(data);
  }
  const filtered = inflateSync(Buffer.concat(parts));
  const line = width * channels;
  const bytes = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1) {
    const filter = filtered[y * (line + 1)] ?? 0;
    for (let x = 0; x < line; x += 1) {
      const at = y * line + x;
      const left = x < channels ? 0 : (bytes[at - channels] ?? 0);
      const up = y === 0 ? 0 : (bytes[at - line] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (bytes[at - line - channels] ?? 0);
      bytes[at] = (filtered[y * (line + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return { width, height, at: (x, y) => bytes.readUIntBE(y * line + x * channels, 3) };
}
