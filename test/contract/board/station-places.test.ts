import fc from 'fast-check';
import { expect, test } from 'vitest';

import { listedStops, minutesOfWalk } from '../../../src/contract/board/station-places.ts';

/** A stop so many meters north of the display, which the settings say to be so many minutes away. */
const stopAt = (stopID: string, meters: number) => ({
  stopID,
  intersection: stopID,
  latitude: 43 + meters / 111_195,
  longitude: -91,
});

const orderOf = (
  stops: readonly (readonly [stopID: string, meters: number, minutes: number | null])[],
  reach: number | null = null,
) =>
  listedStops(
    {
      stops: stops.map(([stopID, meters]) => stopAt(stopID, meters)),
      minutesTo: new Map(
        stops.flatMap(([stopID, , minutes]) => (minutes === null ? [] : [[stopID, minutes]])),
      ),
      here: { lat: 43, lon: -91 },
      isPlaced: true,
    },
    reach,
  ).map(({ stopID }) => stopID);

test('A57: the nearest stop is first, and of stops that are as many minutes away the first of the settings', () => {
  const far = ['far', 900, 6] as const;
  const near = ['near', 200, 6] as const;
  expect(orderOf([far, near, ['next', 800, 2]])).toEqual(['next', 'far', 'near']);
  expect(orderOf([near, far])).toEqual(['near', 'far']);
  // For all stops at once.
  expect(
    orderOf(
      [
        ['far', 900, null],
        ['near', 200, null],
      ],
      5,
    ),
  ).toEqual(['far', 'near']);
  // Without minutes, the walk counts.
  expect(
    orderOf([
      ['far', 900, null],
      ['near', 200, null],
    ]),
  ).toEqual(['near', 'far']);
});

test('A57: the order of the settings counts only among equal walks, whatever they are', () => {
  const minutes = fc.constantFrom(0, 2, 6);
  fc.assert(
    fc.property(fc.array(minutes, { maxLength: 12 }), (walks) => {
      const stops = walks.map(
        (walk, nth) => [`${nth}`, 100 + 150 * ((7 * nth) % 12), walk] as const,
      );
      const expected = stops
        .toSorted((one, other) => one[2] - other[2] || Number(one[0]) - Number(other[0]))
        .map(([stopID]) => stopID);
      expect(orderOf(stops)).toEqual(expected);
    }),
  );
});

test.each([
  [true, [400, 400], [7, 7]],
  // Both sides of a street, or a square.
  [false, [250, 250], [4, 4]],
  [false, [400, 100], [0, 0]],
])(
  'A52: only who says where a board hangs, or lists the stops of one place, has the walk counted (%s)',
  (isPlaced, meters, minutes) => {
    const stops = [stopAt('a', meters[0] ?? 0), stopAt('b', -(meters[1] ?? 0))];
    const here = { lat: 43, lon: -91 };
    const listed = listedStops({ stops, minutesTo: new Map(), here, isPlaced }, null);
    expect(listed.map(({ stopID }) => stopID).toSorted()).toEqual(['a', 'b']);
    expect(listed.map(({ place }) => minutesOfWalk(place, 75))).toEqual(minutes);
    // What the settings say counts in any case.
    const said = listedStops({ stops, minutesTo: new Map([['a', 3]]), here, isPlaced }, null);
    expect(said.map(({ place }) => minutesOfWalk(place, 75))).toContain(3);
  },
);
