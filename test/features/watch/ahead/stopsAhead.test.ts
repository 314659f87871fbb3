import { expect, test } from 'vitest';

import {
  along,
  EAST,
  feedAfter,
  fork,
  north,
  NORTHWARD_RIDE,
  onStreet,
  rideThrough,
  rideUpTo,
  stepsTo,
  stopOn,
  STREET,
  street,
  WHOLE_RIDE,
} from '../../../support/feeds/made-feed.ts';

const [, b, c, d] = street;

test('R39: an alert says "one stop before" where a bus was observed naming each stop in turn', () => {
  const feed = feedAfter(10, WHOLE_RIDE, rideUpTo(400));
  expect(stepsTo(feed, c, street)).toEqual([['008', 'before']]);
  expect(stepsTo(feed, d, street), 'the alert comes when the bus is one stop before').toEqual([]);
  expect(stepsTo(feed, b, street)).toEqual([['008', 'next']]);
});

test('R39: with reports more than 30 s apart, an alert says "soon" instead of counting stops', () => {
  const feed = feedAfter(31, WHOLE_RIDE, rideUpTo(200));
  expect(stepsTo(feed, b, street)).toEqual([['008', 'soon']]);
  expect(stepsTo(feed, c, street)).toEqual([['008', 'soon']]);
});

test('R39: a stop that a bus passed without naming it counts as a stop in between', () => {
  const skipping = onStreet.filter(([, name]) => name !== b.intersection);
  const ride = rideThrough(STREET, skipping);
  const feed = feedAfter(
    10,
    { vehicleID: '007', steps: ride },
    { vehicleID: '008', steps: rideThrough(STREET, skipping, { until: 200 }) },
  );
  expect(stepsTo(feed, c, street)).toEqual([['008', 'soon']]);
});

test('R39: there are no alerts ahead before any bus was observed there', () => {
  expect(stepsTo(feedAfter(10, rideUpTo(400)), c, street)).toEqual([]);
});

test('R39: rides to the same destination in another spelling count', () => {
  const feed = feedAfter(
    10,
    { vehicleID: '007', steps: along(), direction: EAST.toUpperCase() },
    rideUpTo(400),
  );
  expect(stepsTo(feed, c, street)).toEqual([['008', 'before']]);
});

test('R39: rides to another destination do not count', () => {
  const feed = feedAfter(
    10,
    { vehicleID: '007', steps: along(), direction: 'Hilldale' },
    rideUpTo(400),
  );
  expect(stepsTo(feed, c, street)).toEqual([]);
});

test('R39: there are no alerts ahead where the service lost the bus in front', () => {
  const lost = [...along({ until: 700 }), [800, 300, EAST], [1000, 300, EAST]] as const;
  const feed = feedAfter(10, WHOLE_RIDE, { vehicleID: '009', steps: lost }, rideUpTo(400));
  expect(stepsTo(feed, c, street)).toEqual([]);
});

test('R39: a gap shortly before the next stop counts as a detour after it', () => {
  const after = (gap: number) => {
    const ride = [
      ...along({ until: 400 }),
      [gap, 0, EAST],
      [560, 0, b.intersection],
      [650, 0, c.intersection],
    ] as const;
    return feedAfter(10, WHOLE_RIDE, { vehicleID: '009', steps: ride }, rideUpTo(400));
  };
  expect(stepsTo(after(450), c, street)).toEqual([['008', 'before']]);
  expect(stepsTo(after(530), c, street)).toEqual([]);
});

test('R39: there are no alerts ahead for either branch of a fork, but there are before the fork', () => {
  const feed = feedAfter(10, WHOLE_RIDE, NORTHWARD_RIDE, rideUpTo(400));
  expect(stepsTo(feed, c, fork)).toEqual([]);
  expect(stepsTo(feed, north, fork)).toEqual([]);
  const early = feedAfter(10, WHOLE_RIDE, NORTHWARD_RIDE, rideUpTo(200));
  expect(stepsTo(early, b, fork)).toEqual([['008', 'before']]);
});

/** A loop that passes the second stop twice: first eastward, and later southward. */
const LOOP = [
  [0, 0],
  [1200, 0],
  [1200, 500],
  [600, 500],
  [600, -1500],
] as const;
const south = stopOn('0120', 'Second & South', 600, -300);
const top = stopOn('0121', 'Second & Top', 600, 300);
const loop = [...street, south, top];
const onLoop = [
  ...onStreet,
  [2500, top.intersection],
  [2800, b.intersection],
  [3100, south.intersection],
] as const;

test('R39: on a loop, alerts ahead depend on whether the bus passes a stop for the first or second time', () => {
  const whole = { vehicleID: '007', steps: rideThrough(LOOP, onLoop) };
  const first = { vehicleID: '008', steps: rideThrough(LOOP, onLoop, { until: 400 }) };
  const second = { vehicleID: '008', steps: rideThrough(LOOP, onLoop, { until: 2600 }) };
  const out = feedAfter(10, whole, first);
  expect(stepsTo(out, b, loop)).toEqual([['008', 'next']]);
  expect(stepsTo(out, c, loop)).toEqual([['008', 'before']]);
  expect(stepsTo(out, south, loop)).toEqual([]);
  const back = feedAfter(10, whole, second);
  expect(stepsTo(back, south, loop)).toEqual([['008', 'before']]);
  expect(stepsTo(back, c, loop)).toEqual([]);
});

test('R39: on a loop, there are no alerts ahead if it is unknown which time the bus passes the stop', () => {
  const feed = feedAfter(
    10,
    { vehicleID: '007', steps: rideThrough(LOOP, onLoop) },
    { vehicleID: '008', steps: [[600, 0, b.intersection]] },
  );
  expect(stepsTo(feed, c, loop)).toEqual([]);
  expect(stepsTo(feed, south, loop)).toEqual([]);
});
