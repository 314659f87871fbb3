import { expect, test } from 'vitest';

import { readBoardOptions } from '../../../src/contract/board/board-options.ts';
import { isSaidAt, volumeAt } from '../../../src/contract/board/speech-options.ts';

const ZONE = 'America/Chicago';
/** A Friday. */
const at = (clock: string) => Date.parse(`2026-11-20T${clock}-06:00`);
const read = (query: string) => readBoardOptions(new URLSearchParams(query));

test('A60: a volume for some hours counts before the one for the others, and without any it is all', () => {
  const { options } = read('volume=80,40@20:00-07:00,10@Fr 22:00-23:00,60@Sa 08:00-09:00');
  expect(volumeAt(options, at('12:00'), ZONE)).toBe(0.8);
  expect(volumeAt(options, at('06:59'), ZONE)).toBe(0.4);
  // The first that holds.
  expect(volumeAt(options, at('22:30'), ZONE)).toBe(0.4);
  expect(volumeAt(read('').options, at('12:00'), ZONE)).toBe(1);
  expect(volumeAt(read('volume=40@20:00-07:00').options, at('12:00'), ZONE)).toBe(1);
});

test('A60: a board is read every so many minutes from midnight on, in its hours', () => {
  const { options } = read('say=25&sayhours=Mo-Fr 07:00-20:00');
  const saidIn = (minutes: readonly number[], instant: number) =>
    minutes.filter((minute) => isSaidAt(options, instant, minute, ZONE));
  expect(saidIn([720, 725, 749, 750, 775], at('12:00'))).toEqual([725, 750, 775]);
  expect(saidIn([0, 25, 1225], at('20:25'))).toEqual([]);
});

test.each([
  'say=0',
  'say=61',
  'say=often',
  'sayhours=7-20',
  'volume=101',
  'volume=40@7-20',
  'volume=4@5@6',
])('A60: %s is ignored with a warning', (query) => {
  const { options, warnings } = read(query);
  expect(warnings).toEqual([`${query} is not valid and was ignored`]);
  expect(options).toMatchObject({ sayMinutes: null, sayHours: null, volumes: [] });
});
