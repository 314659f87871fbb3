import { expect, test } from 'vitest';

import { readBoardOptions } from '../../../../src/contract/board/board-options.ts';
import { boardEntry } from '../../../../src/contract/board/screens/boardEntry.ts';
import { boardOf } from '../../../../src/contract/board/screens/screen-entry.ts';

test.each([
  'stop=0100:6,0341:2&title=Main%20lobby,%20north&lang=en,es&dist=4.5&screen=55',
  'near=43.5,-91.8&near=43.6,-91.9&route=3,A%5C,B&hide=7&bbox=-92,43,-91,44&center=43,-91&zoom=12',
  'stop=0100&names=stop~0100~Front~door&names=stop~0341~Front%20door&names=route~3~Airport',
  'stop=1&title=42&touch=1&speech=0&reach=6,mark&platform=2&theme=dark&units=feet&shift=4',
])('A57: the entry of %s is the board of that address', (query) => {
  const parameters = new URLSearchParams(query);
  // As screens.json has it.
  const entry: unknown = JSON.parse(JSON.stringify(boardEntry(parameters)));
  const { options, wrong } = boardOf(new URLSearchParams(), entry);
  expect(wrong).toEqual([]);
  expect(options).toEqual(readBoardOptions(parameters).options);
});

test('A57: an entry has nothing that only an address may have', () => {
  const parameters = new URLSearchParams('view=kiosk&id=a&secret=only-ours-1&preview=1&stop=0100');
  expect(boardEntry(parameters)).toEqual({ stop: ['0100'] });
});
