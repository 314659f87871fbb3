import { expect, test } from 'vitest';

import { boardName } from '../../../src/contract/board/boardName.ts';

test.each([
  [['Harbor Landing'], 'Harbor Landing'],
  [['Barrington St (6106)', 'Barrington St (6107)'], 'Barrington St'],
  [['Central Station A', 'Central Station B', 'Central Station C'], 'Central Station'],
  [['Main & 1st', 'Main & 2nd'], 'Main & 1st · Main & 2nd'],
  [
    ['Bari Centrale (B)', 'Bari Centrale (C)', 'Piazza Moro', 'Bari Centrale (A)'],
    'Bari Centrale · Piazza Moro',
  ],
  [['Park St', 'Lake Ave', 'Hill Rd'], 'Park St · Lake Ave'],
  [['Union', 'Union'], 'Union'],
  [[], ''],
])('Q23: a board for %j is called %j', (stops, name) => {
  expect(boardName(stops)).toBe(name);
});
