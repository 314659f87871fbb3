import { expect, test } from 'vitest';

import type { FeedUpdate } from '../../support/realtime/trip-update.ts';
import {
  aBus,
  at,
  comes,
  late,
  ofTrip,
  openSmallLiveCity,
  SKIPPED,
  stop,
} from '../../support/times/small-live-city.ts';

const CANCELED = { tripID: 't', relationship: 3 };

/** What a feed says of a trip at a moment, and what riders then read. */
const OTHERS: readonly (readonly [
  rule: string,
  update: FeedUpdate,
  clock: string,
  times: string,
])[] = [
  [
    'a late bus stays shorter where the timetable waits',
    { tripID: 'wait', stops: [stop(2, { arrival: { delay: 300 } })] },
    '09:01',
    '09:00 09:15 live 09:20 live 09:25 live',
  ],
  [
    'an early bus waits where the timetable waits',
    { tripID: 'wait', stops: [stop(2, { arrival: { delay: -60 } })] },
    '09:01',
    '09:00 09:15 live 09:20 live 09:25 live',
  ],
  [
    'a bus that is later than its wait is late after it',
    { tripID: 'wait', stops: [stop(2, { arrival: { delay: 900 } })] },
    '09:01',
    '09:00 09:20 live 09:25 live 09:30 live',
  ],
  [
    'a stop that is served twice is told by its sequence',
    { tripID: 'loop', stops: [late(3, 60)] },
    '10:01',
    '10:00 10:05 10:11 live 10:16 live',
  ],
  [
    'a stop that is served twice is told by the order',
    { tripID: 'loop', stops: [late('s2', 60), late('s1', 120)] },
    '10:01',
    '10:00 10:06 live 10:12 live 10:17 live',
  ],
  [
    'a stop that is served twice is told by what follows',
    { tripID: 'loop', stops: [comes('s1', '10:09'), comes('s2', '10:14')] },
    '10:01',
    '10:09 live 10:14 live 10:19 live 10:24 live',
  ],
  [
    'a stop that is served twice is told by the nearest time',
    { tripID: 'loop', stops: [comes('s1', '10:12')] },
    '10:01',
    '10:00 10:05 10:12 live 10:17 live',
  ],
  [
    'of a stop that is served twice a delay alone says nothing',
    { tripID: 'loop', stops: [late('s1', 60)] },
    '10:01',
    '10:00 10:05 10:10 10:15',
  ],
  [
    'a trip after midnight is of the day before',
    { tripID: 'night', stops: [late(2, 60)] },
    '25:15',
    '01:10 01:21 live 01:31 live',
  ],
  [
    'a trip after midnight may have the calendar’s date',
    { tripID: 'night', startDate: '20260602', stops: [comes(2, '25:21')] },
    '25:15',
    '01:10 01:21 live 01:31 live',
  ],
  [
    'a trip after midnight has its service day’s date',
    { tripID: 'night', startDate: '20260601', stops: [late(2, 60)] },
    '22:00',
    '01:10 01:21 live 01:31 live',
  ],
  [
    'an added trip with the ID of one of tonight is that one',
    { tripID: 'night', relationship: 1, stops: [comes(2, '25:21')] },
    '08:01',
    '01:10 01:21 live 01:31 live',
  ],
  [
    'updates that are wholly in the past say nothing',
    { tripID: 'long', stops: [late(1, 300)] },
    '12:10',
    '12:00 12:40 13:20',
  ],
  [
    'a bus that was measured now is between two stops',
    { tripID: 'long', timestamp: at('12:09'), stops: [late(1, 300)] },
    '12:10',
    '12:05 live 12:45 live 13:25 live',
  ],
];

test.each(OTHERS)('T6: %s', async (_rule, update, clock, times) => {
  const city = await openSmallLiveCity();
  city.send([update], clock);
  expect(city.tripTimes(update.tripID, clock)?.join(' ')).toBe(times);
});

/** A bus that stands at a stop at 08:06, what a feed says of its trip, and its times. */
const SEEN: readonly (readonly [
  rule: string,
  update: FeedUpdate,
  stopNumber: number,
  times: string,
])[] = [
  [
    'a bus that stands on a canceled trip does not run it',
    CANCELED,
    2,
    'canceled canceled canceled canceled canceled',
  ],
  ['a bus at a skipped stop serves it', ofTrip(late(2, 60), stop(3, SKIPPED)), 3, '. +1 . +1 +1'],
  ['a bus that was seen may be hours late', ofTrip(late(2, 7200)), 2, '. +120 +120 +120 +120'],
  ['a bus that was seen is not a day late', ofTrip(late(2, 25 * 3600)), 2, '. . . . .'],
];

test.each(SEEN)('T6: %s', async (_rule, update, stopNumber, times) => {
  const city = await openSmallLiveCity();
  city.send([update], '08:06', [aBus('t', stopNumber, '08:06')]);
  expect(city.delays('08:06')).toBe(times);
});

test('T6: a bus runs a canceled trip once it has moved along it', async () => {
  const city = await openSmallLiveCity();
  const boardAt = (clock: string, stopNumber: number) => {
    city.send([CANCELED], clock, [aBus('t', stopNumber, clock)]);
    return city.board('s4', clock);
  };
  expect(boardAt('08:06', 2)).toEqual(['7 canceled']);
  expect(boardAt('08:08', 2), 'it stands').toEqual(['7 canceled']);
  expect(boardAt('08:11', 3)).toEqual(['7 08:15']);
});

test('T6: a bus leaves a board once it is seen beyond the stop, and not while it stands there', async () => {
  const city = await openSmallLiveCity();
  const update = ofTrip(late(3, 60));
  city.send([update], '08:06', [aBus('t', 3, '08:06')]);
  expect(city.board('s3', '08:06')).toEqual(['7 08:11 live']);
  city.send([update], '08:07', [{ ...aBus('t', 4, '08:07'), status: 2 }]);
  expect(city.board('s3', '08:07')).toEqual([]);
});
