import fc from 'fast-check';
import { expect, test } from 'vitest';

import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import type { FeedBytes } from '../../support/gtfs/independent-reading.ts';
import { stopTimes } from '../../support/gtfs/stopTimes.ts';
import { inShort } from '../../support/journeys/askJourneys.ts';
import { walkTime } from '../../support/journeys/exhaustive.ts';
import { anyCity, anyMoment } from '../../support/journeys/made-up-city.ts';
import { changesOf, openRouter } from '../../support/journeys/openRouter.ts';
import { metersApart } from '../../support/journeys/readRuns.ts';
import { encodeAlerts, type SentAlert } from '../../support/realtime/encodeAlerts.ts';
import type { FeedUpdate } from '../../support/realtime/trip-update.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import { at, late, messageOf } from '../../support/times/small-live-city.ts';

const NO_SERVICE = 1;
const DETOUR = 4;
const HEADER = 'Works';

/** `near` is 111 m from `a`, `by` as far from `c`; the others are too far to walk. */
const STOPS = `\n${[
  ['a', 43.0],
  ['near', 43.001],
  ['b', 43.1],
  ['by', 43.199],
  ['c', 43.2],
]
  .map(([stop, lat]) => `${stop},,${stop},${lat},-89.4`)
  .join('\n')}`;

const TRIPS = [
  't: a 08:00, near 08:01, b 08:10, by 08:19:30, c 08:20',
  'later: a 09:00, near 09:01, b 09:10, by 09:19:30, c 09:20',
  'other: a 08:30, c 08:50',
  'from: b 08:13, c 08:19',
];

async function openCity(
  trips: readonly string[] = TRIPS,
  { block = '', frequencies, route }: { block?: string; frequencies?: string; route?: string } = {},
) {
  const names = trips.map((trip) => trip.split(':')[0] ?? '');
  const city = await openLiveCity(
    aFeed({
      'stops.txt': STOPS,
      'routes.txt': `\n${names.map((trip) => `${trip},A,${trip},,3,`).join('\n')}`,
      'trips.txt': [
        'route_id,service_id,trip_id,trip_headsign,block_id',
        ...names.map((trip) => `${route ?? trip},daily,${trip},${route ?? trip},${block}`),
      ].join('\n'),
      'stop_times.txt': stopTimes(...trips),
      ...(frequencies === undefined ? {} : { 'frequencies.txt': frequencies }),
    }),
    FEED_DAY,
  );
  return {
    ...city,
    /** The agency sends alerts. */
    say(alerts: readonly SentAlert[], clock = '07:50', updates: readonly FeedUpdate[] = []) {
      const all = alerts.map((alert) => ({ header: HEADER, effect: NO_SERVICE, ...alert }));
      city.see([messageOf(updates, clock), encodeAlerts(all, at(clock))], at(clock) * 1000);
    },
    /** The first way from a to c. */
    first: (clock = '07:55') => {
      const question = { from: 'a', to: 'c', at: at(clock) * 1000, now: at('07:53') * 1000 };
      return inShort(city.agency.journeys(), question)[0];
    },
  };
}

const USUAL = '08:00 08:19 t from';

test.each<[string, SentAlert, string]>([
  ['where one boards', { informed: [{ stop: 'a' }] }, '07:59 08:19 t from'],
  ['where one gets off', { informed: [{ stop: 'c' }] }, '08:00 08:21 t'],
  ['where one changes', { informed: [{ stop: 'b' }] }, '08:00 08:20 t'],
  ['at both ends', { informed: [{ stop: 'a' }, { stop: 'c' }] }, '07:59 08:21 t'],
  ['for one route', { informed: [{ stop: 'a', route: 't' }] }, '07:59 08:19 t from'],
  ['for one trip', { informed: [{ stop: 'c', trip: { id: 'from' } }] }, '08:00 08:20 t'],
  ['for another route', { informed: [{ stop: 'c', route: 'other' }] }, USUAL],
  ['later', { informed: [{ stop: 'c' }], periods: [{ start: at('08:20') }] }, USUAL],
  ['before', { informed: [{ stop: 'c' }], periods: [{ end: at('08:19') }] }, USUAL],
  [
    'until it is there',
    { informed: [{ stop: 'c' }], periods: [{ end: at('08:20') }] },
    '08:00 08:20 t',
  ],
  ['for no bus', { informed: [{ stop: 'c' }], effect: DETOUR }, USUAL],
])(
  'J1: where an alert closes a stop %s, journeys use only what stops there then',
  async (_, alert, expected) => {
    const city = await openCity();
    expect(city.first()).toBe(USUAL);
    city.say([alert]);
    expect(city.first()).toBe(expected);
    city.say([], '07:51');
    expect(city.first()).toBe(USUAL);
  },
);

test('J1: a bus that is late comes to a stop that is closed by then', async () => {
  const city = await openCity();
  const closed = { informed: [{ stop: 'c' }], periods: [{ start: at('08:19:30') }] };
  city.say([closed]);
  expect(city.first()).toBe(USUAL);
  city.say([closed], '07:52', [{ tripID: 'from', stops: [late(1, 60), late(2, 60)] }]);
  expect(city.first()).toBe('08:00 08:21 t');
});

test('J1: trips of one line with times of their own keep them where one of their stops is closed', async () => {
  const city = await openCity(
    ['t: a 08:00, b 08:10, by 08:12, c 08:20', 'slow: a 08:40, b 08:55, by 09:01, c 09:10'],
    { route: 't' },
  );
  city.say([{ informed: [{ stop: 'by' }] }]);
  expect([city.first(), city.first('08:30')]).toEqual(['08:00 08:20 t', '08:40 09:10 slow']);
});

test('J1: who stays on the bus where it goes on as another trip does so at a closed stop too', async () => {
  const city = await openCity(['t: a 08:00, b 08:10', 'on: b 08:13, c 08:19'], { block: 'one' });
  expect(city.first()).toBe('08:00 08:19 t stay on');
  city.say([{ informed: [{ stop: 'b' }] }]);
  expect(city.first()).toBe('08:00 08:19 t stay on');
});

test.each([
  ['about so far apart', 0, '08:10 08:40', '09:50 10:20'],
  ['exactly so far apart', 1, '08:10 08:30', '10:00 10:20'],
])(
  'J1: of buses that come %s, those are used that come while the stop is open',
  async (_, exact, before, after) => {
    const city = await openCity(['often: a 08:00, c 08:20'], {
      frequencies: `trip_id,start_time,end_time,headway_secs,exact_times\noften,08:00:00,12:00:00,600,${exact}`,
    });
    city.say([{ informed: [{ stop: 'a' }], periods: [{ start: at('08:30'), end: at('10:00') }] }]);
    expect(city.first('08:10')).toContain(before);
    for (const clock of ['08:25', '09:00']) expect(city.first(clock)).toContain(after);
  },
);

/** Alerts that close stops of a made-up city, for ever or for some hours of a day in June. */
const anyClosures = fc.array(
  fc.record({
    stop: fc.nat(8).map((index) => `s${index}`),
    from: fc.constantFrom(undefined, 0, 6, 12),
    hours: fc.constantFrom(undefined, 1, 5, 30),
  }),
  { minLength: 1, maxLength: 4 },
);

/** The second reading does not know how long one waits for a stop to open again until a bus comes that has no timetable. */
function withExactTimes(bytes: FeedBytes): FeedBytes {
  const text = new TextDecoder().decode(bytes.get('frequencies.txt'));
  return new Map(bytes).set(
    'frequencies.txt',
    new TextEncoder().encode(text.replaceAll(/,0$/gm, ',1')),
  );
}

const given = process.env['MADE_UP_CITIES'];
/** Eight cities are always the same: of others there are some in which no closed stop makes anybody late. */
const CITIES = given === undefined ? { numRuns: 8, seed: 3 } : { numRuns: Number(given) };

test('J1: in made-up cities with closed stops the earliest arrivals are those of a second reading in which nothing stops there', async () => {
  let [later, closedCities] = [0, 0];
  await fc.assert(
    fc.asyncProperty(anyCity, anyClosures, anyMoment, async (bytes, closures, moment) => {
      const day = at('00:00');
      const closed = closures.map(({ stop, from, hours = Infinity }) => {
        const start = from === undefined ? undefined : day + from * 3600;
        const end = start === undefined ? Infinity : start + hours * 3600;
        return { stop, start, end: end === Infinity ? undefined : end };
      });
      const isTimed = closed.some(({ start }) => start !== undefined);
      const feed = isTimed ? withExactTimes(bytes) : bytes;
      const opened = await openRouter(feed, FEED_DAY, closed);
      const open = await openRouter(feed, FEED_DAY);
      fc.pre(opened !== null && open !== null);
      if (opened === null || open === null) return;
      closedCities += 1;
      const { stops } = opened.exhaustive;
      for (const from of stops)
        for (const to of stops) {
          const when = day + (moment % 86_400);
          const walk = walkTime(metersApart(from, to));
          if (walk === 0) continue;
          const onFoot = walk <= 1800 ? when + walk : Infinity;
          const expected = opened.arrivals(from, to, when).map((one) => Math.min(one, onFoot));
          const { ways } = opened.routes(from, to, when);
          const found = expected.map((_, changes) =>
            Math.min(
              Infinity,
              ...ways.filter((way) => changesOf(way) <= changes).map(({ arrives }) => arrives),
            ),
          );
          expect(found).toEqual(expected);
          const [, , , , earliest = Infinity] = open.arrivals(from, to, when);
          if (Math.min(earliest, onFoot) < (expected[4] ?? Infinity)) later += 1;
        }
    }),
    CITIES,
  );
  expect(later).toBeGreaterThan(closedCities / 5);
}, 600_000);
