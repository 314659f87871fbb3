import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { demoRouteIDs, watchDemoRoute } from '../../support/demo-watch.ts';
import { hasRecording, watchRecordedCity } from '../../support/madison-watch.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const NOON = Date.UTC(2026, 10, 20, 18, 0, 0);

test('R16: in an hour of the demo city every bus that comes to a watched stop was told before', async () => {
  const routes = await Promise.all((await demoRouteIDs()).map((id) => watchDemoRoute(id, NOON)));
  const arrivals = routes.flatMap((route) => route.arrivals);
  expect(arrivals.length).toBeGreaterThan(1000);
  expect(arrivals.filter(({ announcement: telling }) => telling === undefined)).toEqual([]);
  expect(routes.flatMap(({ falseAlarms }) => falseAlarms)).toEqual([]);
  const ahead = arrivals.filter(({ announcement: telling }) => telling?.step === 'before');
  expect(ahead.length / arrivals.length).toBeGreaterThan(0.7);
}, 60_000);

const recorded = hasRecording(ROOT);
test.skipIf(!recorded)(
  `R16: in a recorded day of a real city no alarm is false, and half are told before${recorded ? '' : ' (the recording is not here)'}`,
  () => {
    const {
      announcements: tellings,
      falseAlarms,
      reached,
      announced: told,
      announcedAhead: toldAhead,
    } = watchRecordedCity(ROOT);
    expect(tellings.length).toBeGreaterThan(5000);
    expect(falseAlarms).toEqual([]);
    expect(told / reached).toBeGreaterThan(0.5);
    expect(toldAhead / reached).toBeGreaterThan(0.3);
  },
  60_000,
);
