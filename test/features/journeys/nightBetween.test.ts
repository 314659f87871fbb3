import { expect, test } from 'vitest';

import { nextJourneys } from '../../../src/features/journeys/journeyList.ts';
import { nightBefore, nightBetween } from '../../../src/features/journeys/nightBetween.ts';
import { after, aJourney, aRide, aWalk } from '../../support/journeys/journeys-answer.ts';

const way = (tripID: string, minutes: number, isLast = false) =>
  aJourney(aRide({ tripID, isLast, departAt: after(minutes), arriveAt: after(minutes + 10) }));

const listed = (journeys: Parameters<typeof nextJourneys>[1], isArriveBy = false) =>
  nextJourneys([], journeys, { key: null, isChosen: false }, after(0), isArriveBy);

const ZONE = 'America/Chicago';
const HOUR = 60;

test.each([
  ['after a last bus', [way('a', 10), way('b', 30, true), way('c', 5 * HOUR)], 'b', 'c'],
  ['after midnight’s last bus', [way('b', 12.5 * HOUR, true), way('c', 17 * HOUR)], 'b', 'c'],
  ['over midnight without a known last bus', [way('b', 10 * HOUR), way('c', 17 * HOUR)], 'b', 'c'],
])('J5: the next day’s ways begin %s', (_where, journeys, last, next) => {
  const night = nightBetween(listed(journeys), ZONE);
  expect([night?.lastKey, night?.beyondKey]).toEqual([`${last}@0100`, `${next}@0100`]);
  expect(night?.beyondAt).toBe(journeys.at(-1)?.departAt);
});

test.each([
  ['every three hours by day', [way('a', 10), way('b', 190)]],
  ['until a last bus that ends the list', [way('a', 10), way('b', 190, true)]],
  ['close together over midnight', [way('a', 11 * HOUR), way('b', 12 * HOUR)]],
  ['on foot and by one bus', [aJourney(aWalk()), way('b', 5 * HOUR)]],
])('J5: ways are of one day %s', (_how, journeys) => {
  expect(nightBetween(listed(journeys), ZONE)).toBeNull();
});

test('J5: to be there by a morning, the list goes back to the evening before, of several to the latest', () => {
  const days = [
    way('a', 10),
    way('b', 30, true),
    way('c', 17 * HOUR),
    way('d', 18 * HOUR, true),
    way('e', 41 * HOUR),
  ];
  expect(nightBetween(listed(days, true), ZONE)).toEqual({
    goes: 'back',
    lastKey: null,
    beyondKey: 'd@0100',
    beyondAt: after(18 * HOUR),
  });
  expect(nightBetween(listed(days), ZONE)).toMatchObject({
    goes: 'on',
    lastKey: 'b@0100',
    beyondKey: 'c@0100',
  });
});

test('J5: where all buses go after a night, it ends with the one that leaves first', () => {
  const [sooner, later] = [way('b', 6 * HOUR), way('c', 5 * HOUR)];
  const arrivesLast = { ...later, arriveAt: after(7 * HOUR) };
  expect(nightBefore(listed([aJourney(aWalk()), sooner, arrivesLast]), after(0))).toEqual({
    goes: 'on',
    lastKey: null,
    beyondKey: 'b@0100',
    beyondAt: after(5 * HOUR),
  });
});

test.each([
  ['a bus leaves sooner', [way('a', 119), way('b', 5 * HOUR)]],
  ['one can only walk', [aJourney(aWalk())]],
])('J5: no night is before a list where %s', (_where, journeys) => {
  expect(nightBefore(listed(journeys), after(0))).toBeNull();
});

test('J5: a list in another order than by time has no place where a day begins', () => {
  const [a, b, c] = listed([way('a', 10), way('b', 30, true), way('c', 5 * HOUR)]);
  if (a === undefined || b === undefined || c === undefined) throw new Error('no ways');
  expect(nightBetween([a, c, b], ZONE)).toBeNull();
});
