import { expect, test } from 'vitest';

import { nearGroups } from '../../../src/city/near/nearGroups.ts';
import type { NearLine, NearStop } from '../../../src/contract/places/near.ts';
import { anArrival } from '../../support/builders.ts';

const NOW = Date.UTC(2026, 10, 20, 18, 0, 0);
const MINUTE = 60_000;

const stop = (stopID: string, intersection: string, meters: number): NearStop => ({
  stopID,
  intersection,
  latitude: 43 + meters / 111_000,
  longitude: -89,
  meters,
  lines: [],
});

const line = (
  routeID: string,
  destination: string,
  stopID: string,
  ...minutes: readonly number[]
): NearLine => ({
  routeID,
  destination,
  stopID,
  timeZone: undefined,
  arrivals: minutes.map((one) =>
    anArrival(NOW + one * MINUTE, {
      tripID: `${routeID} ${destination} ${one}`,
      routeID,
      destination,
      basis: 'reported',
    }),
  ),
});

const groupsOf = (stops: readonly NearStop[], lines: readonly NearLine[], isRiderThere = false) =>
  nearGroups(
    { stops, lines, updatedAt: NOW },
    { now: NOW, liveFor: 120_000, metresPerMinute: 80, isRiderThere },
  ).map((group) => [
    group.stop.intersection,
    group.walkMinutes,
    ...group.rows.map(({ row, stopID }) =>
      [stopID, row.routeID, row.destination, ...row.next.map(({ minutes }) => minutes)].join(' '),
    ),
  ]);

test('Q3: the name of a place opens all of its rows, or the stop of the first one, never one without buses', () => {
  const opened = (station?: string) => {
    const bay = (stopID: string, meters: number) => ({
      ...stop(stopID, 'Central', meters),
      ...(station === undefined ? {} : { station }),
    });
    const lines = [
      line('70', 'Far', 'C', 600),
      line('2', 'North', 'A', 1),
      line('5', 'South', 'B', 6),
    ];
    return nearGroups(
      { stops: [bay('C', 60), bay('A', 80), bay('B', 90)], lines, updatedAt: NOW },
      { now: NOW, liveFor: 120_000, metresPerMinute: 80, isRiderThere: false },
    ).map(({ opens }) => opens);
  };
  expect(opened('S')).toEqual(['S']);
  expect(opened()).toEqual(['A']);
});

const OAK = stop('1', 'Oak', 80);
const ACROSS = stop('2', 'Oak', 120);
const ELM = stop('3', 'Elm', 400);

test('Q3: the nearest stop is first, the sides of a street are one place, and in it what comes next is first', () => {
  const lines = [
    line('4', 'North', '1', 9, 20),
    line('4', 'South', '2', 3),
    line('7', 'West', '3', 1),
  ];
  expect(groupsOf([OAK, ACROSS, ELM], lines)).toEqual([
    ['Oak', 1, '2 4 South 3', '1 4 North 9 20'],
    ['Elm', 7, '3 7 West 1'],
  ]);
});

test('Q3: stops of one name that are far apart are two places', () => {
  const far = stop('9', 'Oak', 900);
  expect(
    groupsOf([OAK, far], [line('4', 'North', '1', 9), line('5', 'East', '9', 3)]).map(
      ([name, walk]) => [name, walk],
    ),
  ).toEqual([
    ['Oak', 1],
    ['Oak', 15],
  ]);
});

test('Q3a: a row begins with the first bus that a rider who is there can reach on foot', () => {
  const lines = [line('7', 'West', '3', 1, 4, 7, 30), line('8', 'East', '3', 2)];
  expect(groupsOf([ELM], lines, true)).toEqual([['Elm', 7, '3 8 East 2', '3 7 West 7 30']]);
  expect(groupsOf([ELM], lines)).toEqual([['Elm', 7, '3 7 West 1 4 7', '3 8 East 2']]);
});

test('Q13b: a stop from which nothing departs for hours is after those that have departures', () => {
  const places = (first: number) =>
    groupsOf([OAK, ELM], [line('4', 'North', '1', first), line('7', 'West', '3', 20)]).map(
      ([name]) => name,
    );
  expect(places(30)).toEqual(['Oak', 'Elm']);
  expect(places(13 * 60)).toEqual(['Elm', 'Oak']);
});

test('Q5: buses that do not come are no rows', () => {
  const canceled = line('4', 'North', '1', 9);
  const lines = [
    {
      ...canceled,
      arrivals: canceled.arrivals.map((one) => ({ ...one, state: 'canceled' as const })),
    },
  ];
  expect(groupsOf([OAK], lines)).toEqual([]);
});
