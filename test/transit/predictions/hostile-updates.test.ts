import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decodeFeedMessage, RealtimeError } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { FEED_DAY } from '../../support/feeds/a-feed.ts';
import type { FeedEvent, FeedStop, FeedUpdate } from '../../support/realtime/trip-update.ts';
import { runs } from '../../support/runs.ts';
import {
  at,
  comes,
  late,
  messageOf,
  openSmallLiveCity,
} from '../../support/times/small-live-city.ts';

const NOW = at('08:07');
const TRIPS = ['t', 'wait', 'loop', 'after', 'night', 'long', 'extra'];

/** Times near now, in milliseconds, of other years, and of the far future. */
const time = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3000, max: 9000 }).map((seconds) => NOW + seconds) },
  fc.integer({ min: 0, max: 3000 }).map((seconds) => (NOW + seconds) * 1000),
  fc.constantFrom(0, -1, 1, 4e9, 2 ** 53 - 1, NOW - 1e7, NOW + 1e7),
);
const delay = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -900, max: 3000 }) },
  fc.constantFrom(-(2 ** 31), 2 ** 31 - 1, -86_400, 86_400, 1e6),
);
const event = fc.record<FeedEvent>(
  { time, delay, uncertainty: fc.constantFrom(0, 60, 300, -1) },
  { requiredKeys: [] },
);
const stop = fc.record<FeedStop>(
  {
    sequence: fc.integer({ min: -1, max: 7 }),
    stopID: fc.constantFrom('s1', 's2', 's3', 's4', 's5', 's3b', 'x', ''),
    arrival: event,
    departure: event,
    relationship: fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 99),
    assignedStopID: fc.constantFrom('s2', 'x'),
  },
  { requiredKeys: [] },
);
const update = fc.record<FeedUpdate>(
  {
    tripID: fc.constantFrom(...TRIPS),
    routeID: fc.constantFrom('r1', 'r2', 'x'),
    startDate: fc.constantFrom(FEED_DAY, '20260602', '20260231', 'x'),
    startTime: fc.constantFrom('08:00:00', '8:5:0', '99:99:99'),
    relationship: fc.constantFrom(0, 0, 0, 1, 2, 3, 5, 6, 7, 8, 77),
    timestamp: time,
    delay,
    vehicleID: fc.constantFrom('1', '2'),
    copy: fc.constantFrom(
      { tripID: 'copy', startDate: FEED_DAY, startTime: '08:09:00' },
      { tripID: 'copy', startDate: '', startTime: 'x' },
    ),
    stops: fc.array(stop, { maxLength: 9 }),
  },
  { requiredKeys: ['tripID', 'stops'] },
);
const messages = fc.array(fc.array(update, { maxLength: 6 }), { minLength: 1, maxLength: 3 });

type City = Awaited<ReturnType<typeof openSmallLiveCity>>;

/** What riders would see that can't be: times that run backward, or that are none. */
function faultsOf(city: City): string[] {
  const boards = ['s1', 's2', 's3', 's4', 's5', 's3b'].map(
    (stopID) => city.arrivals(stopID, NOW * 1000, 1440)?.arrivals ?? [],
  );
  const shown = boards.flat().map((row) => row.tripID ?? '');
  const ids = new Set([...TRIPS.map((trip) => `${FEED_DAY}.${trip}`), ...shown]);
  const backward = [...ids].filter((id) => {
    const stops = city.trip(id, NOW * 1000)?.stops ?? [];
    const times = stops
      .filter(({ state }) => state !== 'skipped')
      .map(({ expectedAt = Number.NaN }) => expectedAt);
    return times.some((one, index) => index > 0 && one < (times[index - 1] ?? one));
  });
  const odd = boards.flat().filter(({ expectedAt }) => !(Math.abs(expectedAt / 1000 - NOW) < 2e5));
  const dwells = [...(city.agency.live()?.ofPattern(0) ?? [])].filter(({ arrivals, departures }) =>
    arrivals.some((arrival, index) => arrival > (departures[index] ?? arrival)),
  );
  return [
    ...backward.map((id) => `${id} runs backward`),
    ...odd.map(({ expectedAt }) => `a departure at ${expectedAt}`),
    ...dwells.map(({ run }) => `trip ${run.trip} departs before it arrives`),
    ...boards.filter(({ length }) => length > 60).map(() => 'a board without end'),
  ];
}

test('T27: whatever trip updates say, no time runs backward and no departure is before its arrival', async () => {
  const city = await openSmallLiveCity();
  fc.assert(
    fc.property(messages, (all) => {
      // What was said of trips in another run counts once more, and then not.
      for (const clock of ['08:06:58', '08:06:59']) city.send([], clock);
      for (const updates of all) city.send(updates, '08:07');
      expect(faultsOf(city)).toEqual([]);
    }),
    runs(500),
  );
});

/** Whether a message was read, or refused with a reason. */
function seeOrRefuse(city: City, message: Uint8Array): boolean {
  try {
    city.see([message], NOW * 1000);
    return true;
  } catch (error) {
    return error instanceof RealtimeError;
  }
}

test('T27: trip updates that are cut, doubled or damaged never crash', async () => {
  const city = await openSmallLiveCity();
  const bytes = messageOf(
    [
      { tripID: 't', stops: [late(1, 60), comes(3, '08:12'), comes('s5', '08:22')] },
      {
        tripID: 'extra',
        routeID: 'r1',
        relationship: 1,
        stops: [comes('s1', '08:08'), comes('s2', '08:12')],
      },
    ],
    '08:07',
  );
  const edits = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 6 });
  fc.assert(
    fc.property(edits, fc.nat(bytes.length), fc.boolean(), (replaced, end, isDoubled) => {
      const copy = Uint8Array.from(bytes);
      for (const [place, value] of replaced) copy[place] = value;
      const part = replaced.length === 0 ? copy.slice(0, end) : copy;
      const sent = isDoubled ? Uint8Array.from([...copy, ...part]) : part;
      expect([seeOrRefuse(city, sent), ...faultsOf(city)]).toEqual([true]);
    }),
    runs(200),
  );
});

test('T27: of a hundred thousand stops of one trip a thousand are kept', () => {
  const stops = Array.from({ length: 100_000 }, () => ({ sequence: 3 }));
  const { tripUpdates } = decodeFeedMessage(messageOf([{ tripID: 't', stops }]));
  expect(tripUpdates.trips[0]?.stopsEnd).toBe(1000);
  expect(tripUpdates.stopsTooMany).toBe(99_000);
  expect(tripUpdates.stops.sequences.length).toBeLessThan(2000);
});

test('T27: more updates than any feed has are refused, and thousands of one trip are one trip', async () => {
  const one = messageOf([{ tripID: 't', stops: [late(3, 60)] }]);
  const header = one.indexOf(0x12);
  const entity = one.subarray(header);
  const repeated = (count: number) => {
    const bytes = new Uint8Array(header + entity.length * count);
    bytes.set(one);
    for (let index = 0; index < count; index++) bytes.set(entity, header + index * entity.length);
    return bytes;
  };
  expect(() => decodeFeedMessage(repeated(200_001))).toThrow('more than 200,000 entities');
  const city = await openSmallLiveCity();
  const [reading] = city.see([repeated(10_000)], at('08:01') * 1000);
  expect([...(city.agency.live()?.ofPattern(0) ?? [])].length).toBe(1);
  expect(reading?.updateCounts?.repeatedTrip).toBe(9_999);
});
