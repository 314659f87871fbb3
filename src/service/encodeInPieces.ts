import { fingerprint } from '../lib/fingerprint.ts';
import { nextTurn } from '../lib/nextTurn.ts';

/** The elements of a JSON array, without its brackets, and a fingerprint of them. */
export interface EncodedPieces {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly version: string;
}

const encoder = new TextEncoder();

/**
 * Encodes a long list as JSON. Other requests are answered in between.
 *
 * @param piece how many elements are encoded at once: some milliseconds of CPU
 */
export async function encodeInPieces<T>(
  elements: readonly T[],
  piece: number,
  encode: (element: T) => object,
): Promise<EncodedPieces> {
  const versions: string[] = [];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < elements.length; from += piece) {
    if (from > 0) await nextTurn();
    // Not encode itself, which would get the index, too.
    const json = JSON.stringify(elements.slice(from, from + piece).map((one) => encode(one)));
    versions.push(fingerprint(json));
    parts.push(encoder.encode(`${from > 0 ? ',' : ''}${json.slice(1, -1)}`));
  }
  return { parts, version: fingerprint(versions.join()) };
}
