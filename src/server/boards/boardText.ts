import { rowsWithRoom } from '../../contract/board/rowsWithRoom.ts';
import { utf8Length } from '../../service/utf8.ts';
import type { BoardNow, BoardRow } from './readBoard.ts';

/** Small computers have little memory. */
const MOST_BYTES = 2_048;
/** Rows beyond these are hours away. */
const MOST_ROWS = 12;
const LONGEST = 80;

/** A text on one line, without marks of directions, which small displays would draw. */
function short(text: string, longest = LONGEST): string {
  const letters = Array.from(
    text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\p{Cs}\u2066-\u2069]/gu, ''),
  );
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('');
}

const rowOf = ({ route, destination, figure, minutes, isLive, details }: BoardRow) => ({
  route: short(route),
  destination: short(destination),
  ...(minutes === null ? { time: figure } : { minutes }),
  live: isLive,
  ...(details.length === 0 ? {} : { note: short(details.join(', ')) }),
});

/** A board as JSON of at most 2 kB: as many rows as fit. */
export function boardText({ title, at, clock, each, near, notes: [first] }: BoardNow): string {
  const rows = rowsWithRoom(each, ({ isTooLate }) => isTooLate, near, MOST_ROWS).map(rowOf);
  const head = { title: short(title), at: new Date(at).toISOString(), clock };
  const note = first === undefined ? {} : { note: short(first, 2 * LONGEST) };
  for (;;) {
    const text = JSON.stringify({ ...head, rows, ...note });
    if (utf8Length(text) <= MOST_BYTES || rows.pop() === undefined) return text;
  }
}
