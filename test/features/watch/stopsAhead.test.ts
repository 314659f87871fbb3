import { expect, test } from 'vitest';

import {
  EAST,
  NORTHWARD,
  STREET,
  along,
  feedAfter,
  fork,
  north,
  onNorth,
  onStreet,
  rideThrough,
  stepsTo,
  stopOn,
  street,
} from '../../support/made-feed.ts';

const [, b, c, d] = street;

test('R39: a bus is one stop before where a ride was seen to name each stop in turn', () => {
  const feed = feedAfter(
    10,
    { vehicleID: '007', steps: along() },
    { vehicleID: '008', steps: along({ until: 400 }) },
  );
  expect(stepsTo(feed, c, street)).toEqual([['008', 'before']]);
  expect(stepsTo(feed, d, street), 'it is told of when it is one stop before').toEqual([]);
  expect(stepsTo(feed, b, street)).toEqual([['008', 'next']]);
});

test('R39: of reports more than 30 s apart the stops between are not counted', () => {
  const feed = feedAfter(
    31,
    { vehicleID: '007', steps: along() },
    { vehicleID: '008', steps: along({ until: 200 }) },
  );
  expect(stepsTo(feed, b, street)).toEqual([['008', 'soon']]);
  expect(stepsTo(feed, c, street)).toEqual([['008', 'soon']]);
});

test('R39: a stop that a ride passed without naming it is counted', () => {
  const skipping = onStreet.filter(([, name]) => name !== b.intersection);
  const ride = rideThrough(STREET, skipping);
  const feed = feedAfter(
    10,
    { vehicleID: '007', steps: ride },
    { vehicleID: '008', steps: rideThrough(STREET, skipping, { until: 200 }) },
  );
  expect(stepsTo(feed, c, street)).toEqual([['008', 'soon']]);
});

test('R39: what a bus does after its next stop is not known before any was seen there', () => {
  expect(
    stepsTo(feedAfter(10, { vehicleID: '008', steps: along({ until: 400 }) }), c, street),
  ).toEqual([]);
});

test('R39: rides to a destination that is written in another way count', () => {
  const feed = feedAfter(
    10,
    { vehicleID: '007', steps: along(), direction: EAST.toUpperCase() },
    { vehicleID: '008', steps: along({ until: 400 }) },
  );
  expect(stepsTo(feed, c, street)).toEqual([['008', 'before']]);
});

test('R39: rides to another destination do not count', () => {
  const feed = feedAfter(
    10,
    { vehicleID: '007', steps: along(), direction: 'Hilldale' },
    { vehicleID: '008', steps: along({ until: 400 }) },
  );
  expect(stepsTo(feed, c, street)).toEqual([]);
});

test('R39: nothing is told of a bus behind one that the service lost there', () => {
  const lost = [...along({ until: 700 }), [800, 300, EAST], [1000, 300, EAST]] as const;
  const feed = feedAfter(
    10,
    { vehicleID: '007', steps: along() },
    { vehicleID: '009', steps: lost },
    { vehicleID: '008', steps: along({ until: 400 }) },
  );
  expect(stepsTo(feed, c, street)).toEqual([]);
});

test('R39: at a fork nothing is told of either way, and up to it all is', () => {
  const feed = feedAfter(
    10,
    { vehicleID: '007', steps: along() },
    { vehicleID: '009', steps: rideThrough(NORTHWARD, onNorth) },
    { vehicleID: '008', steps: along({ until: 400 }) },
  );
  expect(stepsTo(feed, c, fork)).toEqual([]);
  expect(stepsTo(feed, north, fork)).toEqual([]);
  const early = feedAfter(
    10,
    { vehicleID: '007', steps: along() },
    { vehicleID: '009', steps: rideThrough(NORTHWARD, onNorth) },
    { vehicleID: '008', steps: along({ until: 200 }) },
  );
  expect(stepsTo(early, b, fork)).toEqual([['008', 'before']]);
});

/** A loop comes by the second stop twice: eastward to the fourth, and back from the north to the first. */
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

test('R39: on a loop what comes after a stop is told by which time the bus comes to it', () => {
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

test('R39: where a bus comes to the stop of a loop for the first or the second time is not known, nothing is told', () => {
  const feed = feedAfter(
    10,
    { vehicleID: '007', steps: rideThrough(LOOP, onLoop) },
    { vehicleID: '008', steps: [[600, 0, b.intersection]] },
  );
  expect(stepsTo(feed, c, loop)).toEqual([]);
  expect(stepsTo(feed, south, loop)).toEqual([]);
});
