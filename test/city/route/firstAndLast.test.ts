import { expect, test } from 'vitest';

import { firstAndLast } from '../../../src/city/route/firstAndLast.ts';

test('Q13: the last bus of a day is the last of all, whenever its line of buses by headway began', () => {
  expect(firstAndLast([])).toBeNull();
  expect(firstAndLast([{ at: 4 }, { at: 9 }])).toEqual([4, 9]);
  expect(
    firstAndLast([
      { at: 4, until: 23 },
      { at: 5, until: 6 },
    ]),
  ).toEqual([4, 23]);
});
