import { describe, expect, test } from 'vitest';

import { joinLive } from '../../../src/transit/arrivals/LiveTimes.ts';
import { LearnedTimes, legName } from '../../../src/transit/estimates/LearnedTimes.ts';
import { RecentRides } from '../../../src/transit/estimates/RecentRides.ts';
import { runKey } from '../../../src/transit/predictions/LiveRun.ts';
import { createUpdateTally } from '../../../src/transit/predictions/update-counts.ts';
import { FEED_DAY } from '../../support/feeds/a-feed.ts';
import type { FeedVehicle } from '../../support/realtime/encodeFeedMessage.ts';
import { at, clockOf, LINE, openLineCity } from '../../support/times/line-city.ts';

describe('estimates from where a bus is', () => {
  test('T8: the timetable is carried on from where the bus is', async () => {
    const { see, rows } = await openLineCity();
    // Half way to the second stop, three minutes late.
    see('08:05:30', { lat: 43.0725 });
    const [row] = rows('102', '08:05:30');
    expect(row).toMatchObject({
      basis: 'estimated',
      vehicleID: 'b1',
      stopsAway: 0,
      state: 'running',
    });
    expect(clockOf(row?.expectedAt).slice(0, 5)).toBe('08:07');
    expect(clockOf(row?.scheduledAt)).toBe('08:05:00');
  });

  test('T8: a bus that stands at its first stop leaves by the timetable, and not at once', async () => {
    const { see, rows } = await openLineCity();
    see('07:56:00', { lat: 43.07, stopSequence: 1, status: 1 });
    expect(clockOf(rows('101', '07:56:00')[0]?.expectedAt)).toBe('08:00:00');
    // Half a minute after its time, and 8 s before the stop's own place.
    expect(clockOf(rows('102', '07:56:00')[0]?.expectedAt)).toBe('08:05:25');
  });

  test('T8: away from timepoints an early bus stays early, and a late one late', async () => {
    const { see, rows } = await openLineCity();
    // Both have 90 s to go by the timetable.
    see('08:01:00', { lat: 43.0735 });
    expect(clockOf(rows('102', '08:01:00')[0]?.expectedAt)).toBe('08:02:22');
    see('08:05:30', { lat: 43.0735 });
    expect(clockOf(rows('102', '08:05:30')[0]?.expectedAt)).toBe('08:06:52');
  });

  test('T8: an early bus is not said to leave a timepoint at once', async () => {
    const { see, rows } = await openLineCity();
    see('08:02:00', { lat: 43.0749 });
    const early = rows('103', '08:02:00').find(({ tripID }) => tripID.endsWith('t1'));
    const [arrivesAt, leavesAt] = [at('08:07:00'), early?.expectedAt ?? 0];
    expect(leavesAt).toBeGreaterThan(arrivesAt + 60_000);
    expect(leavesAt).toBeLessThan(at('08:10:00'));
  });

  test('T8: a stop behind the bus has no row', async () => {
    const { see, rows } = await openLineCity();
    see('08:06:00', { lat: 43.0775 });
    expect(rows('102', '08:06:00').filter(({ basis }) => basis === 'estimated')).toEqual([]);
  });

  test('T11: two minutes after a bus was last seen its time is that of the timetable', async () => {
    const { see, rows } = await openLineCity();
    see('08:01:00', { lat: 43.0701 });
    expect(rows('102', '08:02:59')[0]).toMatchObject({ basis: 'estimated' });
    expect(rows('102', '08:03:01')[0]).toMatchObject({
      basis: 'scheduled',
      expectedAt: at('08:05:00'),
    });
  });

  test('T8: the next run of a block is late if this one is, from an hour before on and without a bus of its own', async () => {
    const { see, rows } = await openLineCity({
      ...LINE,
      'trips.txt':
        'route_id,service_id,trip_id,direction_id,shape_id,block_id\nr1,daily,t1,0,line,B\nr1,daily,t2,1,,B',
    });
    const late = { lat: 43.0701 };
    const nextAt = (clock: string, ...others: readonly FeedVehicle[]) => {
      see(clock, late, ...others);
      return rows('103', clock).find(({ tripID }) => tripID.endsWith('t2'));
    };
    expect(nextAt('07:59:00')).toMatchObject({ basis: 'scheduled' });
    const next = nextAt('08:55:00');
    expect(next).toMatchObject({
      basis: 'estimated',
      vehicleID: 'b1',
      scheduledAt: at('09:00:00'),
    });
    expect(next?.expectedAt).toBeGreaterThan(at('09:05:00'));
    const own = { id: 'b2', tripID: 't2', lat: 43.08, stopSequence: 1, status: 1 };
    expect(nextAt('08:56:00', own)).toMatchObject({ vehicleID: 'b2', expectedAt: at('09:00:00') });
  });

  test('T9: what is read later changes no earlier estimate', async () => {
    const said = async (future: number) => {
      const { see, rows } = await openLineCity();
      see('08:02:00', { lat: 43.0715 });
      see('08:03:00', { lat: 43.0725 });
      const before = rows('103', '08:03:00').map(({ expectedAt }) => expectedAt);
      see('08:04:00', { lat: future });
      return { before, after: rows('103', '08:04:00').map(({ expectedAt }) => expectedAt) };
    };
    const [one, other] = [await said(43.0726), await said(43.0765)];
    expect(one.before).toEqual(other.before);
    expect(one.after).not.toEqual(other.after);
  });
});

describe('both', async () => {
  const { agency } = await openLineCity();
  const timetable = agency.timetable();
  if (timetable === null) throw new Error('no timetable');

  test.each(['reported', 'estimated'] as const)(
    'T10: where a run has both, the %s time counts',
    (predictions) => {
      const run = {
        trip: 0,
        date: FEED_DAY,
        start: at('08:00:00'),
        headway: null,
        isRepeated: false,
      };
      const known = {
        run,
        vehicleID: 'b1',
        state: 'running' as const,
        measuredAt: 0,
        seenAt: 0,
        arrivals: new Float64Array(),
        departures: Float64Array.of(0),
        skipped: new Uint8Array(),
        next: 0,
        spreadSeconds: Number.NaN,
      };
      const reading = {
        madeAt: 0,
        deleted: new Set<string>(),
        replaced: new Set<string>(),
        carried: new Set<string>(),
        added: [],
        ...createUpdateTally(),
      };
      const live = joinLive({
        timetable,
        updates: [{ ...reading, runs: new Map([[runKey(run), { ...known, basis: 'reported' }]]) }],
        estimates: [{ ...known, basis: 'estimated' }],
        buses: [],
        strays: [],
        standing: new Set<string>(),
        addedEstimates: [],
        predictions,
        patternOf: () => 0,
        seenAt: 0,
      });
      expect(live.of(run)?.basis).toBe(predictions);
    },
  );
});

describe('what is learned', () => {
  const leg = legName('s1', 's2');

  test('T8: rides are kept by kind of day and hour, with those of the hours beside it', () => {
    const learned = new LearnedTimes();
    learned.learn(leg, 0, 8, 240);
    learned.learn(leg, 0, 9, 200);
    learned.learn(leg, 0, 11, 90);
    learned.learn(leg, 1, 8, 100);
    expect([...learned.around(leg, 0, 8)]).toEqual([200, 240]);
    expect([...learned.around(leg, 2, 8)]).toEqual([]);
    expect([...learned.around('other', 0, 8)]).toEqual([]);
  });

  test('T8: only the latest twelve rides of an hour count', () => {
    const learned = new LearnedTimes();
    for (let ride = 0; ride < 30; ride++) learned.learn(leg, 0, 8, 100 + ride);
    expect([...learned.around(leg, 0, 8)]).toEqual(
      Array.from({ length: 12 }, (_, index) => 118 + index),
    );
  });

  test('T8: what was learned is written and read again, and a damaged line costs only itself', () => {
    const learned = new LearnedTimes();
    learned.learn(leg, 1, 23, 77);
    const again = new LearnedTimes();
    const lines = [...learned.lines(), '["cut', '[1,2]', '["x",[99,5]]', '{}'];
    expect(lines.map((line) => again.readLine(line))).toEqual([true, false, false, false, false]);
    expect([...again.around(leg, 1, 22)]).toEqual([77]);
  });

  test('T8: the pace of the city is the middle one by what is usual, whatever a few buses do', () => {
    const rides = new RecentRides();
    const seconds = { scheduledSeconds: 200, usualSeconds: 300 };
    const ride = { at: 0, leg: 1, ...seconds, vehicleID: 'b1', isMeasured: true };
    for (let count = 0; count < 20; count++) rides.add({ ...ride, seconds: 270 });
    rides.add({ ...ride, seconds: 1700 });
    expect(rides.pace()).toBe(0.9);
    rides.forget(31 * 60_000);
    expect(rides.pace()).toBe(1);
  });

  test('T8: what the buses before did on the same piece of road counts, and not what this bus did', () => {
    const rides = new RecentRides();
    const ride = { at: 0, leg: 1, scheduledSeconds: 120, usualSeconds: 120, isMeasured: true };
    rides.add({ ...ride, seconds: 240, vehicleID: 'b1' });
    expect(rides.onLeg(1, 'b2')).toEqual({ share: 2, weight: 0.2 });
    expect(rides.onLeg(1, 'b1').weight).toBe(0);
    expect(rides.onLeg(2, 'b2').weight).toBe(0);
  });
});
