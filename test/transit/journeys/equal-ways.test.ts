import { expect, test } from 'vitest';

import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import { stopTimes } from '../../support/gtfs/stopTimes.ts';
import { inShort } from '../../support/journeys/askJourneys.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import { at } from '../../support/times/small-live-city.ts';

/** `near` is 111 m from `b`. The others are too far to walk. */
const STOPS = `\n${[
  ['a', 43.0],
  ['b', 43.1],
  ['near', 43.101],
  ['d', 43.2],
  ['c', 43.3],
]
  .map(([stop, lat]) => `${stop},,${stop},${lat},-89.4`)
  .join('\n')}`;

/** The ways from a to c with a first trip, and others in any order. @param sharesRoute whether the others are of one route */
async function waysWith(first: string, others: readonly string[], sharesRoute = false) {
  const routeOf = (trip: string) => (sharesRoute && trip !== 'first' ? 'other' : trip);
  const trips = ['first', ...others.map((other) => other.split(':')[0] ?? '')];
  const city = await openLiveCity(
    aFeed({
      'stops.txt': STOPS,
      'routes.txt': `\n${[...new Set(trips.map(routeOf))].map((route) => `${route},A,${route},,3,`).join('\n')}`,
      'trips.txt': `\n${trips.map((trip) => `${routeOf(trip)},daily,${trip},${routeOf(trip)},0,`).join('\n')}`,
      'stop_times.txt': stopTimes(`first: ${first}`, ...others),
    }),
    FEED_DAY,
  );
  return inShort(city.agency.journeys(), { from: 'a', to: 'c', at: at('07:30') * 1000 });
}

test.each([
  [
    'less walking',
    'a 08:00, b 08:10',
    ['walk: near 08:20, c 08:30', 'stay: b 08:20, c 08:30'],
    '08:00 08:30 first stay',
  ],
  [
    'fewer seconds in buses',
    'a 08:00, b 08:10, d 08:18',
    ['slow: d 08:20, c 08:30', 'fast: b 08:21, c 08:30'],
    '08:00 08:30 first fast',
  ],
  [
    'less walking, though the buses take longer',
    'a 08:00, b 08:10',
    ['walk: near 08:21, c 08:30', 'stay: b 08:15, c 08:30'],
    '08:00 08:30 first stay',
  ],
])(
  'J2: of two ways that are equally early the one with %s is answered',
  async (_, first, others, expected) => {
    expect(await waysWith(first, others)).toEqual([expected]);
    expect(await waysWith(first, others.toReversed())).toEqual([expected]);
  },
);

test('J2: of two ways that are the same to a rider, it is one whatever order the feed has', async () => {
  const others = ['one: b 08:20, c 08:30', 'two: b 08:20, c 08:30'];
  const ways = await waysWith('a 08:00, b 08:10', others);
  expect(await waysWith('a 08:00, b 08:10', others.toReversed())).toEqual(ways);
  expect(ways).toHaveLength(1);
});

test('J2, J5: of two ways that arrive together the one with fewer changes comes first, though it leaves earlier', async () => {
  const ways = await waysWith('a 08:05, b 08:10', ['direct: a 08:00, b 08:15, c 08:30']);
  expect(ways).toEqual(['08:00 08:30 direct', '08:05 08:30 first direct']);
});

test('J2: a later bus with other times is looked at, also where somebody else boards the one before for nothing', async () => {
  // Who changes at b can take each of three; who walks to `near`, for another bus to d, misses the first, and the second leads nowhere.
  const others = [
    'one: b 07:52, d 07:53, near 07:53, a 08:30',
    'two: b 08:02, d 08:03, near 08:03, a 08:40',
    'fast: b 08:40, d 08:40, near 08:40, a 09:17',
    'side: near 08:50, d 08:55',
    'last: d 09:00, c 09:30',
  ];
  const ways = await waysWith('a 07:30, b 07:50', others, true);
  expect(ways).toEqual(['07:30 09:30 first fast last']);
});
