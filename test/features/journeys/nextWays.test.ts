import { expect, test } from 'vitest';

import { nextWays } from '../../../src/features/journeys/nextWays.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { after, aJourney, aRide, aWalk } from '../../support/journeys/journeys-answer.ts';

const rideAt = (tripID: string, departIn: number, arriveIn: number) =>
  aRide({
    tripID,
    departAt: after(departIn),
    arriveAt: after(arriveIn),
    scheduledDepartAt: after(departIn),
    scheduledArriveAt: after(arriveIn),
  });

const OPTIONS = { now: NOON, liveFor: 60_000 };
const minutesOf = (ways: ReturnType<typeof nextWays>) =>
  ways.map(({ departure }) => departure?.minutes ?? null);

test('J7: the way that is there first, then two that one may take later, in order', () => {
  const ways = [
    aJourney(rideAt('later', 30, 40)),
    aJourney(rideAt('first', 10, 20)),
    aJourney(rideAt('last', 50, 59)),
    aJourney(rideAt('slow', 5, 45)),
    aJourney(rideAt('next', 15, 35)),
  ];
  expect(minutesOf(nextWays(ways, true, OPTIONS))).toEqual([10, 15, 30]);
});

test('J7: one sets out before the bus comes, and by the timetable once live times are old', () => {
  const late = { ...rideAt('late', 12, 20), scheduledDepartAt: after(8) };
  const way = aJourney(aWalk({ departAt: after(9), arriveAt: after(12) }), late);
  const [live] = nextWays([way], true, OPTIONS);
  expect(live?.departure).toMatchObject({ at: after(9), minutes: 9, minutesLate: 4 });
  const [old] = nextWays([way], false, OPTIONS);
  expect(old?.departure).toMatchObject({ at: after(5), minutes: null, minutesLate: 0 });
});

test('J7: what has left is no next way, and a walk is one only where no bus goes', () => {
  const walk = aJourney(aWalk({ departAt: NOON, arriveAt: after(40) }));
  const gone = aJourney(rideAt('gone', -5, 10));
  expect(minutesOf(nextWays([walk, gone, aJourney(rideAt('a', 20, 50))], true, OPTIONS))).toEqual([
    20,
  ]);
  expect(nextWays([gone, walk], true, OPTIONS)).toEqual([{ journey: walk, departure: null }]);
  expect(nextWays([gone], true, OPTIONS)).toEqual([]);
});
