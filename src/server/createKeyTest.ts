import { ownValue } from '../lib/ownValue.ts';
import { secretForms } from './secretForms.ts';

/** A shorter key occurs in ordinary text by chance. */
export const SHORTEST_KEY = 8;
/** Names of parameters whose value is a key that stands in a feed's own URL. */
const KEY_NAME = /key|token|secret|password|auth|^sig(?:nature)?$/i;

/** What is in a zip is searched when it is read: compressed, a key is not found. */
const isZip = ([p, k, three, four]: Uint8Array) =>
  p === 0x50 && k === 0x4b && three === 3 && four === 4;

/** The characters with names in HTML that a key may have. */
const NAMES: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};

/** In digits of either case. */
const hexadecimal = (code: number) =>
  code.toString(16).replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);

/** One byte or character as it is, or escaped once or several times: in a URL, in JSON, in HTML. */
function escapedForms(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = hexadecimal(code);
  const name = ownValue(NAMES, character);
  const html = [`#0{0,4}${code}`, `#[xX]0{0,4}${hex}`, ...(name === undefined ? [] : [name])];
  const unicode = `${'0'.repeat(4 - Math.min(4, code.toString(16).length))}${hex}`;
  return [
    `\\u${code.toString(16).padStart(4, '0')}`,
    ...(code < 256 ? [`%(?:25){0,3}${code < 16 ? '0' : ''}${hex}`] : []),
    String.raw`\\{1,4}u${unicode}`,
    `&(?:amp;){0,3}(?:${html.join('|')});`,
    ...(/[/"\\]/.test(character) ? [String.raw`\\{1,4}\x${code.toString(16)}`] : []),
  ].join('|');
}

/** So many characters say that it is the key, and make a pattern that is compiled in no time. */
const TELLING = 64;

/** Matches a key in a text, each of whose characters may be escaped. */
const escapedKey = (key: string) =>
  `(?:${key.slice(0, TELLING).split('').map(escapedForms).join(')(?:')})`;

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
 * Creates the test whether a feed's bytes contain a key that its host was sent: as it is, as part of a URL, of
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
  // Characters beyond ASCII may have been escaped by their bytes or by their numbers.
  const byBytes = long.map((key) => Buffer.from(key).toString('latin1'));
  const escaped = new RegExp([...new Set([...long, ...byBytes])].map(escapedKey).join('|'));
  return (bytes) => {
    if (isZip(bytes)) return false;
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    return forms.some((form) => buffer.includes(form)) || escaped.test(buffer.toString('latin1'));
  };
}
