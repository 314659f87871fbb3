import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { FEED_DAY } from '../../support/feeds/a-feed.ts';
import type { FeedEvent, FeedStop, FeedUpdate } from '../../support/realtime/trip-update.ts';
import { runs } from '../../support/runs.ts';
import {
  ADDED,
  aBus,
  at,
  comes,
  late,
  messageOf,
  ofTrip,
  openSmallLiveCity,
  sameCityAnew,
  SKIPPED,
  stop,
} from '../../support/times/small-live-city.ts';

const ODD_DATES = ['2026-06-01', '20261302', '20260231', '', 'abc', '99991231', '00000000'];
const ODD_STARTS = ['25:61:00', '1507757580', '8:5:0', '', 'abc', '-1:00:00', '999:00:00'];
const odd = (known: readonly string[]) => fc.oneof(fc.constantFrom(...known), fc.string());
const seconds = fc.oneof(
  fc.integer(),
  fc.integer({ min: -5000, max: 90_000 }),
  fc.constantFrom(0, -1, 2 ** 53 - 1, at('09:05')),
);
const event = fc.record<FeedEvent>(
  { time: seconds.map(Math.abs), delay: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }) },
  { requiredKeys: [] },
);
const damagedStop = fc.record<FeedStop>(
  {
    sequence: fc.integer({ min: -1, max: 9 }),
    stopID: odd(['s1', 's2', 's3', 's3b', 'x']),
    arrival: event,
    departure: event,
    relationship: fc.constantFrom(0, 0, 1, 2, 3, 99),
    assignedStopID: odd(['s3b', 's5', 'x']),
  },
  { requiredKeys: [] },
);
/** An entity of the trip `wait`, whatever else is in it. */
const damaged = fc.record<FeedUpdate>(
  {
    tripID: fc.constant('wait'),
    routeID: odd(['r1', 'r2']),
    startDate: odd([FEED_DAY, ...ODD_DATES]),
    startTime: odd(ODD_STARTS),
    relationship: fc.constantFrom(0, 1, 2, 3, 5, 6, 7, 8, 77),
    timestamp: seconds.map(Math.abs),
    delay: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
    vehicleID: fc.constantFrom('w', 'x'),
    copy: fc.record({
      tripID: odd(['wait', 'again']),
      startDate: odd([FEED_DAY, ...ODD_DATES]),
      startTime: odd(ODD_STARTS),
    }),
    stops: fc.array(damagedStop, { maxLength: 6 }),
  },
  { requiredKeys: ['tripID'] },
);

const OTHERS: readonly FeedUpdate[] = [
  ofTrip(late(2, 120), stop(4, SKIPPED)),
  { tripID: 'loop', relationship: 3 },
  { tripID: 'long', stops: [late(1, 300)] },
  ADDED,
];
const BUS = aBus('t', 1, '08:01');
const STOPS = ['s1', 's2', 's3', 's3b', 's4', 's5'];

type City = Awaited<ReturnType<typeof openSmallLiveCity>>;

/** The rows of all boards that are of the trip `wait`, or those that are not. Which is the last one may change. */
const rows = (city: City, ofWait: boolean) =>
  STOPS.map((stopID) =>
    city
      .arrivals(stopID, at('08:01') * 1000, 1440)
      ?.arrivals.filter(({ tripID }) => tripID.endsWith('.wait') === ofWait)
      .map((row) => ({ ...row, isLast: undefined })),
  );

describe('an entity that cannot be used', () => {
  test('T6, T27: takes no others with it, and leaves the timetable as it was', async () => {
    const first = await openSmallLiveCity();
    first.send([], '08:00:59');
    const planned = rows(first, true);
    first.send(OTHERS, '08:01', [BUS]);
    const expected = rows(first, false);
    fc.assert(
      fc.property(damaged, fc.nat(OTHERS.length), (update, place) => {
        const city = sameCityAnew(first);
        const counts = city.send(OTHERS.toSpliced(place, 0, update), '08:01', [BUS]);
        expect(rows(city, false)).toEqual(expected);
        expect(counts).not.toHaveProperty('failed');
        const isUnused = ['withoutTimes', 'past', 'old', 'unlikely', 'notOnThatDay'].some(
          (reason) => reason in counts,
        );
        const saysMore = update.relationship !== 0 || JSON.stringify(update).includes('assigned');
        const skips = update.stops?.some(({ relationship = 0 }) => relationship === 1) === true;
        const isPlanned = isUnused && !saysMore && !skips;
        expect(isPlanned ? rows(city, true) : planned).toEqual(planned);
      }),
      runs(300),
    );
  });

  test('T6: a replacement with delays alone is as late as it says, and leaves out what it lacks', async () => {
    const city = await openSmallLiveCity();
    city.send([{ tripID: 't', relationship: 5, stops: [late('s1', 60), late('s3', 120)] }]);
    expect(city.board()).toEqual([]);
    expect(city.board('s1')).toEqual(['7 08:01 live', '7 08:22']);
    city.send([
      { tripID: 't', relationship: 5, stops: [late('s1', 60), late('s3', 120), late('s5', 180)] },
    ]);
    expect([city.board(), city.board('s2')]).toEqual([['7 08:12 live'], ['7 08:30']]);
  });

  test.each<[rule: string, stops: readonly FeedStop[] | undefined]>([
    ['without stops', undefined],
    ['of stops that the city has not', [comes('x', '08:05'), comes('y', '08:10')]],
    ['of one stop', [comes('s3', '08:12')]],
    ['whose stops have neither times nor delays', [stop('s1'), stop('s3'), stop('s5')]],
  ])('T6: a replacement %s leaves the trip as it was, and is counted', async (_rule, stops) => {
    const city = await openSmallLiveCity();
    const counts = city.send([{ tripID: 't', relationship: 5, ...(stops && { stops }) }]);
    expect(city.board()).toEqual(['7 08:10']);
    expect(counts).toMatchObject({ withoutTimes: 1 });
  });

  test('T6: a replacement that stops nowhere is a cancellation, and a new trip that stops nowhere is none', async () => {
    const city = await openSmallLiveCity();
    const nowhere = ['s1', 's3', 's5'].map((named) => stop(named, SKIPPED));
    const counts = city.send([
      { tripID: 't', relationship: 5, stops: nowhere },
      { ...ADDED, relationship: 8, stops: nowhere },
    ]);
    expect(city.board()).toEqual(['7 canceled']);
    expect(counts).toEqual({});
  });

  test('T6: a replaced trip is once on the board also while one message lacks it', async () => {
    const city = await openSmallLiveCity();
    city.send([{ ...ADDED, tripID: 't', relationship: 5 }]);
    city.send([{ tripID: 'long', stops: [late(1, 0)] }], '08:01:15');
    expect(city.board('s3', '08:01:15')).toEqual(['7 08:08 live']);
  });

  test('T6: a date that cannot be read is named, and the trip is that of today', async () => {
    const city = await openSmallLiveCity();
    const [reading] = city.see(
      [messageOf([{ ...ofTrip(late(3, 60)), startDate: 'abc' }])],
      at('08:01') * 1000,
    );
    expect(city.board()).toEqual(['7 08:11 live']);
    expect(reading?.updateCounts?.unreadableDate).toBe(1);
    expect(reading?.notes.join(' ')).toContain('such as "abc"');
  });
});

describe('times without a bus', () => {
  const HOURS_LATE = ofTrip(comes(3, '09:50'), comes(4, '09:55'));

  test('T6: where no bus is ever seen, a run may be hours late by its times', async () => {
    const city = await openSmallLiveCity();
    expect(city.send([HOURS_LATE])).toEqual({});
    expect(city.tripTimes()?.[2]).toBe('09:50 live');
  });

  test('T6: where buses of its route are seen, one that is hours late needs its bus', async () => {
    const city = await openSmallLiveCity();
    city.send([], '08:00:30', [aBus('after', 1, '08:00:30')]);
    expect(city.send([HOURS_LATE])).toEqual({ unlikely: 1 });
    expect(city.tripTimes()?.[2]).toBe('08:10');
  });

  test('T6: a run that is half an hour early is not believed without its bus, also where none is ever seen', async () => {
    const city = await openSmallLiveCity();
    expect(city.send([{ tripID: 'wait', stops: [comes(3, '08:50')] }])).toEqual({ unlikely: 1 });
  });

  test.each([
    ['hours ago, before its trip, is not live', '05:00', '08:10', { old: 1 }],
    ['half an hour ago is live', '07:31', '08:16 live', {}],
  ])('T6, T11: a run that was measured %s', async (_rule, measured, row, counts) => {
    const city = await openSmallLiveCity();
    const update = { ...ofTrip(comes(3, '08:16')), timestamp: at(measured) };
    expect(city.send([update])).toEqual(counts);
    expect(city.tripTimes()?.[2]).toBe(row);
  });

  test('T6: a run that was measured hours ago is live while its bus is seen: it is held', async () => {
    const city = await openSmallLiveCity();
    const bus = aBus('t', 3, '08:01');
    const update = { ...ofTrip(comes(4, '08:20')), timestamp: at('06:00') };
    for (let twice = 0; twice < 2; twice++) city.send([update], '08:01', [bus]);
    expect(city.tripTimes()?.[3]).toBe('08:20 live');
  });
});
