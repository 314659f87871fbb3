/** A font of the operator, for scripts that the included one lacks. */
export interface BoardFont {
  readonly bytes: Uint8Array;
  /** Whether it has a letter. */
  readonly has: (letter: string) => boolean;
}

/** OpenType with either kind of outlines. */
const KINDS = new Set([0x0001_0000, 0x4f54_544f, 0x7472_7565]);
/** Several fonts in one file, which begins with these letters: the first one is used. */
const COLLECTION = 0x7474_6366;
/** "cmap", the table of the letters. */
const LETTERS = 0x636d_6170;
const MOST_LETTERS = 0x11_0000;

/** Calls `add` for each range of letters that have a shape. Ranges ascend, so each letter is seen once. */
function readRanges(view: DataView, add: (from: number, until: number) => void): void {
  const kind = view.getUint16(0);
  if (kind === 12) {
    const count = view.getUint32(12);
    for (let nth = 0, last = -1; nth < count; nth++) {
      const [from, until] = [view.getUint32(16 + 12 * nth), view.getUint32(20 + 12 * nth)];
      if (from <= last || until < from || until >= MOST_LETTERS) throw new RangeError();
      // Shape 0 is an empty box.
      add(view.getUint32(24 + 12 * nth) === 0 ? from + 1 : from, until);
      last = until;
    }
  } else if (kind === 4) {
    const size = view.getUint16(6);
    for (let at = 0, last = -1; at < size; at += 2) {
      const [from, until] = [view.getUint16(16 + size + at), view.getUint16(14 + at)];
      if (from <= last || until < from) throw new RangeError();
      const [shift, offset] = [16 + 2 * size + at, 16 + 3 * size + at].map((one) =>
        view.getUint16(one),
      );
      const list = 16 + 3 * size + at + (offset ?? 0);
      for (let one = from; one <= Math.min(until, 0xff_fe); one++) {
        const shape = offset === 0 ? one : view.getUint16(list + 2 * (one - from));
        // Shape 0 is an empty box.
        const isDrawn = shape !== 0 && ((shape + (shift ?? 0)) & 0xff_ff) !== 0;
        if (isDrawn) add(one, one);
      }
      last = until;
    }
  } else throw new RangeError();
}

/** The part of a file in which a Unicode table of letters begins. The one with all letters comes last. */
function unicodeTable(view: DataView, start: number): DataView {
  let found: number | null = null;
  const count = view.getUint16(start + 2);
  for (let nth = 0; nth < count; nth++) {
    const at = start + 4 + 8 * nth;
    const offset = start + view.getUint32(at + 4);
    if ([4, 12].includes(view.getUint16(offset))) found = offset;
  }
  if (found === null) throw new RangeError();
  return new DataView(view.buffer, view.byteOffset + found);
}

/**
 * Reads which letters a font has (OpenType's "cmap").
 *
 * @returns null if the bytes are no font
 */
export function parseFont(bytes: Uint8Array): BoardFont | null {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const first = view.getUint32(0) === COLLECTION ? view.getUint32(12) : 0;
    if (!KINDS.has(view.getUint32(first))) return null;
    const count = view.getUint16(first + 4);
    for (let nth = 0; nth < count; nth++) {
      const at = first + 12 + 16 * nth;
      if (view.getUint32(at) !== LETTERS) continue;
      const letters = new Uint8Array(MOST_LETTERS / 8);
      readRanges(unicodeTable(view, view.getUint32(at + 8)), (from, until) => {
        for (let one = from; one <= until; one++)
          letters[one >> 3] = (letters[one >> 3] ?? 0) | (1 << (one & 7));
      });
      const has = (letter: string) => {
        const code = letter.codePointAt(0) ?? 0;
        return ((letters[code >> 3] ?? 0) & (1 << (code & 7))) !== 0;
      };
      return { bytes, has };
    }
    return null;
  } catch (error) {
    // It ends too early, or says what can't be.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
