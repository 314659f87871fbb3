import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { metersBetween } from '../../../src/lib/geo/distance.ts';
import { demoRouteIDs, watchDemoRoute } from '../../support/watch/demo-watch.ts';
import type { KnownOrder } from '../../support/watch/demo-watch.ts';
import { NO_FIGURES, sumOfFigures, watchRecordedRoute } from '../../support/watch/madison-watch.ts';
import { readRecordedDay, recordedDays } from '../../support/watch/recorded-days.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const NOON = Date.UTC(2026, 10, 20, 18, 0, 0);

test.each<{ order: KnownOrder; ahead: number }>([
  { order: 'observed', ahead: 0.65 },
  { order: 'documents', ahead: 0.89 },
])(
  'R16, R39: in an hour of the demo city every arrival is announced, no alert is false, and "one stop before" is true (order: $order)',
  async ({ order, ahead }) => {
    const routes = await Promise.all(
      (await demoRouteIDs()).map((id) => watchDemoRoute(id, NOON, order)),
    );
    expect(routes.flatMap(({ falseAlarms }) => falseAlarms)).toEqual([]);
    const all = routes.map(({ figures }) => figures).reduce(sumOfFigures, NO_FIGURES);
    expect(all.arrivals).toBeGreaterThan(1000);
    expect(all.announced).toBe(all.arrivals);
    expect(all.trulyOneBefore).toBe(all.saidOneBefore);
    expect(all.oneAhead / all.arrivals).toBeGreaterThan(ahead);
  },
);

test('R39: in the demo city no alert names the stop that a bus is leaving instead of its namesake ahead', async () => {
  const { announcements } = await watchDemoRoute('03', NOON);
  const twins = announcements.filter(
    ({ stop, step }) => step === 'next' && ['0398', '0412'].includes(stop.stopID),
  );
  expect(new Set(twins.map(({ stop }) => stop.intersection)).size).toBe(1);
  expect(new Set(twins.map(({ stop }) => stop.stopID)).size).toBe(2);
  for (const { stop, vehicle } of twins) {
    const place = { lat: stop.latitude, lon: stop.longitude };
    expect(metersBetween(place, vehicle)).toBeLessThan(1000);
  }
});

/** A straight route, routes with forks and routes with loops: enough to notice a change, and quick to run. */
const SOME_ROUTES = ['C', 'L', 'S', '81', '82'];
const day = recordedDays(ROOT)[0];

test.skipIf(day === undefined).each<{ order: KnownOrder; least: number; lost: number }>([
  { order: 'observed', least: 0.4, lost: 2 },
  { order: 'lines', least: 0.5, lost: 2 },
  { order: 'documents', least: 0.6, lost: 6 },
])(
  `R16, R39: on some routes of a recorded day hardly any alert is false, and "one stop before" is true (order: $order)${day === undefined ? ' (needs the recordings)' : ''}`,
  ({ order, least, lost }) => {
    const all = readRecordedDay(ROOT, day ?? '')
      .filter(({ routeID }) => SOME_ROUTES.includes(routeID))
      .map((route) => watchRecordedRoute(route, route.polls, order))
      .reduce(sumOfFigures, NO_FIGURES);
    expect(all.alerts).toBeGreaterThan(500);
    expect(all.falseLeniently / all.alerts).toBeLessThan(0.005);
    expect(all.falseStrictly - all.falselyNext).toBeLessThanOrEqual(lost);
    expect(all.trulyOneBefore).toBe(all.saidOneBefore);
    expect(all.announced / all.arrivals).toBeGreaterThan(least);
  },
);
