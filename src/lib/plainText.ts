/** The accents in the names of HTML's letters, such as `&eacute;`, as Unicode's combining marks. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  caron: '\u030C',
  cedil: '\u0327',
};

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  hellip: '…',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  iexcl: '¡',
  iquest: '¿',
  euro: '€',
  larr: '←',
  rarr: '→',
  harr: '↔',
};

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;
const ACCENTED = /^([a-z])(grave|acute|circ|tilde|uml|ring|caron|cedil)$/i;
/** The tags that people have left in names. Other angle brackets are text. */
const TAG =
  /<(?:br|\/?(?:p|div|span|b|i|u|s|em|strong|small|big|sup|sub|font|center|nobr|a|li|ul|ol|h[1-6]))(?:\s[^<>]*)?\/?>/gi;
/** A name that was escaped twice has `&amp;amp;`. */
const MOST_TIMES_ESCAPED = 3;

function characterOf(code: number): string | null {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code > 0 && code <= 0x10_ffff && !isSurrogate ? String.fromCodePoint(code) : null;
}

function decodeOnce(text: string): string {
  return text.replaceAll(ENTITY, (entity: string, decimal?: string, hex?: string, name = '') => {
    if (decimal !== undefined) return characterOf(Number(decimal)) ?? entity;
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16)) ?? entity;
    const [, letter = '', accent = ''] = ACCENTED.exec(String(name)) ?? [];
    if (letter !== '') return `${letter}${ACCENTS[accent.toLowerCase()] ?? ''}`.normalize('NFC');
    return SIGNS[String(name)] ?? SIGNS[String(name).toLowerCase()] ?? entity;
  });
}

/**
 * A name without the HTML that it was published with (F6): entities such as `&amp;` are decoded, and tags such as
 * `<br>` are removed. The result is text, not HTML: whatever looks like HTML in it is to be shown as it is.
 */
export function plainText(text: string): string {
  let decoded = text;
  for (let time = 0; time < MOST_TIMES_ESCAPED && decoded.includes('&'); time++) {
    const next = decodeOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return decoded.includes('<') ? decoded.replaceAll(TAG, ' ') : decoded;
}
