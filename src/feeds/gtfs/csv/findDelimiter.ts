import { COMMA, CR, LF } from './signs.ts';

const SEMICOLON = 0x3b;
const TAB = 0x09;
const PIPE = 0x7c;

/** What other programs write between columns. No name of a column has one of these. */
const OTHERS = [SEMICOLON, TAB, PIPE];

/**
 * Finds what is between the columns of a table: a comma, unless its header has none and has another delimiter.
 *
 * @param bytes the table from its start
 * @returns null if the header does not end in these bytes, and has no comma in them
 */
export function findDelimiter(bytes: Uint8Array): number | null {
  const start = bytes.findIndex((byte) => byte !== LF && byte !== CR);
  if (start === -1) return null;
  const length = bytes.subarray(start).findIndex((byte) => byte === LF || byte === CR);
  const header = length === -1 ? bytes.subarray(start) : bytes.subarray(start, start + length);
  if (header.includes(COMMA)) return COMMA;
  if (length === -1) return null;
  return OTHERS.find((byte) => header.includes(byte)) ?? COMMA;
}
