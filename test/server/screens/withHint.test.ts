import { expect, test } from 'vitest';

import { boardOf } from '../../../src/contract/board/screens/screen-entry.ts';
import { withHint } from '../../../src/server/screens/withHint.ts';

test.each([
  [{ panel: 'map' }, /^panel is not a parameter: did you mean panels\?$/],
  [{ stpo: '0100' }, /^stpo is not a parameter: did you mean stop\?$/],
  [{ weather: 'yes' }, /^weather is not a parameter: expected one of .*panels/],
  [{ panels: 'departure' }, /^panels=departure is not valid, expected one of departures, .*map$/],
  [{ dist: '5 m' }, /^dist=5 m is not valid, expected a number of meters from 0\.5 to 50$/],
  [{ lang: 'xx' }, /^lang=xx is not valid, expected one of .*es.*zh-Hant/],
  [{ hours: 'x' }, /^hours are not valid, expected such as/],
])('A56: what is wrong with the entry %j comes with what may be there', (entry, line) => {
  expect(boardOf(new URLSearchParams(), entry).wrong.map(withHint)).toEqual([
    expect.stringMatching(line),
  ]);
});
