import { fingerprint } from '../lib/fingerprint.ts';
import { nextTurn } from '../lib/nextTurn.ts';

/** The elements of a JSON array, without its brackets, and a fingerprint of them. */
export interface EncodedPieces {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly version: string;
}

const encoder = new TextEncoder();

/** Characters of a piece: some milliseconds of CPU. An element may be a hundred times as long as another one. */
const PIECE = 50_000;

/** Encodes a long list as JSON. Other requests are answered in between. */
export async function encodeInPieces<T>(
  elements: readonly T[],
  encode: (element: T) => object,
): Promise<EncodedPieces> {
  const versions: string[] = [];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let piece: string[] = [];
  let length = 0;
  const endPiece = () => {
    const json = piece.join(',');
    versions.push(fingerprint(json));
    parts.push(encoder.encode(`${parts.length > 0 ? ',' : ''}${json}`));
    [piece, length] = [[], 0];
  };
  for (const element of elements) {
    if (length > PIECE) {
      endPiece();
      await nextTurn();
    }
    const json = JSON.stringify(encode(element));
    piece.push(json);
    length += json.length;
  }
  if (piece.length > 0) endPiece();
  return { parts, version: fingerprint(versions.join()) };
}
