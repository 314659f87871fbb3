import { expect, test } from 'vitest';

import type { FeedUpdate } from '../../support/realtime/trip-update.ts';
import {
  ADDED,
  aBus,
  at,
  comes,
  late,
  messageOf,
  ofTrip,
  openSmallLiveCity,
  stop,
} from '../../support/times/small-live-city.ts';

const LATE = ofTrip(late(1, 60));
/** Something else that the feed knows. */
const OTHER = { tripID: 'wait', stops: [late(1, 0)] };

test('T11: a prediction is live for two minutes after its feed was made', async () => {
  const city = await openSmallLiveCity();
  city.send([LATE], '08:01');
  expect(city.board('s3', '08:03')).toEqual(['7 08:11 live']);
  expect(city.board('s3', '08:03:01')).toEqual(['7 08:10']);
});

test.each([
  ['behind', '07:56', '7 08:10'],
  ['ahead', '08:06', '7 08:11 live'],
])('T27: with a clock that is minutes %s, old times never look live', async (_, clock, row) => {
  const city = await openSmallLiveCity();
  city.see([messageOf([LATE], clock)], at('08:01') * 1000);
  expect(city.board('s3', '08:01')).toEqual([row]);
  expect(city.board('s3', '08:03:01')).toEqual(['7 08:10']);
});

test('T11: a prediction of a feed that ended is not live because its bus is seen', async () => {
  const city = await openSmallLiveCity();
  const positions = messageOf([], '08:05', [aBus('t', 2, '08:05')]);
  city.see([messageOf([LATE], '08:01'), positions], at('08:05') * 1000);
  expect(city.board('s3', '08:05')).toEqual(['7 08:10']);
});

test('T11: a feed that lags gives its buses a time of their own, and leaves that of the others as it is', async () => {
  const city = await openSmallLiveCity();
  const newer = { tripID: 'after', stops: [late(1, 60)] };
  const seenAt = (olderClock: string) => {
    city.see(
      [messageOf([LATE], olderClock), messageOf([newer], '08:01:10')],
      at('08:01:10') * 1000,
    );
    const answer = city.arrivals('s2', at('08:01:10') * 1000, 60);
    const own = answer?.arrivals.map(({ tripID, updatedAt }) => [tripID.split('.')[1], updatedAt]);
    return [answer?.updatedAt, ...(own?.slice(0, 2) ?? [])];
  };
  const [old, recent, now] = ['08:00', '08:01', '08:01:10'].map((clock) => at(clock) * 1000);
  expect(seenAt('08:00')).toEqual([now, ['t', old], ['after', undefined]]);
  expect(seenAt('08:01')).toEqual([recent, ['t', undefined], ['after', undefined]]);
});

test('T11: the bus of a feed that ended is not named', async () => {
  const city = await openSmallLiveCity();
  city.send([LATE], '08:01', [aBus('t', 1, '08:01')]);
  const busAt = (clock: string) => city.arrivals('s3', at(clock) * 1000)?.arrivals[0]?.vehicleID;
  expect([busAt('08:02'), busAt('08:05')]).toEqual(['bus of t', '']);
});

test('T11: a prediction whose bus was measured long ago is live, for the bus is held', async () => {
  const city = await openSmallLiveCity();
  city.send([{ ...ofTrip(comes(3, '08:20')), timestamp: at('08:05') }], '08:15');
  expect(city.board('s3', '08:15')).toEqual(['7 08:20 live']);
});

test('T11: a trip that should have begun minutes ago and has no bus is unseen, and leaves after ten minutes', async () => {
  const city = await openSmallLiveCity();
  const boardAt = (clock: string) => {
    city.send([{ ...OTHER, timestamp: at(clock) }], clock);
    return city.board('s3', clock);
  };
  expect(boardAt('08:03')).toEqual(['7 08:10']);
  expect(boardAt('08:03:01')).toEqual(['7 08:10 unseen']);
  expect(boardAt('08:20')).toEqual(['7 08:10 unseen']);
  expect(boardAt('08:20:01')).toEqual([]);
});

test('T11: without any live data no trip is unseen', async () => {
  const city = await openSmallLiveCity();
  expect(city.board('s3', '08:09')).toEqual(['7 08:10']);
});

test('T11: a bus that waits at its first stop has not left it, wherever it stands there', async () => {
  const city = await openSmallLiveCity();
  const waiting = { ...aBus('after', 1, '08:10'), stopSequence: 2, status: 2 };
  city.send([{ tripID: 'after', stops: [late(1, 0)] }], '08:10', [waiting]);
  expect(city.board('s1', '08:10')).toContain('7 08:22 live');
});

test('T11: a bus that leaves its first stop half a minute early has left it', async () => {
  const city = await openSmallLiveCity();
  const driving = { ...aBus('after', 1, '08:21:30'), stopSequence: 2, status: 2 };
  city.send([{ tripID: 'after', stops: [late(1, 0)] }], '08:21:30', [driving]);
  expect(city.board('s1', '08:21:30')).toEqual([]);
});

test('T11: a bus that is turned into another trip leaves its first one', async () => {
  const city = await openSmallLiveCity();
  const bus = { ...aBus('t', 2, '08:06'), id: '12' };
  city.send([ofTrip(late(4, 60))], '08:06', [bus]);
  expect(city.board('s4', '08:06')).toEqual(['7 08:16 live']);
  const turned = { ...bus, tripID: 'wait', timestamp: at('08:07') };
  for (const clock of ['08:07', '08:08']) city.send([OTHER], clock, [turned]);
  expect(city.board('s4', '08:08')).toEqual(['7 08:15 unseen']);
});

test('T11: two buses on one trip are one row, of the one that is farther', async () => {
  const city = await openSmallLiveCity();
  const second = { ...aBus('t', 3, '08:08'), id: 'second' };
  city.send([ofTrip(late(4, 60))], '08:08', [aBus('t', 1, '08:08'), second]);
  const rows = city.arrivals('s4', at('08:08') * 1000)?.arrivals.map((row) => row.vehicleID);
  expect(rows?.[0]).toBe('second');
  expect(city.board('s4', '08:08')).toEqual(['7 08:16 live']);
});

test('T6: an added trip that two feeds send is one', async () => {
  const city = await openSmallLiveCity();
  const extra = messageOf([ADDED]);
  city.see([extra, extra], at('08:01') * 1000);
  expect(city.board()).toEqual(['7 added 08:08 live', '7 08:10']);
});

test('T6: stops that the message before had are behind an early bus', async () => {
  const city = await openSmallLiveCity();
  city.send([ofTrip(late(2, -30), late(3, -30), late(4, -30))], '08:08');
  city.send([ofTrip(late(4, -30))], '08:09');
  expect(city.board('s3', '08:09')).toEqual([]);
});

test('T6: a trip that one message lacks counts once more, and then not', async () => {
  const city = await openSmallLiveCity();
  city.send([LATE, ADDED, OTHER], '08:01');
  city.send([OTHER], '08:01:15');
  expect(city.board('s3', '08:01:15')).toEqual(['7 added 08:08 live', '7 08:11 live']);
  city.send([OTHER], '08:01:30');
  expect(city.board('s3', '08:01:30')).toEqual(['7 08:10']);
});

test('T6: a bus begins its next trip late if it ends this one late, where the feed only repeats the timetable', async () => {
  const city = await openSmallLiveCity();
  city.send([ofTrip(late(1, 300)), { tripID: 'after', stops: [late(1, 0)] }]);
  expect(city.tripTimes('after')).toEqual(['08:25 live', '08:33 live', '08:38 live']);
  const another = { tripID: 'after', vehicleID: 'another bus', stops: [late(1, 0)] };
  city.send([{ ...ofTrip(late(1, 300)), vehicleID: 'a bus' }, another]);
  expect(city.tripTimes('after')).not.toContain('08:25 live');
});

test('T6: a bus begins its next trip late if it ends this one late, where the feed says nothing of that one', async () => {
  const city = await openSmallLiveCity();
  const AFTER = ['08:25 live', '08:33 live', '08:38 live'];
  const PLANNED = ['08:22', '08:30', '08:35'];
  city.send([ofTrip(late(1, 300))]);
  expect(city.tripTimes('after')).toEqual(AFTER);
  // It can rest for less time instead.
  city.send([ofTrip(late(1, 120))]);
  expect(city.tripTimes('after')).toEqual(PLANNED);
  // Another bus drives it.
  for (let twice = 0; twice < 2; twice++)
    city.send([ofTrip(late(1, 300))], '08:01', [aBus('after', 1, '08:01')]);
  expect(city.tripTimes('after')).toEqual(PLANNED);
});

test('T6: an uncertainty is the width of the time in which the bus comes, unless it is 0 or a code', async () => {
  const city = await openSmallLiveCity();
  const widthOf = (uncertainty: number) => {
    city.send([ofTrip(stop(3, { departure: { delay: 0, uncertainty } }), late(4, 0))]);
    const [row] = city.arrivals('s3', at('08:01') * 1000)?.arrivals ?? [];
    return ((row?.latestAt ?? 0) - (row?.earliestAt ?? 0)) / 1000;
  };
  expect([0, 60, 240, 300, 86_400].map(widthOf)).toEqual([0, 60, 240, 0, 0]);
});

/** What is not usable, and how it is counted. */
const COUNTED: readonly (readonly [
  reason: string,
  count: number,
  updates: readonly FeedUpdate[],
])[] = [
  ['unknownTrip', 1, [{ ...LATE, tripID: 'x' }]],
  ['unknownRoute', 1, [{ ...LATE, tripID: 'x', relationship: 1 }]],
  ['notOnThatDay', 1, [{ ...LATE, startDate: '20250101' }]],
  ['withoutTimes', 1, [{ tripID: 't' }]],
  ['withoutTimes', 1, [{ ...ADDED, stops: [comes('s3', '08:08')] }]],
  // An added trip, without any time.
  [
    'withoutTimes',
    1,
    [{ tripID: 'x', routeID: 'r1', relationship: 1, stops: [stop('s1', {}), stop('s3', {})] }],
  ],
  ['guessed', 1, [ofTrip(stop(2, { departure: { delay: 0, uncertainty: 300 } }))]],
  ['past', 1, [{ tripID: 't', stops: [comes(1, '07:50')] }]],
  ['unlikely', 1, [ofTrip(late(3, 3 * 3600))]],
  ['repeatedTrip', 1, [LATE, LATE]],
  ['unknownStop', 2, [ofTrip(late(1, 0), late(99, 0), late('x', 0))]],
  ['repeatedStop', 1, [ofTrip(late(1, 0), late(1, 60))]],
  ['correctedTime', 2, [ofTrip(comes(2, '08:12'), comes(3, '08:11'), comes(4, '08:16'))]],
  [
    'unbelievableTime',
    3,
    [ofTrip(late(1, 0), comes(2, '30:00:00'), stop(3, { departure: { time: 4e9 } }))],
  ],
  ['stopsTooMany', 5, [ofTrip(...Array.from({ length: 1005 }, (_, index) => late(index + 1, 0)))]],
];

test.each(COUNTED)('T6: %s is counted', async (reason, count, updates) => {
  const city = await openSmallLiveCity();
  expect(city.send(updates)).toMatchObject({ [reason]: count });
});
