import { setTimeout } from 'node:timers/promises';

/** Pictures that are kept: each has a few kB. */
const MOST_STORED = 200;
/** Requests that may wait for a picture. */
const MOST_WAITING = 8;
/** After a picture, the server does other work for so many times as long as it took. */
const REST = 4;

type Picture = Uint8Array<ArrayBuffer>;

/**
 * Paints drawings, one at a time and each only once while it is among the last ones.
 *
 * @param paint blocks the server while it runs
 * @returns a function that resolves to null if too many wait already
 */
export function createPictures(
  paint: (svg: string) => Promise<Picture>,
): (svg: string) => Promise<Picture | null> {
  const stored = new Map<string, Picture>();
  const waiting = new Map<string, Promise<Picture>>();
  let last: Promise<unknown> = Promise.resolve();
  let rest: Promise<unknown> = last;

  async function paintAfter(before: Promise<unknown>, svg: string): Promise<Picture> {
    await before;
    await rest;
    const start = performance.now();
    try {
      const picture = await paint(svg);
      stored.set(svg, picture);
      const [oldest] = stored.keys();
      if (stored.size > MOST_STORED && oldest !== undefined) stored.delete(oldest);
      return picture;
    } finally {
      waiting.delete(svg);
      rest = setTimeout(REST * (performance.now() - start), undefined, { ref: false });
    }
  }

  return async (svg) => {
    const existing = stored.get(svg) ?? waiting.get(svg);
    if (existing !== undefined) return existing;
    if (waiting.size >= MOST_WAITING) return null;
    const painted = paintAfter(last, svg);
    waiting.set(svg, painted);
    last = painted.catch(() => {});
    return painted;
  };
}
