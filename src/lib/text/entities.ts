import { ownValue } from '../ownValue.ts';

/** The named characters of HTML from U+00A0 to U+00FF, in this order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** The others that editors of web pages write. */
const NAMED = new Map<string, string>([
  ...LATIN.split(' ').map((name, index): [string, string] => [
    name,
    String.fromCharCode(0xa0 + index),
  ]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['bull', '•'],
  ['hellip', '…'],
  ['prime', '′'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['euro', '€'],
  ['trade', '™'],
  ['larr', '←'],
  ['uarr', '↑'],
  ['rarr', '→'],
  ['darr', '↓'],
  ['harr', '↔'],
  ['minus', '−'],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
  ['Zcaron', 'Ž'],
  ['zcaron', 'ž'],
  ['Yuml', 'Ÿ'],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['zwnj', ''],
  ['zwj', ''],
  ['lrm', ''],
  ['rlm', ''],
]);

/** What Windows has from 128 to 159, where some editors have their quotes and dashes. Browsers read them so. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The accents in the names of letters, such as `&ccaron;`, as Unicode's combining marks. */
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

/** A letter with an accent by its name; null for any other name. */
function accentedLetter(name: string): string | null {
  const [, letter = '', accent = ''] = /^([a-zA-Z])([a-z]+)$/.exec(name) ?? [];
  const mark = ownValue(ACCENTS, accent);
  return mark === undefined ? null : `${letter}${mark}`.normalize('NFC');
}

/** A character by its number. */
function characterOf(code: number): string {
  if (code >= 128 && code < 160) return WINDOWS.charAt(code - 128);
  const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

/** A text with the entities of HTML, such as `&amp;` and `&#233;`, as characters. Unknown ones stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,8})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]\w{1,8}));/g,
    (entity, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (decimal !== undefined) return characterOf(Number(decimal));
      if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
      return NAMED.get(name ?? '') ?? accentedLetter(name ?? '') ?? entity;
    },
  );
