import { expect, test } from 'vitest';

import { matchVehicles } from '../../support/realtime/matchVehicles.ts';

/** How full a bus is by its OccupancyStatus and percentage; the fields that are undefined are not sent. */
const fullness = (occupancy?: number, percentage?: number) =>
  matchVehicles([
    {
      tripID: 'return',
      ...(occupancy === undefined ? {} : { occupancy }),
      ...(percentage === undefined ? {} : { percentage }),
    },
  ]).buses[0]?.occupancy;

test.each([
  [undefined, undefined],
  [0, 'empty'],
  [2, 'few-seats-available'],
  [6, 'not-accepting-passengers'],
  [7, undefined],
  [8, 'not-boardable'],
  [9, undefined],
  [99, undefined],
])('T22: a bus with OccupancyStatus %o is %o', (status, occupancy) => {
  expect(fullness(status)).toBe(occupancy);
});

test.each([
  [undefined, 0, 'empty'],
  [undefined, 20, 'many-seats-available'],
  [undefined, 40, 'few-seats-available'],
  [undefined, 60, 'standing-room-only'],
  [undefined, 95, 'crushed-standing-room-only'],
  [undefined, 110, 'full'],
  // Programs write these where they know nothing.
  [undefined, 255, undefined],
  [undefined, 4_294_967_295, undefined],
  [7, 95, 'crushed-standing-room-only'],
  [0, 95, 'crushed-standing-room-only'],
  [0, 255, 'empty'],
  [8, 0, 'not-boardable'],
  [1, 95, 'many-seats-available'],
])('T22: a bus with OccupancyStatus %o and %o percent is %o', (status, percentage, occupancy) => {
  expect(fullness(status, percentage)).toBe(occupancy);
});

test('T22: its ramp goes with a bus', () => {
  const rampOf = (wheelchair: number) =>
    matchVehicles([{ tripID: 'return', wheelchair }]).buses[0]?.isWheelchairAccessible;
  expect([0, 1, 2, 3, 4].map(rampOf)).toEqual([undefined, undefined, true, false, undefined]);
});
