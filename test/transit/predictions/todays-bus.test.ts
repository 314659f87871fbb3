import { expect, test } from 'vitest';

import { liveCasePath, openLiveCase } from '../../support/times/live-cases.ts';
import {
  ADDED,
  at,
  aBus,
  late,
  ofTrip,
  openSmallLiveCity,
} from '../../support/times/small-live-city.ts';

const [YES, NO, UNKNOWN] = [2, 3, 1];

test.each([
  ['the position', NO, undefined, false],
  ['the trip update', undefined, NO, false],
  ['the position before the trip update', YES, NO, true],
  ['the trip update, where the position does not know', UNKNOWN, NO, false],
  ['neither, where both do not know', UNKNOWN, 0, undefined],
])(
  'T22: whether today’s bus takes wheelchairs is what %s says',
  async (_what, seen, said, ramp) => {
    const city = await openSmallLiveCity();
    const bus = { ...aBus('t', 1, '08:00'), ...(seen === undefined ? {} : { wheelchair: seen }) };
    const update = { ...ofTrip(late(2, 60)), ...(said === undefined ? {} : { wheelchair: said }) };
    city.send([update], '08:01', [bus]);
    const [first] = city.arrivals('s3', at('08:01') * 1000, 30)?.arrivals ?? [];
    expect(first?.basis).toBe('reported');
    expect(first?.wheelChairAccessible).toBe(ramp);
  },
);

test('T22: an added bus has the ramp that its trip update names, and a scheduled one that of its position', async () => {
  const city = await openSmallLiveCity();
  city.send([{ ...ADDED, wheelchair: NO }], '08:01', [
    { ...aBus('t', 1, '08:00'), wheelchair: YES },
  ]);
  const rows = city.arrivals('s3', at('08:01') * 1000, 30)?.arrivals ?? [];
  expect(
    rows.slice(0, 2).map(({ state, wheelChairAccessible }) => [state, wheelChairAccessible]),
  ).toEqual([
    ['added', false],
    ['running', true],
  ]);
});

const folder = liveCasePath('live-26-occupancy-and-ramp');

test.skipIf(folder === null)(
  `T22: live-26, what today’s bus says beats the trip${folder === null ? ' (needs ../shared/cases)' : ''}`,
  async () => {
    const { arrivals } = await openLiveCase(folder ?? '');
    const facts = Object.fromEntries(
      arrivals('B').flatMap(({ routeID, vehicleID, wheelChairAccessible, occupancy }) =>
        vehicleID === '' ? [] : [[routeID, [wheelChairAccessible, occupancy]]],
      ),
    );
    expect(facts).toEqual({
      R1: [false, undefined],
      R2: [true, undefined],
      R3: [undefined, 'crushed-standing-room-only'],
      R4: [undefined, undefined],
      R5: [undefined, 'not-boardable'],
    });
  },
);
