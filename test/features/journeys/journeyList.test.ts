import { expect, test } from 'vitest';

import {
  journeyKey,
  leftOutBeside,
  listedAs,
  nextJourneys,
  wayInstead,
} from '../../../src/features/journeys/journeyList.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { after, aJourney, aRide, aWalk } from '../../support/journeys/journeys-answer.ts';

const ride = (tripID: string, from: number, to: number) =>
  aJourney(aRide({ tripID, departAt: after(from), arriveAt: after(to) }));
const NOTHING = { key: null, isChosen: false };
const list = (...answer: ReturnType<typeof ride>[]) => nextJourneys([], answer, NOTHING, NOON);
const keys = (listed: ReturnType<typeof list>) => listed.map(({ key }) => key.split('@')[0]);

test('J5: a later answer moves no journey that is shown, and adds the others below', () => {
  const before = list(ride('a', 5, 20), ride('b', 8, 25));
  const answer = [ride('b', 8, 19), ride('c', 6, 18), ride('a', 6, 21)];
  const next = nextJourneys(before, answer, NOTHING, NOON);
  expect(keys(next)).toEqual(['a', 'b', 'c']);
  expect(next[0]?.journey.departAt).toBe(after(6));
});

test('J5: a journey that has departed goes, and the others are in order of arrival', () => {
  const answer = [ride('a', 5, 20), ride('b', 8, 25)];
  const later = nextJourneys(list(...answer), [...answer, ride('c', 9, 24)], NOTHING, after(6));
  expect(keys(later)).toEqual(['c', 'b']);
});

test('J5: who wants to be there by a time sees first the way that leaves last', () => {
  const answer = [ride('a', 5, 20), ride('c', 9, 24), ride('b', 8, 25)];
  const listed = nextJourneys([], answer, NOTHING, NOON, true);
  expect(keys(listed)).toEqual(['c', 'b', 'a']);
  const later = [...answer, ride('d', 10, 26)];
  expect(keys(nextJourneys(listed, later, NOTHING, NOON, true))).toEqual(['c', 'b', 'a', 'd']);
  expect(keys(nextJourneys(listed, later, NOTHING, after(6), true))).toEqual(['d', 'c', 'b']);
});

test('J5: the open journey stays when it is no longer offered before its time, and is marked', () => {
  const before = list(ride('a', 5, 20), ride('b', 8, 25));
  const open = { key: before[0]?.key ?? null, isChosen: false };
  const next = nextJourneys(before, [ride('b', 8, 25)], open, NOON);
  expect(next.map(({ isGone }) => isGone)).toEqual([true, false]);
  expect(keys(nextJourneys(next, [ride('b', 8, 25)], open, after(6)))).toEqual(['b']);
});

test('J5: a journey that the rider has opened stays while it is under way', () => {
  const before = list(ride('a', 5, 20), ride('b', 8, 25));
  const open = { key: before[0]?.key ?? null, isChosen: true };
  const underWay = nextJourneys(before, [ride('b', 8, 25)], open, after(6));
  expect(underWay.map(({ isGone }) => isGone)).toEqual([false, false]);
  expect(keys(nextJourneys(underWay, [], open, after(21)))).toEqual([]);
});

test('J5: instead of a way that fails, the first one there is named that can still be begun', () => {
  const listed = list(ride('a', 5, 20), ride('b', 8, 25), ride('c', 9, 24), ride('d', 1, 22));
  const nameOf = (...asked: Parameters<typeof wayInstead>) =>
    wayInstead(...asked)?.key.split('@')[0];
  const [first] = listed;
  const key = first?.key ?? '';
  expect(nameOf(key, listed, after(2), false)).toBe('c');
  expect(nameOf(key, listed, NOON, true)).toBe('c');
  expect(nameOf(key, listed.slice(0, 1), NOON, false)).toBeUndefined();
  // One that is no longer offered is none to take.
  expect(
    nameOf('', [{ ...listedAs(key, ride('a', 5, 20)), isOld: true }], NOON, false),
  ).toBeUndefined();
});

test('J5: one can always go on foot', () => {
  const walk = aJourney(aWalk());
  expect(nextJourneys([], [walk], NOTHING, after(30))).toHaveLength(1);
  expect(journeyKey(walk)).not.toBe(journeyKey(ride('a', 5, 20)));
});

test('J5, W1: a route that a listed way uses is not said to be left out', () => {
  const leftOut = [
    { why: 'accessibility-unknown' as const, routeIDs: ['03', '07'] },
    { why: 'by-reservation' as const, routeIDs: ['03'] },
  ];
  const listed = list(aJourney(aRide({ routeID: '03', departAt: after(5), arriveAt: after(20) })));
  expect(leftOutBeside(leftOut, listed)).toEqual([
    { why: 'accessibility-unknown', routeIDs: ['07'] },
  ]);
});

test('J5: a way with more changes that the clock times make no better is left out', () => {
  const rides = (tripIDs: string[], from: number, to: number) =>
    aJourney(
      ...tripIDs.map((tripID) => aRide({ tripID, departAt: after(from), arriveAt: after(to) })),
    );
  const [direct, changing] = [rides(['a'], 5, 20), rides(['b', 'c'], 5, 19.8)];
  const soonest = rides(['d', 'e'], 5, 18);
  // Its seconds are fewer, and nobody sees them.
  expect(keys(list(changing, rides(['a'], 5, 19.9), soonest))).toEqual(['d', 'a']);
  expect(keys(list(changing, direct))).toEqual(['b', 'a']);
  // A rider who has opened it looks at it.
  const open = { key: journeyKey(changing), isChosen: true };
  const later = nextJourneys(list(changing), [changing, rides(['a'], 5, 19.9)], open, NOON);
  expect(later.map(({ key, isGone }) => [key.split('@')[0], isGone])).toEqual([
    ['b', false],
    ['a', false],
  ]);
});
