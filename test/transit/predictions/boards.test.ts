import { expect, test } from 'vitest';

import type { FeedUpdate } from '../../support/realtime/trip-update.ts';
import {
  ADDED,
  aBus,
  at,
  comes,
  late,
  ofTrip,
  openSmallLiveCity,
} from '../../support/times/small-live-city.ts';

const CANCELED = { tripID: 't', relationship: 3 };
const T = '7 08:10';
const ITS_STOPS = [comes('s3', '08:11'), comes('s4', '08:16'), comes('s5', '08:21')];
/** Trip `t`, once more and with another ID. */
const AGAIN = { ...ADDED, tripID: 't#12', startDate: '20260601', startTime: '08:00:00' };

/** What a feed says, and what the board at stop 3 says at 08:01. */
const BOARDS: readonly (readonly [
  rule: string,
  updates: readonly FeedUpdate[],
  board: readonly string[],
])[] = [
  ['a canceled trip stays, as canceled', [CANCELED], ['7 canceled']],
  ['a deleted trip is not shown', [{ tripID: 't', relationship: 7 }], []],
  ['a trip that was canceled on another day runs', [{ ...CANCELED, startDate: '20260531' }], [T]],
  ['an added trip is shown', [ADDED], ['7 added 08:08 live', T]],
  ['a new trip is shown', [{ ...ADDED, relationship: 8 }], ['7 added 08:08 live', T]],
  ['an unscheduled trip is shown', [{ ...ADDED, relationship: 2 }], ['7 added 08:08 live', T]],
  [
    'an added trip in two entities is shown once, as the newer says',
    [
      { ...ADDED, relationship: 1, timestamp: at('08:00') },
      {
        ...ADDED,
        timestamp: at('08:01'),
        stops: [comes('s3', '08:09'), comes('s5', '08:12')],
      },
    ],
    ['7 added 08:09 live', T],
  ],
  ['an added trip without a known route is left out', [{ ...ADDED, routeID: 'x' }], [T]],
  [
    'an added trip loses only the stops that the city has not',
    [{ ...ADDED, stops: [comes('x', '08:03'), ...ADDED.stops] }],
    ['7 added 08:08 live', T],
  ],
  [
    'an added trip with the ID of one that runs is that one',
    [{ ...ofTrip(late(3, 60)), relationship: 1 }],
    ['7 08:11 live'],
  ],
  [
    'an added trip with the stops and the start of one that runs is that one, whatever its ID is',
    [{ ...AGAIN, stops: ITS_STOPS }],
    ['7 08:11 live'],
  ],
  [
    'an added trip with the start of one that runs, and other stops, is one more',
    [{ ...AGAIN, stops: ADDED.stops.toSpliced(1, 0, comes('s2', '08:06')) }],
    ['7 added 08:08 live', T],
  ],
  [
    'an added trip with the stops of one that runs, and another start, is one more',
    [{ ...AGAIN, startTime: '07:50:00', stops: ITS_STOPS }],
    [T, '7 added 08:11 live'],
  ],
  [
    'an added trip whose start or day cannot be read is one more',
    [
      { ...AGAIN, startTime: '', stops: ITS_STOPS },
      { ...AGAIN, tripID: 't#13', startDate: '0', stops: ITS_STOPS },
    ],
    [T, '7 added 08:11 live', '7 added 08:11 live'],
  ],
  [
    'a canceled trip that is added again runs',
    [CANCELED, { ...AGAIN, stops: ITS_STOPS }],
    ['7 08:11 live'],
  ],
  [
    'an added trip may have the ID of one of another day',
    [{ ...ADDED, tripID: 'weekend' }],
    ['7 added 08:08 live', T],
  ],
  [
    'a new trip may have the ID of one of another day',
    [{ ...ADDED, tripID: 'weekend', relationship: 8 }],
    ['7 added 08:08 live', T],
  ],
  [
    'an added trip without times spoils no others',
    [{ tripID: 'extra', relationship: 1 }, ofTrip(late(3, 60))],
    ['7 08:11 live'],
  ],
  [
    'a replacement has other stops and times',
    [{ ...ADDED, tripID: 't', relationship: 5 }],
    ['7 08:08 live'],
  ],
  [
    'a replacement leaves out stops',
    [{ tripID: 't', relationship: 5, stops: [comes('s1', '08:03'), comes('s5', '08:12')] }],
    [],
  ],
  [
    'a duplicated trip runs twice',
    [
      {
        ...ofTrip(late(3, 60)),
        relationship: 6,
        copy: { tripID: 'copy', startDate: '20260601', startTime: '08:08:00' },
      },
    ],
    [T, '7 added 08:19 live'],
  ],
  [
    'a trip that the timetable has not is left out',
    [{ ...ofTrip(late(3, 60)), tripID: 'other' }],
    [T],
  ],
  ['a trip of an extension that is not known is left out', [{}], [T]],
  [
    'of two entities the newer counts',
    [
      { ...ofTrip(late(3, 60)), timestamp: at('08:00') },
      { ...ofTrip(late(3, 120)), timestamp: at('08:00:30') },
    ],
    ['7 08:12 live'],
  ],
  [
    'a cancellation that is newer counts',
    [
      { ...ofTrip(late(3, 60)), timestamp: at('08:00') },
      { ...CANCELED, timestamp: at('08:00:30') },
    ],
    ['7 canceled'],
  ],
  [
    'a cancellation that is older doesn’t count',
    [
      { ...CANCELED, timestamp: at('08:00') },
      { ...ofTrip(late(3, 60)), timestamp: at('08:00:30') },
    ],
    ['7 08:11 live'],
  ],
];

test.each(BOARDS)('T6: %s', async (_rule, updates, board) => {
  for (const inOrder of [updates, updates.toReversed()]) {
    const city = await openSmallLiveCity();
    city.send(inOrder);
    expect(city.board()).toEqual(board);
  }
});

test('T22: how full a bus leaves a stop is what the trip update says of it, else what its bus reports', async () => {
  const city = await openSmallLiveCity();
  const bus = { ...aBus('t', 1, '08:00'), occupancy: 1 };
  const said = [late(2, 60), { ...late(3, 60), occupancy: 5 }, { ...late(4, 60), occupancy: 7 }];
  city.send([ofTrip(...said)], '08:01', [bus]);
  const fullness = ['s2', 's3', 's4'].map(
    (stopID) => city.arrivals(stopID, at('08:01') * 1000, 30)?.arrivals[0]?.occupancy,
  );
  expect(fullness).toEqual(['many-seats-available', 'full', 'many-seats-available']);
});
