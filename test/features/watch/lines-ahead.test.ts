import { expect, test } from 'vitest';

import type { RouteSettings } from '../../../src/contract/settings.ts';
import {
  EAST,
  NORTHWARD,
  STREET,
  along,
  feedAfter,
  fork,
  onNorth,
  placeOn,
  rideThrough,
  stepsTo,
  stopOn,
  street,
} from '../../support/made-feed.ts';

const [a, b, c, d] = street;

/** What settings have of the route. */
function withLine(...corners: (readonly [number, number])[]): RouteSettings[] {
  const line = corners.map(([east, northward]): [number, number] => {
    const { lat, lon } = placeOn(east, northward);
    return [lon, lat];
  });
  const way: RouteSettings['line'] = { type: 'MultiLineString', coordinates: [line] };
  return [{ routeID: '03', name: '3', color: '#1a6fb5', destinations: [EAST], line: way }];
}
const once = feedAfter(120, {
  vehicleID: '008',
  steps: [
    [200, 0, a.intersection],
    [400, 0, b.intersection],
  ],
});

test('R39: the line of the settings tells the order before any bus was seen', () => {
  expect(stepsTo(once, c, street, withLine(...STREET))).toEqual([['008', 'before']]);
  expect(stepsTo(once, d, street, withLine(...STREET))).toEqual([['008', 'soon']]);
});

test('R39: a line that does not say which destination is its own tells nothing', () => {
  const [route] = withLine(...STREET);
  expect(
    stepsTo(once, c, street, route === undefined ? [] : [{ ...route, destinations: [] }]),
  ).toEqual([]);
});

test('R39: where buses leave the line of the settings, nothing is told ahead', () => {
  const feed = feedAfter(
    10,
    { vehicleID: '009', steps: rideThrough(NORTHWARD, onNorth) },
    { vehicleID: '008', steps: along({ until: 400 }) },
  );
  expect(stepsTo(feed, c, fork, withLine(...STREET))).toEqual([]);
});

test('R39: of two stops at one place on a line, which comes first is not said', () => {
  const beside = stopOn('0105', 'Second & Main Express', 650, 10);
  const both = [...street, beside];
  expect(stepsTo(once, c, both, withLine(...STREET))).toEqual([['008', 'soon']]);
  expect(stepsTo(once, beside, both, withLine(...STREET))).toEqual([]);
});
