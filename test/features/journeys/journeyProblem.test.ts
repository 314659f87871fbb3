import { expect, test } from 'vitest';

import type { RideLeg } from '../../../src/contract/journeys/journeys.ts';
import type { TripStop, TripTimes } from '../../../src/contract/trip-times.ts';
import {
  atTripTimes,
  journeyProblem,
  rideStops,
} from '../../../src/features/journeys/journeyProblem.ts';
import { aTrip } from '../../support/builders.ts';
import { after, aJourney, aRide, aWalk } from '../../support/journeys/journeys-answer.ts';

const stop = (stopID: string, minutes: number, state: TripStop['state'] = 'running'): TripStop => ({
  stopID,
  intersection: `Stop ${stopID}`,
  expectedAt: after(minutes),
  basis: 'reported',
  state,
  passed: false,
});
const place = (stopID: string) => ({ stopID, lat: 43, lon: -89 });
const FIRST = aRide({ tripID: 'one', from: place('a'), to: place('c') });
const SECOND = aRide({ tripID: 'two', routeID: '07', from: place('c'), to: place('e') });
const JOURNEY = aJourney(FIRST, SECOND);

const trips = (first: Partial<TripTimes>, second: Partial<TripTimes>) => (ride: RideLeg) =>
  ride === FIRST ? aTrip(first) : aTrip(second);
const ONE = [stop('a', 1), stop('b', 3), stop('c', 10)];
const TWO = [stop('c', 12), stop('d', 15), stop('e', 20)];

test('J5: a change that can still be made is no problem, and neither are trips that are not read', () => {
  expect(journeyProblem(JOURNEY, trips({ stops: ONE }, { stops: TWO }))).toBeNull();
  expect(journeyProblem(JOURNEY, () => undefined)).toBeNull();
});

test('J5: a change is missed when the first bus comes after the second has left', () => {
  const late = [stop('a', 1), stop('b', 3), stop('c', 13)];
  const problem = journeyProblem(JOURNEY, trips({ stops: late }, { stops: TWO }));
  expect(problem).toEqual({ kind: 'missed', ride: SECOND });
});

test('J5: nobody misses the bus on which they stay', () => {
  const seated = { ...SECOND, staysSeated: true };
  const late = trips({ stops: [stop('a', 1), stop('c', 13)] }, { stops: TWO });
  expect(journeyProblem(aJourney(FIRST, seated), late)).toBeNull();
});

test.each([
  ['its trip', { state: 'canceled', stops: TWO } as const],
  ['its stops', { stops: [stop('c', 12, 'canceled'), stop('e', 20, 'canceled')] } as const],
])('J5: a bus that is canceled by %s is said', (_what, second) => {
  const problem = journeyProblem(
    JOURNEY,
    trips({ stops: ONE }, { ...second, stops: [...second.stops] }),
  );
  expect(problem).toEqual({ kind: 'canceled', ride: SECOND });
});

test.each([
  ['c', [stop('c', 12, 'skipped'), stop('e', 20)]],
  ['e', [stop('c', 12), stop('e', 20, 'skipped')]],
])('J5: a bus that runs, and leaves out stop %s, is not called canceled', (stopID, stops) => {
  const problem = journeyProblem(JOURNEY, trips({ stops: ONE }, { stops }));
  expect(problem).toEqual({ kind: 'skipped', ride: SECOND, stop: place(stopID) });
});

test('J5: a change is missed when the walk to the other stop takes too long', () => {
  const walk = aWalk({
    from: place('c'),
    to: place('x'),
    departAt: after(10),
    arriveAt: after(13),
  });
  const third = { ...SECOND, from: place('x') };
  const other = trips({ stops: ONE }, { stops: [stop('x', 12), stop('e', 20)] });
  expect(journeyProblem(aJourney(FIRST, walk, third), other)).toEqual({
    kind: 'missed',
    ride: third,
  });
  const later = trips({ stops: ONE }, { stops: [stop('x', 13), stop('e', 20)] });
  expect(journeyProblem(aJourney(FIRST, walk, third), later)).toBeNull();
});

test('J5: a way that is no longer offered has the times of its trips', () => {
  const late = trips({ stops: [stop('a', 9), stop('c', 18)] }, {});
  const [first, second] = atTripTimes(JOURNEY, late).legs;
  expect(first).toMatchObject({ departAt: after(9), arriveAt: after(18), basis: 'reported' });
  expect(second).toEqual(SECOND);
});

test('J5: the stop before is known on a trip that serves a stop twice', () => {
  const loop = aTrip({ stops: [stop('c', 0), stop('a', 1), stop('b', 3), stop('c', 10)] });
  expect(rideStops(FIRST, loop)?.before?.stopID).toBe('b');
  const next = aTrip({ stops: [stop('a', 1), stop('c', 3)] });
  expect(rideStops(FIRST, next)?.before).toBeNull();
});
