import { expect, test } from 'vitest';

import { encodeFeedMessage } from '../../../support/realtime/encodeFeedMessage.ts';
import { NOW_SECONDS } from '../../../support/realtime/matchVehicles.ts';
import { LAT, lonAt, smallSnapshot } from '../../../support/realtime/small-snapshot.ts';
import { goodFeeds, messageOf, startFeeds, vehiclesOn } from './start-feeds.ts';

test('R11: without any live feed there is no report, which is a failure and not an empty city', async () => {
  let isDown = false;
  const { clock, feeds } = startFeeds((url) =>
    isDown ? new Response('down', { status: clock.now() % 2 === 0 ? 500 : 503 }) : goodFeeds(url),
  );
  await feeds.start();
  isDown = true;
  await clock.advance(12 * 3_600_000);
  expect(feeds.reports()).toBeNull();
});

test('S7: a feed that responds with the same time for ten minutes is stuck; one without vehicles is not', async () => {
  let vehicles = [{ tripID: 'out', id: '1', lat: LAT, lon: lonAt(100) }];
  let timestamp = NOW_SECONDS;
  const { clock, feeds, log } = startFeeds(
    () => new Response(encodeFeedMessage({ timestamp }, vehicles)),
  );
  await feeds.start();
  await clock.advance(9 * 60_000);
  expect(feeds.reports()?.reportedAt, 'it looks frozen').toBe(NOW_SECONDS * 1000);
  expect(vehiclesOn(feeds, '3')).toHaveLength(1);
  const failures = () => feeds.states().map(({ failure }) => failure);
  expect(failures()).toEqual([undefined, undefined]);
  expect(log).toEqual([]);
  await clock.advance(2 * 60_000);
  // Or the operator's monitoring would not see why there are no buses.
  const failure = 'The feed has had the same time for 10 minutes: 2026-11-20T18:38:05Z';
  expect(log, 'although no rider asked').toMatchObject([{ failure }, { failure }]);
  expect(feeds.reports()).toBeNull();
  expect(failures()).toEqual([failure, failure]);
  timestamp += 60;
  await clock.advance(30_000);
  expect(failures()).toEqual([undefined, undefined]);
  expect(vehiclesOn(feeds, '3'), 'a clock that is late is no failure').toHaveLength(1);
  vehicles = [];
  await clock.advance(3_600_000);
  expect(vehiclesOn(feeds, '3')).toEqual([]);
});

test('F30, F16: a feed whose own time is old at first is stuck until that changes, and is named', async () => {
  let timestamp = NOW_SECONDS - 3 * 86_400;
  const { clock, feeds, log } = startFeeds(() => messageOf('out', '1', timestamp));
  await feeds.start();
  const failure =
    "The feed's own time is 2026-11-17T18:38:05Z, 3 days ago, and has not changed yet";
  expect(log).toMatchObject([{ failure }, { failure }]);
  expect(feeds.reports()).toBeNull();
  timestamp += 15;
  await clock.advance(20_000);
  expect(vehiclesOn(feeds, '3'), 'its clock is wrong, and it is live').toHaveLength(1);
});

test.each([
  [119, undefined],
  [121, "The feed's own time is 2026-11-20T18:36:04Z, 2 minutes ago, and has not changed yet"],
  [6 * 3600, "The feed's own time is 2026-11-20T12:38:05Z, 6 hours ago, and has not changed yet"],
])('F30: a feed that is %s s old when it is first read', async (age, failure) => {
  const { clock, feeds } = startFeeds(() => messageOf('out', '1', NOW_SECONDS - age));
  await feeds.start();
  expect(feeds.states()[0]?.failure).toBe(failure);
  expect(feeds.reports() === null).toBe(failure !== undefined);
  await clock.advance(60_000);
  expect(feeds.states()[0]?.failure?.slice(0, 30)).toBe(failure?.slice(0, 30));
});

test.each([
  [30, []],
  [-30, []],
  [
    300,
    [
      "The feed's own time was 5 minutes behind when it was read, so nothing of it is live: riders see neither its buses nor its times.",
    ],
  ],
  [
    -300,
    ["The feed's own time was 5 minutes ahead when it was read. Its predictions may be as late."],
  ],
])('T27: the operator reads of a feed whose clock is %s s late', async (late, notes) => {
  const { clock, feeds, log } = startFeeds(() =>
    messageOf('out', '1', Math.floor(clock.now() / 1000) - late),
  );
  await feeds.start();
  await clock.advance(180_000);
  const isBehind = late > 120;
  // Riders see nothing of a feed that is so late, so the operator reads that it fails.
  expect(feeds.states()[0]).toMatchObject({
    content: '1 bus shown',
    failure: isBehind ? notes[0] : undefined,
    notes: isBehind ? [] : notes,
  });
  const first =
    "The feed's own time is 2026-11-20T18:33:05Z, 5 minutes ago, and has not changed yet";
  const failures = isBehind ? [first, first, notes[0], notes[0]] : [];
  expect(log.map(({ failure }) => failure)).toEqual(failures);
});

test('S7: a feed without any time does not get newer while it is down', async () => {
  let isDown = false;
  let turn = 0;
  const { clock, feeds } = startFeeds(() =>
    isDown
      ? new Response('down', { status: (turn += 1) % 2 === 0 ? 500 : 503 })
      : new Response(
          encodeFeedMessage({}, [{ tripID: 'out', id: '1', lat: LAT, lon: lonAt(100) }]),
        ),
  );
  await feeds.start();
  isDown = true;
  await clock.advance(100_000);
  expect(feeds.reports()?.reportedAt).toBe(NOW_SECONDS * 1000);
  await feeds.use(smallSnapshot(), null);
  expect(feeds.reports()?.reportedAt).toBe(NOW_SECONDS * 1000);
});
