import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { escapeHtml } from '../../../lib/escapeHtml.ts';
import { memoizeByString } from '../../../lib/memoizeByString.ts';
import type { BoardFont } from '../font/parseFont.ts';
import type { Measure } from './fitText.ts';

/** Draws pictures, and measures texts in the same letters. */
export interface Painter {
  readonly measure: Measure;
  /** A drawing (SVG) as a PNG with one bit for each pixel. */
  paint(svg: string): Uint8Array<ArrayBuffer>;
}

/** How a drawing names the letters. */
export const LETTERS = 'font-family="DejaVu Sans" font-stretch="condensed"';
/** For measuring: a width at this size is exact enough for a screen. */
const SIZE = 100;
/** Of 255. Below, a pixel is black. */
const GRAY = 128;

/** The bits of a picture in rows of whole bytes; 1 is white. */
function bitsOf(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const bytesInRow = Math.ceil(width / 8);
  const bits = new Uint8Array(bytesInRow * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isWhite = (pixels[4 * (y * width + x)] ?? 0) >= GRAY;
      const byte = y * bytesInRow + (x >> 3);
      if (isWhite) bits[byte] = (bits[byte] ?? 0) | (0x80 >> (x & 7));
    }
  return bits;
}

/** Loads the library and the letters, which only a server needs that is asked for pictures. */
async function loadLibrary() {
  const require = createRequire(import.meta.url);
  const [{ initWasm, Resvg }, { encode }, program, ...letters] = await Promise.all([
    import('@resvg/resvg-wasm'),
    import('fast-png'),
    readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
    readFile(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
  ]);
  await initWasm(program);
  return { Resvg, encode, letters };
}

let loading: ReturnType<typeof loadLibrary> | undefined;

/** Loads the library once. After a failure, the next request tries again. */
function openLibrary(): ReturnType<typeof loadLibrary> {
  loading ??= loadLibrary().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** All letters of these scripts are as wide as this one, and there are too many to measure each. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Han}/u, '\u53E3'],
  [/\p{Script=Hangul}/u, '\uAC00'],
];
const likeOf = (letter: string) => ALIKE.find(([script]) => script.test(letter))?.[1] ?? letter;

/**
 * Opens a painter.
 *
 * @param own the operator's font, for letters that the included one lacks
 */
export async function openPainter(own: BoardFont | null): Promise<Painter> {
  const { Resvg, encode, letters } = await openLibrary();
  const fontBuffers = own === null ? letters : [...letters, own.bytes];
  const font = { fontBuffers, defaultFontFamily: 'DejaVu Sans' };
  const openTag = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" ${LETTERS}>`;
  const drawnWidth = (text: string, weight: string) => {
    const element = `<text font-size="${SIZE}" font-weight="${weight}">${escapeHtml(text)}</text>`;
    const drawn = new Resvg(`${openTag}${element}</svg>`, { font });
    const width = drawn.getBBox()?.width ?? 0;
    drawn.free();
    return width / SIZE;
  };
  /** Of one letter, between two others, because a space is not drawn. A font has few, and texts change each minute. */
  const widthsOf = (weight: string) => {
    const around = drawnWidth('nn', weight);
    return memoizeByString((letter) => ({ width: drawnWidth(`n${letter}n`, weight) - around }));
  };
  const [regular, bold] = [widthsOf('normal'), widthsOf('bold')];
  return {
    measure: (text, isBold) =>
      Array.from(text).reduce(
        (sum, letter) => sum + (isBold ? bold : regular)(likeOf(letter)).width,
        0,
      ),
    paint(svg) {
      const drawing = new Resvg(svg, { font });
      const image = drawing.render();
      const { width, height, pixels } = image;
      const data = bitsOf(pixels, width, height);
      image.free();
      drawing.free();
      return new Uint8Array(encode({ width, height, data, channels: 1, depth: 1 }));
    },
  };
}
