import { expect, test } from 'vitest';

import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import type { FeedUpdate } from '../../support/realtime/trip-update.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import {
  at,
  comes,
  late,
  LIVE_CITY_FILES,
  messageOf,
  ofTrip,
  openSmallLiveCity,
  SKIPPED,
  stop,
} from '../../support/times/small-live-city.ts';

const NO_DATA = { relationship: 2 };

/** What a feed says of the trip that stops at 08:00, 08:05, 08:10, 08:15 and 08:20, and what riders read at 08:01. */
const TRIP: readonly (readonly [rule: string, update: FeedUpdate, times: string])[] = [
  [
    'a time wins over a delay',
    ofTrip(stop(2, { departure: { time: at('08:09'), delay: 0 } })),
    '. +4 +4 +4 +4',
  ],
  ['a delay counts from the timetable', ofTrip(late(4, 90)), '. . . +1.5 +1.5'],
  ['a delay goes on until the next update', ofTrip(late(1, 120), late(4, 60)), '+2 +2 +2 +1 +1'],
  [
    'a delay goes on over skipped stops',
    ofTrip(late(2, 120), stop(3, SKIPPED)),
    '. +2 skipped +2 +2',
  ],
  [
    'a skipped stop has no time, whatever the feed sends with it',
    ofTrip(late(2, 120), { ...comes(3, '08:01'), ...SKIPPED }, comes(4, '08:16')),
    '. +2 skipped +1 +1',
  ],
  [
    'no data ends what is known, and no bus leaves before it came',
    ofTrip(late(2, 420), { ...late(3, 420), ...NO_DATA }),
    '. +7 (+2) . .',
  ],
  [
    'before the first update only the timetable is known, and not after it',
    ofTrip(comes(4, '08:09')),
    '. . (-1) -6 -6',
  ],
  ['a delay of the whole trip counts', { tripID: 't', delay: 60 }, '+1 +1 +1 +1 +1'],
  [
    'a stop’s own delay wins over that of the trip',
    { ...ofTrip(late(3, 180)), delay: 60 },
    '+1 +1 +3 +3 +3',
  ],
  [
    'times that run backward are put right forward',
    ofTrip(comes(2, '08:12'), comes(3, '08:11'), comes(4, '08:16')),
    '. +7 +2 +1 +1',
  ],
  [
    'a departure before the arrival is put right',
    ofTrip(stop(2, { arrival: { time: at('08:07') }, departure: { time: at('08:06') } })),
    '. +2 +2 +2 +2',
  ],
  [
    'a first stop has a departure only, also an early one',
    ofTrip(stop(1, { departure: { delay: -60 } })),
    '-1 -1 -1 -1 -1',
  ],
  [
    'times in milliseconds are read',
    ofTrip(stop(2, { departure: { time: at('08:06') * 1000 } })),
    '. +1 +1 +1 +1',
  ],
  ['updates out of order are sorted', ofTrip(late(4, 60), late(2, 120)), '. +2 +2 +1 +1'],
  [
    'of two updates of a stop the first counts',
    ofTrip(late(2, 120), late(2, 600)),
    '. +2 +2 +2 +2',
  ],
  [
    'a stop that the trip does not have is left out alone',
    ofTrip(late(2, 60), late(99, 600), late('x', 600)),
    '. +1 +1 +1 +1',
  ],
  [
    'a sequence of another timetable yields to a stop_id',
    ofTrip(stop(3, { stopID: 's4', departure: { delay: 60 } })),
    '. . . +1 +1',
  ],
  [
    'a sequence wins where both stops are of one station',
    ofTrip(stop(3, { stopID: 's3b', departure: { delay: 60 } })),
    '. . +1 +1 +1',
  ],
  [
    'a sequence wins where the stop is assigned',
    ofTrip(stop(3, { stopID: 's5', assignedStopID: 's5', departure: { delay: 60 } })),
    '. . +1 +1 +1',
  ],
  [
    'a trip that skips every stop is canceled',
    ofTrip(...[1, 2, 3, 4, 5].map((one) => stop(one, SKIPPED))),
    'canceled canceled canceled canceled canceled',
  ],
  ['a trip without any stop says nothing', { tripID: 't' }, '. . . . .'],
  [
    'an event without a time or a delay says nothing',
    ofTrip(stop(2, { departure: {} })),
    '. . . . .',
  ],
  [
    'an uncertainty of 300 everywhere is a guess by the timetable',
    ofTrip(stop(2, { departure: { time: at('08:06'), uncertainty: 300 } })),
    '. . . . .',
  ],
  ['a bus that is eleven minutes early is not believed', ofTrip(late(5, -660)), '. . . . .'],
  [
    'a bus that is hours late and was not seen is not believed',
    ofTrip(late(3, 3 * 3600)),
    '. . . . .',
  ],
  ['one wild time spoils no others', ofTrip(late(1, -15_887), late(2, 60)), '. +1 +1 +1 +1'],
  [
    'a time of another year is not believed',
    ofTrip(stop(2, { departure: { time: 4e9 } })),
    '. . . . .',
  ],
  [
    'one wild time does not move the trip to another day',
    ofTrip(late(1, 60), stop(3, { departure: { time: at('100:00') } }), late(4, 120)),
    '+1 +1 +1 +2 +2',
  ],
  ['a delay of years of a whole trip is not believed', { tripID: 't', delay: 1e9 }, '. . . . .'],
  [
    'a date on which the trip doesn’t run says nothing',
    { ...ofTrip(late(2, 60)), startDate: '20250101' },
    '. . . . .',
  ],
  [
    'a start time in an odd form changes nothing',
    { ...ofTrip(late(4, 60)), startTime: '1507757580' },
    '. . . +1 +1',
  ],
  [
    'a trip without an ID is found by route, direction and start',
    {
      ...ofTrip(late('s4', 60)),
      tripID: '',
      routeID: 'r1',
      directionID: 0,
      startTime: '08:00:00',
      startDate: '20260601',
    },
    '. . . +1 +1',
  ],
];

test('T6: a stop_id may have letters beyond ASCII', async () => {
  const files = Object.entries(LIVE_CITY_FILES).map(([file, text]) => [
    file,
    text.replaceAll('s2,', 'straße2,'),
  ]);
  const city = await openLiveCity(aFeed(Object.fromEntries(files)), FEED_DAY);
  city.see([messageOf([ofTrip(late('straße2', 60))])], at('08:01') * 1000);
  const rows = city.arrivals('s3', at('08:01') * 1000, 30)?.arrivals ?? [];
  expect(rows[0]?.expectedAt).toBe(at('08:11') * 1000);
});

test.each(TRIP)('T6: %s', async (_rule, update, times) => {
  const city = await openSmallLiveCity();
  city.send([update]);
  expect(city.delays()).toBe(times);
});
