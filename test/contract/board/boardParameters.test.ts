import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readBoardOptions } from '../../../src/contract/board/board-options.ts';
import { boardParameters } from '../../../src/contract/board/boardParameters.ts';

const read = (entry: Readonly<Record<string, unknown>>) => {
  const { parameters, warnings } = boardParameters(entry);
  const board = readBoardOptions(parameters);
  return { ...board, warnings: [...warnings, ...board.warnings] };
};

test('A56: an entry of a file says what an address says', () => {
  expect(
    read({
      stop: ['0100:6', 'A,B'],
      near: ['43.6035,-91.8990'],
      reach: 'mark',
      title: 'Lobby, east',
      dist: 4.5,
      touch: true,
      wake: false,
      destination: ['Madison, Capitol'],
      names: { stop: { '0100': 'Front door' }, route: { '03': 'Airport' } },
    }),
  ).toEqual(
    readBoardOptions(
      new URLSearchParams([
        ['stop', String.raw`0100:6,A\,B`],
        ['near', '43.6035,-91.8990'],
        ['reach', 'mark'],
        ['title', 'Lobby, east'],
        ['dist', '4.5'],
        ['touch', '1'],
        ['wake', '0'],
        ['destination', String.raw`Madison\, Capitol`],
        ['names', 'stop~0100~Front door'],
        ['names', 'route~03~Airport'],
      ]),
    ),
  );
});

test('A56: what is wrong in an entry is named, and the rest is used', () => {
  const { options, warnings } = read({
    stop: '0100',
    near: { lat: 1, lon: 2 },
    title: null,
    names: { color: { red: 'blue' } },
    dist: 'far',
  });
  expect(options.stops).toEqual(['0100']);
  expect(warnings).toEqual([
    'near is neither a text, a number nor a list and was ignored',
    'title is neither a text, a number nor a list and was ignored',
    'names is neither a text, a number nor a list and was ignored',
    'dist=far is not valid and was ignored',
  ]);
});

test('A56: any entry can be read', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (entry) => {
      expect(read(entry).options.panels.length).toBeGreaterThan(0);
    }),
  );
});
