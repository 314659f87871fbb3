/** The names of the characters from U+00A0 to U+00FF in HTML, in their order. */
const LATIN_NAMES =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_NAMES.split(' ').map((name, index): [string, string] => [
    name,
    String.fromCodePoint(0xa0 + index),
  ]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    hellip: '…',
    bull: '•',
    euro: '€',
    trade: '™',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    zwnj: '',
    zwj: '',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
  }),
]);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z][A-Za-z\d]{1,7}));/g;

/** The characters of Windows-1252 from 0x80 to 0x9F, which browsers take for these numbers, too. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

function characterOf(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS[code - 0x80] ?? '';
  const isCharacter = code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

const decodeEntities = (text: string): string =>
  text.replaceAll(ENTITY, (all, decimal?: string, hexadecimal?: string, name?: string): string => {
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
    return NAMED.get(name ?? '') ?? all;
  });

/** Only HTML's own tags: in `I <3 Jazz` and `Ask <info@a.example>` the text is meant. */
const TAG =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|cite|code|dd|div|dl|dt|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|wbr)(?:\s[^<>]*)?\/?>|<!--.*?-->/gis;
/** Tags that stand between words. */
const BREAK = /^<\/?(?:blockquote|br|dd|div|dt|h\d|hr|li|p|table|td|th|tr)\b/i;

/** A program may escape text that another has escaped before it. */
const ROUNDS = 2;

/**
 * A name that a program wrote as HTML, as the text that it means: `Rock &#8211; Pop <b>Live</b>` is `Rock – Pop Live`
 * (F6). The result is text, never HTML, in one line.
 */
export function plainText(text: string): string {
  let plain = text;
  // Most names have none.
  if (/[&<]/.test(text)) for (let round = 0; round < ROUNDS; round++) plain = decodeEntities(plain);
  return plain
    .replaceAll(TAG, (tag) => (BREAK.test(tag) ? ' ' : ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
