import { expect, test } from 'vitest';

import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { matchAlertsSteps } from '../../../src/transit/alerts/matchAlerts.ts';
import { tripIDOf } from '../../../src/transit/arrivals/trip-id.ts';
import { encodeAlerts } from '../../support/realtime/encodeAlerts.ts';
import { ALERTS_NOW, cityOfTwo, matchSent } from '../../support/realtime/match-alerts.ts';

const [NO_SERVICE, OTHER] = [1, 7];

test('S24: hundreds of alerts about the same hundreds of stops are joined in short pieces', () => {
  const small = cityOfTwo();
  const [stop] = small.stops;
  if (stop === undefined) throw new Error('the city has no stop');
  const stops = Array.from({ length: 300 }, (_, index) => ({
    ...stop,
    stopID: `x${index}`,
    gtfsStopID: `x${index}`,
  }));
  const routes = small.routes.map((route) => ({
    ...route,
    directions: route.directions.map((one) => ({ ...one, stops: stops.map((_, index) => index) })),
  }));
  const informed = stops.map(({ gtfsStopID }) => ({ stop: gtfsStopID }));
  const sent = Array.from({ length: 200 }, (_, index) => ({
    effect: index % 2 === 0 ? NO_SERVICE : OTHER,
    ...(index % 2 === 0 ? {} : { header: `Closed ${index}` }),
    informed,
  }));
  const { alerts } = decodeFeedMessage(encodeAlerts(sent));
  const steps = matchAlertsSteps(alerts, 0, {
    snapshot: { ...small, routes, stops },
    tripIDOf,
    now: ALERTS_NOW,
  });
  let pieces = 1;
  while (steps.next().done !== true) pieces += 1;
  // 60,000 entities, and so many comparisons of a text's stops with those of 100 effects.
  expect(pieces).toBeGreaterThan(300);
});

test('N11: an alert about more routes than any city has is about some of them, and the rest is counted', () => {
  const small = cityOfTwo();
  const routes = small.routes.flatMap((route) =>
    Array.from({ length: 100 }, (_, index) => ({
      ...route,
      routeID: String(index),
      agencyID: 'C',
    })),
  );
  const snapshot = { ...small, routes: [...small.routes, ...routes] };
  const informed = Array.from({ length: 100 }, (_, directionID) => ({
    agency: 'C',
    direction: directionID,
  }));
  const { leftOut } = matchSent([{ effect: NO_SERVICE, informed }], snapshot);
  expect(leftOut['informed entities beyond a limit']).toBeGreaterThan(0);
});
