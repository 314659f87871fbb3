/** What reads text from outside, and the pieces that have a meaning for it. */
export interface OutsideReader {
  /**
   * Written with spaces between them; `·` stands for a space, `↵` for a line break, `→` for a tab, and `§` for a
   * number that no other has.
   */
  readonly pieces: string;
  readonly read: (text: string) => unknown;
}

export type OutsideReaders = Readonly<Record<string, OutsideReader>>;

const MEANINGS = new Map([
  ['·', ' '],
  ['↵', '\n'],
  ['→', '\t'],
]);

export const piecesOf = ({ pieces }: OutsideReader): string[] =>
  pieces.split(' ').map((piece) => piece.replaceAll(/[·↵→]/g, (sign) => MEANINGS.get(sign) ?? ''));

/** A text with a piece that is repeated so often. */
export function repeated(piece: string, times: number): string {
  if (!piece.includes('§')) return piece.repeat(times);
  return Array.from({ length: times }, (_, index) => piece.replaceAll('§', `${index}`)).join('');
}

export const HTML =
  `< > & ; = " ' / · ↵ → - ! # . , : • x <a· <a·href=" </a> <b <!-- --> <script </script <br <li> <td> </td> ` +
  '<p> &amp; &lt; &#x &# https://a.example www. \u202e \u0301';
export const CLOCKS =
  '0 1 2 9 · - + . : / , T Z ( ) [ ] | AM Uhr Nov November de· 年 月 日 오후 Stand:· GMT 20 2026 2026-11-20 17:20 à é ↵ \u0301';
export const CSV = '; , → " "" ↵ \r · 1 a § | 47.1 0,5 \ufeff';
export const QUERY =
  '& = , ~ % + ; § %2C route= stop= alert= watch= lots= hide= near= center= at= panels= secret= lang= 1.5 - a € &stop=§';
