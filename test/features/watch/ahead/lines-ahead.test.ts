import { expect, test } from 'vitest';

import type { RouteSettings } from '../../../../src/contract/settings/settings.ts';
import {
  EAST,
  feedAfter,
  fork,
  NORTHWARD_RIDE,
  placeOn,
  rideUpTo,
  stepsTo,
  stopOn,
  STREET,
  street,
} from '../../../support/feeds/made-feed.ts';

const [a, b, c, d] = street;

/** The settings of the route with a line through these places, meters east and north. */
function withLine(...corners: (readonly [number, number])[]): RouteSettings[] {
  const line = corners.map(([east, northward]): [number, number] => {
    const { lat, lon } = placeOn(east, northward);
    return [lon, lat];
  });
  return [
    {
      routeID: '03',
      name: '3',
      color: '#1a6fb5',
      destinations: [EAST],
      line: { type: 'MultiLineString', coordinates: [line] },
    },
  ];
}
const once = feedAfter(120, {
  vehicleID: '008',
  steps: [
    [200, 0, a.intersection],
    [400, 0, b.intersection],
  ],
});

test('R39: the line in the settings gives the order of the stops before any bus drove there', () => {
  expect(stepsTo(once, c, street, withLine(...STREET))).toEqual([['008', 'before']]);
  expect(stepsTo(once, d, street, withLine(...STREET))).toEqual([['008', 'soon']]);
});

test('R39: a line without a destination causes no alerts ahead', () => {
  const [route] = withLine(...STREET);
  expect(
    stepsTo(once, c, street, route === undefined ? [] : [{ ...route, destinations: [] }]),
  ).toEqual([]);
});

test('R39: where buses leave the line in the settings, there are no alerts ahead', () => {
  const feed = feedAfter(10, NORTHWARD_RIDE, rideUpTo(400));
  expect(stepsTo(feed, c, fork, withLine(...STREET))).toEqual([]);
});

test('R39: for two stops at one place on a line, alerts do not say which one comes first', () => {
  const beside = stopOn('0105', 'Second & Main Express', 650, 10);
  const both = [...street, beside];
  expect(stepsTo(once, c, both, withLine(...STREET))).toEqual([['008', 'soon']]);
  expect(stepsTo(once, beside, both, withLine(...STREET))).toEqual([]);
});
