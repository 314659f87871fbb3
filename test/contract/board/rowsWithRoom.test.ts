import { expect, test } from 'vitest';

import { rowsWithRoom } from '../../../src/contract/board/rowsWithRoom.ts';

/** Rows above the line in capitals, and below it in small letters. */
const shown = (rows: string, near: number, room: number) =>
  rowsWithRoom(Array.from(rows), (row) => row === row.toLowerCase(), near, room).join('');

test.each([
  ['ABCab', 1, 9, 'ABCab'],
  // A third of the room is for those below, which people miss by the least.
  ['ABCDEFGHabcd', 2, 6, 'ABCDcd'],
  ['ABCDEFGHa', 2, 6, 'ABCDEa'],
  // A bus of the next minutes makes no room.
  ['ABCDEFGHabcd', 5, 6, 'ABCDEd'],
  ['ABCDEFGHabcd', 8, 6, 'ABCDEF'],
  ['ABabcdef', 1, 6, 'ABcdef'],
  ['abcdef', 0, 3, 'def'],
  ['ABCab', 1, 1, 'A'],
])('A52: of the rows %s, %d of them near, a board for %d has %s', (rows, near, room, expected) => {
  expect(shown(rows, near, room)).toBe(expected);
});
