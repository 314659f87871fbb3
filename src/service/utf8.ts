import { fingerprint } from '../lib/fingerprint.ts';

const encoder = new TextEncoder();
/** Holds one text at a time: an array for each would cost more than all that is done with it. */
const bytes = new Uint8Array(256 * 1024);
const words = new Uint32Array(bytes.buffer);

const fits = (text: string) => text.length * 3 <= bytes.length;

/** How many bytes a text has in UTF-8. */
export const utf8Length = (text: string): number =>
  fits(text) ? encoder.encodeInto(text, bytes).written : encoder.encode(text).length;

/** A fingerprint of a text, for its ETag: four bytes at once, because most answers need one. */
export function textVersion(text: string): string {
  if (!fits(text)) return fingerprint(text);
  const { written } = encoder.encodeInto(text, bytes);
  const count = Math.ceil(written / 4);
  bytes.fill(0, written, count * 4);
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let index = 0; index < count; index++) {
    const word = words[index] ?? 0;
    first = Math.imul(first ^ word, 0x01000193);
    first ^= first >>> 15;
    second = Math.imul(second ^ word, 0x85ebca6b);
    second ^= second >>> 13;
  }
  return [first >>> 0, second >>> 0, written].map((part) => part.toString(36)).join('-');
}
