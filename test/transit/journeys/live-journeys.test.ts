import { expect, test } from 'vitest';

import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import { stopTimes } from '../../support/gtfs/stopTimes.ts';
import { askJourneys, inShort, ridesOf } from '../../support/journeys/askJourneys.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import {
  aBus,
  ADDED,
  at,
  late,
  messageOf,
  ofTrip,
  openSmallLiveCity,
  SKIPPED,
  stop,
} from '../../support/times/small-live-city.ts';

type City = Awaited<ReturnType<typeof openSmallLiveCity>>;

const shortIn = (city: City, from: string, to: string, clock = '08:00') =>
  inShort(city.agency.journeys(), { from, to, at: at(clock) * 1000, now: at(clock) * 1000 });

test('J1: without live data the ways are those of the timetable', async () => {
  expect(shortIn(await openSmallLiveCity(), 's1', 's3')).toEqual([
    '08:00 08:10 t',
    '08:22 08:35 after',
    '09:00 09:20 wait',
    '10:10 10:15 loop',
  ]);
});

test('J1: a late bus is late in a journey, as it is on the boards of its stops', async () => {
  const city = await openSmallLiveCity();
  city.send([ofTrip(late(1, 180))], '08:00');
  const [journey] = askJourneys(city.agency.journeys(), {
    from: 's1',
    to: 's3',
    at: at('08:00') * 1000,
  });
  const [ride] = journey === undefined ? [] : ridesOf(journey);
  expect(ride).toMatchObject({
    departAt: at('08:03') * 1000,
    arriveAt: at('08:13') * 1000,
    scheduledDepartAt: at('08:00') * 1000,
    basis: 'reported',
  });
  expect(city.board('s3', '08:00')?.[0]).toBe('7 08:13 live');
});

test.each([
  ['a canceled bus', [{ tripID: 't', relationship: 3 }]],
  ['a bus that leaves out the stop where one boards', [ofTrip(stop(1, SKIPPED), late(2, 0))]],
  ['a bus that leaves out the stop where one gets off', [ofTrip(late(1, 0), stop(3, SKIPPED))]],
])('J1: %s is in no journey', async (_what, updates) => {
  const city = await openSmallLiveCity();
  city.send(updates, '08:00');
  expect(shortIn(city, 's1', 's3')[0]).toBe('08:22 08:35 after');
});

test('J1: a bus that leaves out another stop is used', async () => {
  const city = await openSmallLiveCity();
  city.send([ofTrip(late(1, 0), stop(2, SKIPPED))], '08:00');
  expect(shortIn(city, 's1', 's3')[0]).toBe('08:00 08:10 t');
});

test('J1: a bus that is not in the timetable is used', async () => {
  const city = await openSmallLiveCity();
  city.send([{ tripID: 't', relationship: 3 }, ADDED], '08:00');
  expect(shortIn(city, 's1', 's5')[0]).toBe('08:03 08:12 extra');
});

test.each([
  ['live', '08:04', 1, '08:06 08:16 other', undefined],
  ['live', '08:04', 0, '08:05 08:15 unseen', true],
  ['a feed that has ended', '08:01', 1, '08:06 08:16 other', undefined],
  ['a feed that has ended', '08:01', 0, '08:05 08:15 unseen', true],
])(
  'J1: a bus that nobody saw is in a journey only where nothing else goes, and that is said: %s',
  async (_state, madeAt, others, expected, isUnseen) => {
    const trips = [
      'unseen: s1 07:55, s2 08:05, s3 08:15',
      'seen: s3 08:00, s1 09:00',
      'other: s2 08:06, s3 08:16',
    ];
    const city = await openLiveCity(
      aFeed({
        'stops.txt': '\ns1,,One,43.0,-89.4\ns2,,Two,43.1,-89.4\ns3,,Three,43.2,-89.4',
        'trips.txt': '\nr1,daily,unseen,North,0,\nr1,daily,seen,South,1,\nr1,daily,other,North,0,',
        'stop_times.txt': stopTimes(...trips.slice(0, 2 + others)),
      }),
      FEED_DAY,
    );
    const now = at('08:04') * 1000;
    const bus = { ...aBus('seen', 1, madeAt), lat: 43.2 };
    city.see([messageOf([], madeAt, [bus])], at(madeAt) * 1000);
    const question = { from: 's2', to: 's3', at: now };
    expect(inShort(city.agency.journeys(), question)).toEqual([expected]);
    const [journey] = askJourneys(city.agency.journeys(), question);
    expect(journey && ridesOf(journey)[0]?.isUnseen).toBe(isUnseen);
  },
);
