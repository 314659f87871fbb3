import { describe, expect, test } from 'vitest';

import { inShort } from '../../support/journeys/askJourneys.ts';
import { instant, openCase, send } from '../../support/journeys/openCase.ts';
import type { FeedVehicle } from '../../support/realtime/encodeFeedMessage.ts';

/*
 * Cases of MOTIS' nigiri (github.com/motis-project/nigiri, test/routing and test/rt, MIT): its timetables and what it
 * finds, as values. Clocks are Berlin's.
 */

describe('transfer_time_settings: the time that a change takes', async () => {
  const { agency } = await openCase(
    {
      stops: ['A 0.0 1.0', 'B 2.0 3.0', 'C 4.0 5.0'],
      trips: ['T1 S1', 'T2 S1', 'T3 S1', 'T4 S1'],
      times: [
        'T1: A 10:00, B 10:10',
        'T2: B 10:13, C 10:22',
        'T3: B 10:20, C 10:30',
        'T4: A 09:55, C 10:35',
      ],
      dates: ['S1 20190501'],
    },
    '20190501',
  );
  test.each([
    [2, '10:00 10:22 T1 T2'],
    [3, '10:00 10:22 T1 T2'],
    [4, '10:00 10:30 T1 T3'],
    [10, '10:00 10:30 T1 T3'],
  ])('J3: with %d minutes', (minutes, expected) => {
    const question = { from: 'A', to: 'C', changeSeconds: minutes * 60 };
    const both = [expected, '09:55 10:35 T4'];
    expect(inShort(agency.journeys(), { ...question, at: instant('2019-05-01T09:50') })).toEqual(
      both,
    );
    const backward = { ...question, at: instant('2019-05-01T10:36'), isArriveBy: true };
    expect(inShort(agency.journeys(), backward)).toEqual(both);
  });
});

test('J3: max_interval: one bus after the other; without an interval the third one too', async () => {
  const { agency } = await openCase(
    {
      stops: ['A 0.0 1.0', 'B 2.0 3.0'],
      trips: ['T_RE1 S', 'T_RE2 S', 'T_RE3 S'],
      times: ['T_RE1: A 12:00, B 13:00', 'T_RE2: A 13:00, B 14:00', 'T_RE3: A 14:00, B 15:00'],
      dates: ['S 20190501'],
    },
    '20190501',
  );
  const question = { from: 'A', to: 'B', at: instant('2019-05-01T12:00') };
  expect(inShort(agency.journeys(), question)).toEqual([
    '12:00 13:00 T_RE1',
    '13:00 14:00 T_RE2',
    '14:00 15:00 T_RE3',
  ]);
});

/** nigiri's blocks and delays go over midnight of the second day. */
const BLOCK = {
  stops: ['A 0.0 1.0', 'B 2.0 3.0', 'C 4.0 5.0', 'D 6.0 7.0', 'E 8.0 9.0'],
  trips: ['T1 S1 1', 'T2 S1 1', 'T3 S1 1'],
  times: ['T1: A 00:30, B 10:00', 'T2: B 26:10, C 27:00, D 28:00', 'T3: D 28:30, E 28:40'],
  dates: ['S1 20190501'],
};

test('J3: rt_block_id: who stays on the bus has no change, on the day after the service day', async () => {
  const { agency } = await openCase(BLOCK, '20190501');
  const question = { from: 'B', to: 'E', at: instant('2019-05-02T02:00') };
  expect(inShort(agency.journeys(), question)).toEqual(['02:10 04:40 T2 stay T3']);
});

test('J3: rt_block_id: a bus that is late is late on its next trip too', async () => {
  const city = await openCase(BLOCK, '20190501');
  const now = instant('2019-05-02T02:00');
  const delay = (sequence: number, minutes: number) => ({
    sequence,
    arrival: { delay: minutes * 60 },
    departure: { delay: minutes * 60 },
  });
  send(city, now, [
    { tripID: 'T2', startDate: '20190501', stops: [delay(0, 1), delay(1, 60)] },
    { tripID: 'T3', startDate: '20190501', stops: [delay(0, 30)] },
  ]);
  const question = { from: 'B', to: 'E', at: now };
  expect(inShort(city.agency.journeys(), question)).toEqual(['02:11 05:10 T2 stay T3']);
});

const DELAYED = {
  stops: ['A 0.0 1.0', 'B 0.02 1.03', 'C 0.04 1.05', 'D 0.06 1.07'],
  trips: ['T_RE1 S_RE1', 'T_RE2 S_RE2'],
  times: ['T_RE1: A 49:00, B 50:00', 'T_RE2: B 00:30, C 00:45, D 01:00'],
  dates: ['S_RE1 20190501', 'S_RE2 20190503'],
};

const TWO_HOURS = {
  tripID: 'T_RE2',
  startDate: '20190503',
  stops: [
    { sequence: 0, departure: { delay: 7200 } },
    { sequence: 2, arrival: { delay: 7200 } },
  ],
};

const BUS: FeedVehicle = {
  id: '1',
  tripID: 'T_RE2',
  startDate: '20190503',
  lat: 0.02,
  lon: 1.03,
  stopSequence: 0,
  status: 1,
  timestamp: instant('2019-05-03T00:20') / 1000,
};

test.each([
  ['forward', { at: instant('2019-05-03T01:00') }],
  ['backward', { at: instant('2019-05-03T04:00'), isArriveBy: true }],
])(
  'J3: rt_routing %s: a change works because the next bus is two hours late, and was seen: without a bus that is not believed here',
  async (_, when) => {
    const now = instant('2019-05-03T00:20');
    const city = await openCase(DELAYED, '20190503');
    const question = { from: 'A', to: 'D', now, ...when };
    expect(inShort(city.agency.journeys(), question)).toEqual([]);
    send(city, now, [TWO_HOURS]);
    expect(inShort(city.agency.journeys(), question)).toEqual([]);
    send(city, now, [TWO_HOURS], [BUS]);
    expect(inShort(city.agency.journeys(), question)).toEqual(['01:00 03:00 T_RE1 T_RE2']);
  },
);

test('J3: rt_routing: a change works because a bus runs that is not in the timetable', async () => {
  const now = instant('2019-05-03T00:20');
  const city = await openCase(DELAYED, '20190503');
  send(city, now, [
    {
      tripID: 'NEW',
      startDate: '20190503',
      startTime: '02:30:00',
      relationship: 8,
      routeID: 'T_RE2',
      stops: [
        { stopID: 'B', sequence: 1, departure: { time: 1_556_843_400 } },
        { stopID: 'D', sequence: 2, arrival: { time: 1_556_845_200 } },
      ],
    },
  ]);
  const question = { from: 'A', to: 'D', at: instant('2019-05-03T01:00'), now };
  expect(inShort(city.agency.journeys(), question)).toEqual(['01:00 03:00 T_RE1 NEW']);
});

describe('gtfsrt_skip_cancel: of six stops A, B, D and F are left out', () => {
  const skipped = (sequence: number) => ({ sequence, relationship: 1 });
  const day = {
    stops: ['A 1.0 1.0', 'B 2.0 2.0', 'C 3.0 3.0', 'D 4.0 4.0', 'E 5.0 5.0', 'F 6.0 6.0'],
    trips: ['TRIP_1 S'],
    times: ['TRIP_1: A 10:00, B 11:00, C 12:00, D 13:00, E 14:00, F 15:00'],
    dates: ['S 20231126'],
  };
  const now = instant('2023-11-26T09:50');
  const trip = { tripID: 'TRIP_1', startDate: '20231126' };
  test.each([
    ['C', 'E', ['12:00 14:00 TRIP_1']],
    ['A', 'E', []],
    ['B', 'E', []],
    ['C', 'D', []],
    ['C', 'F', []],
  ])('J3: from %s to %s', async (from, to, expected) => {
    const city = await openCase(day, '20231126');
    send(city, now, [{ ...trip, stops: [0, 1, 3, 5].map(skipped) }]);
    expect(inShort(city.agency.journeys(), { from, to, at: now })).toEqual(expected);
    send(city, now, [{ ...trip, relationship: 3 }]);
    expect(inShort(city.agency.journeys(), { from, to, at: now }), 'canceled').toEqual([]);
  });
});

test('J3: join_split: trips that transfers.txt joins (type 4) are a change here: only blocks are not', async () => {
  const { agency } = await openCase(
    {
      stops: ['A 0.0 1.0', 'C1 4.0 5.0', 'C 4.0 5.0', 'D 6.0 7.0'],
      trips: ['i ik', 'x xs'],
      times: ['i: A 25:00, C1 25:59', 'x: C 02:00, D 03:00'],
      dates: ['ik 20250612', 'xs 20250613'],
      transfers: 'transfer_type,from_trip_id,to_trip_id\n4,i,x',
    },
    '20250612',
  );
  const question = { from: 'A', to: 'D', at: instant('2025-06-13T00:30') };
  // nigiri finds 01:00 to 03:00 without a change. The bus leaves a minute after the other one comes.
  expect(inShort(agency.journeys(), question)).toEqual([]);
  expect(inShort(agency.journeys(), { ...question, changeSeconds: 60 })).toEqual([
    '01:00 03:00 i x',
  ]);
});
