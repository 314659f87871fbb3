import { decodeEntities } from '../lib/text/entities.ts';
import { secretForms } from './secretForms.ts';

/** A shorter key occurs in ordinary text by chance. */
const SHORTEST_KEY = 8;
/** Names of parameters whose value is a key that stands in a feed's own URL. */
const KEY_NAME = /key|token|secret|password|auth|^sig(?:nature)?$/i;

/** A text may be escaped again: `%2525`. */
const MOST_TIMES_ESCAPED = 3;

/** What is in a zip is searched when it is read: compressed, a key is not found. */
const isZip = ([p, k, three, four]: Uint8Array) =>
  p === 0x50 && k === 0x4b && three === 3 && four === 4;

/** A character that stands in a text as something else: in a URL, in JSON, in HTML. */
const ESCAPED = /%[\da-f]{2}|\\u[\da-f]{4}|\\\/|&#?\w{1,8};/gi;

const characterOf = (escaped: string): string => {
  if (escaped.startsWith('&')) return decodeEntities(escaped);
  if (escaped === '\\/') return '/';
  return String.fromCharCode(Number.parseInt(escaped.replace(/^%|^\\u/i, ''), 16));
};

/** A key in base64, wherever in the encoded text it begins: without the characters that depend on what is around it. */
function base64Forms(key: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), key]).toString('base64');
    const whole = Math.floor(((before + key.length) * 8) / 6);
    const form = text.slice(Math.ceil((before * 8) / 6), whole);
    return [form, form.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** The keys in a feed's own URL. */
export const keysInUrl = (url: string): string[] =>
  [...new URL(url).searchParams].flatMap(([name, value]) => (KEY_NAME.test(name) ? [value] : []));

/**
 * Creates the test whether a feed's bytes contain a key that its host was sent (S25): as it is, as part of a URL, of
 * JSON or of HTML, in base64, in hexadecimal, or in UTF-16. A host that repeats its requests would hand it to riders.
 */
export function createKeyTest(keys: readonly string[]): (bytes: Uint8Array) => boolean {
  const long = keys.filter((key) => key.length >= SHORTEST_KEY);
  if (long.length === 0) return () => false;
  const forms = long.flatMap((key) => {
    const bytes = Buffer.from(key);
    const hex = bytes.toString('hex');
    const wide = Buffer.from(key, 'utf16le');
    const texts = [
      ...secretForms(key),
      JSON.stringify(key).slice(1, -1),
      hex,
      hex.toUpperCase(),
      ...base64Forms(bytes),
    ];
    return [...texts.map((text) => Buffer.from(text)), wide, Buffer.from(wide).swap16()];
  });
  // Non-ASCII characters may have been escaped by their bytes or by their numbers.
  const asText = long.flatMap((key) => [key, Buffer.from(key).toString('latin1')]);
  return (bytes) => {
    if (isZip(bytes)) return false;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (forms.some((form) => buffer.includes(form))) return true;
    let text = buffer.toString('latin1');
    for (let times = 0; times < MOST_TIMES_ESCAPED; times++) {
      const plain = text.replaceAll(ESCAPED, characterOf);
      if (plain === text) return false;
      if (asText.some((key) => plain.includes(key))) return true;
      text = plain;
    }
    return false;
  };
}
