import { describe, expect, test } from 'vitest';

import type { AskWays } from '../../../src/service/by-car/lastWayBack.ts';
import { theSettings } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { carWays, lotAt, offered, spot, waysOf } from '../../support/journeys/carCity.ts';

const MINUTE = 60_000;

test('C41: from a lot on the way one rides on, and the drive is about 1.4 times as long at 30 km/h', () => {
  const { journeys, leftOut } = carWays({ lots: [lotAt(-3000)] });
  expect(leftOut).toEqual([]);
  expect(journeys).toHaveLength(1);
  const [journey] = journeys;
  const [drive, ride] = journey?.legs ?? [];
  expect(drive).toMatchObject({ kind: 'drive', meters: 9800, lot: { name: '-3000,0' } });
  expect((drive?.arriveAt ?? 0) - (drive?.departAt ?? 0)).toBeCloseTo(
    ((9800 * 3.6) / 30) * 1000,
    -4,
  );
  // Two minutes from the car to the bus, as between two buses.
  expect((ride?.departAt ?? 0) - (drive?.arriveAt ?? 0)).toBe(2 * MINUTE);
  expect(journey?.departAt).toBe(drive?.departAt);
});

test('C41: cars are as fast as the settings say', () => {
  const settings = theSettings({ driving: { kmPerHour: 60 } });
  const [drive] = carWays({ lots: [lotAt(-3000)] }, waysOf(), settings).journeys[0]?.legs ?? [];
  expect((drive?.arriveAt ?? 0) - (drive?.departAt ?? 0)).toBeCloseTo(588_000, -4);
});

test('C41: a lot at the destination is walked from, one in between is ridden from', () => {
  const { journeys } = carWays({ lots: [lotAt(-200), lotAt(-3000)] });
  expect(new Map(journeys.map(({ legs: [drive, next] }) => [drive.lot.name, next?.kind]))).toEqual(
    new Map([
      ['-200,0', 'walk'],
      ['-3000,0', 'ride'],
    ]),
  );
});

describe('C41: none of the bad patterns of OpenTripPlanner #5337 is offered', () => {
  test('driving almost all the way, and walking the rest', () => {
    expect(
      offered(
        { lots: [lotAt(-900)] },
        waysOf(() => false),
      ),
    ).toEqual([]);
    // Nor is a bus of two minutes from there.
    expect(offered({ lots: [lotAt(-900)] })).toEqual([]);
  });

  test('driving to the edge of the city and walking into it, because the bus is poor', () => {
    expect(
      offered(
        { lots: [lotAt(-1700)] },
        waysOf(() => false),
      ),
    ).toEqual([]);
    expect(offered({ lots: [lotAt(-1700)] })).toEqual(['-1700,0']);
  });

  test('driving out of the center to a lot at the edge, and riding back into another part', () => {
    const [from, to] = [spot(0, -1500), spot(0, 1500)];
    const lots = [lotAt(2500, 0), lotAt(0, -4000), lotAt(0, -700)];
    expect(offered({ from, to, lots })).toEqual(['0,-700']);
  });

  test('driving farther to a lot than to the destination, or past it', () => {
    for (const lot of [lotAt(400), lotAt(2500), lotAt(0, 4800), lotAt(-500, 4600)])
      expect(offered({ lots: [lot] })).toEqual([]);
  });

  test('driving for less than 500 meters', () => {
    expect(offered({ from: spot(-3400), lots: [lotAt(-3000)] })).toEqual([]);
    expect(offered({ from: spot(-3510), lots: [lotAt(-3000)] })).toEqual(['-3000,0']);
  });
});

/** The ways of `waysOf`, with a walk to each bus, and meters on foot in all. */
const withWalks =
  (minutes: number, walkMeters: number): AskWays =>
  (from, to, when) => {
    const at = when.isArriveBy ? when.at : when.at + minutes * MINUTE;
    return waysOf()(from, to, { ...when, at }).map((way) => {
      const [first] = way.legs;
      if (first?.kind !== 'ride') return way;
      const departAt = way.departAt - minutes * MINUTE;
      const walk = { kind: 'walk' as const, from, to: from, meters: minutes * 80 };
      const legs = [{ ...walk, departAt, arriveAt: way.departAt }, ...way.legs];
      return { ...way, departAt, walkMeters, legs };
    });
  };

test.each([
  ['ten minutes on foot to its bus are few enough', 10, 800, ['-3000,0']],
  ['eleven are too many, although one rides farther', 11, 880, []],
  ['nobody walks farther than they ride, although the bus is near', 5, 3100, []],
])('C41: of a lot, %s', (_what, minutes, walkMeters, lots) => {
  expect(offered({ lots: [lotAt(-3000)] }, withWalks(minutes, walkMeters))).toEqual(lots);
});

test('C41: a way without a car that leaves no earlier and is there no later makes the car useless', () => {
  const lots = [lotAt(-3000)];
  expect(offered({ lots })).toEqual(['-3000,0']);
  expect(
    offered(
      { lots },
      waysOf(() => true),
    ),
  ).toEqual([]);
});

test('C41: full and closed lots, and lots without a count, are named and not offered, and nearly full ones say so', () => {
  const { journeys, leftOut } = carWays({
    lots: [
      lotAt(-3000, 0, { openSpots: 0 }),
      lotAt(-3100, 0, { openSpots: null }),
      lotAt(-3150, 0, { openSpots: null, isClosed: true }),
      lotAt(-3200, 0, { openSpots: 4 }),
      lotAt(-3300, 0, { openSpots: -500 }),
    ],
  });
  expect(journeys.map(({ legs: [{ lot }] }) => [lot.name, lot.room.isNearlyFull])).toEqual([
    ['-3200,0', true],
  ]);
  expect(leftOut).toEqual([
    { why: 'full', lots: ['-3000,0'] },
    { why: 'unknown', lots: ['-3100,0', '-3300,0'] },
    { why: 'closed', lots: ['-3150,0'] },
  ]);
});

test('C43: a lot at the end of a walk is too near to drive to, and not without open spots', () => {
  const near = { from: spot(-400), to: spot(0), lots: [lotAt(0), lotAt(-300)] };
  const { journeys, leftOut } = carWays(near);
  expect(journeys).toEqual([]);
  expect(leftOut).toEqual([{ why: 'too-near', lots: ['0,0', '-300,0'] }]);
  // From farther away one would drive there, were there no bus.
  const far = { ...near, from: spot(-4000) };
  expect(carWays(far).leftOut).toEqual([{ why: 'no-faster', lots: ['0,0', '-300,0'] }]);
  const withoutBus = carWays(
    far,
    waysOf(() => false),
  );
  expect([withoutBus.journeys.length, withoutBus.leftOut]).toEqual([2, []]);
});

test('C41: a lot that is nearly full takes the place of no other one', () => {
  const lots = [lotAt(-2900, 0, { openSpots: 3 }), lotAt(-3000)];
  expect(new Set(offered({ lots }))).toEqual(new Set(['-2900,0', '-3000,0']));
});

test('C41: a lot that is not open to the public then is not offered', () => {
  // NOON is a Friday, 18:00 UTC.
  const open = lotAt(-3000, 0, { publicHours: 'Mo-Fr 17:00-07:00' });
  const shut = lotAt(-3100, 0, { publicHours: 'Mo-Fr 06:00-18:00' });
  const { journeys, leftOut } = carWays({ lots: [open, shut] });
  expect(journeys.map(({ legs: [{ lot }] }) => lot.name)).toEqual(['-3000,0']);
  expect(leftOut).toEqual([{ why: 'not-public', lots: ['-3100,0'] }]);
  const settings = theSettings({ operators: [{ code: 'city', name: 'City', publicHours: 'off' }] });
  expect(offered({ lots: [lotAt(-3000)] }, waysOf(), settings)).toEqual([]);
});

test('C42: each way has the last one back, and without one it is not offered', () => {
  const [journey] = carWays({ lots: [lotAt(-3000)] }).journeys;
  // The night is over at four in the morning.
  expect(new Date(journey?.back.departAt ?? 0).toISOString()).toMatch(/T06:30:00/);
  const oneWay = waysOf((_from, { lat }) => lat >= 43);
  expect(carWays({ lots: [lotAt(-3000)] }, oneWay).leftOut).toEqual([
    { why: 'no-way-back', lots: ['-3000,0'] },
  ]);
});

test('C41: arriving by a time, one leaves as late as it goes, and nobody leaves before now', () => {
  const at = NOON + 90 * MINUTE;
  const [journey] = carWays({ at, isArriveBy: true, lots: [lotAt(-3000)] }).journeys;
  expect(journey?.arriveAt).toBeLessThanOrEqual(at);
  expect(journey?.arriveAt).toBeGreaterThan(at - 10 * MINUTE);
  expect(offered({ at: NOON + 5 * MINUTE, isArriveBy: true, lots: [lotAt(-3000)] })).toEqual([]);
});
