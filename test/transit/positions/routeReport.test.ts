import { expect, test } from 'vitest';

import { routeReport } from '../../../src/transit/positions/routeReport.ts';
import { matchVehicles, NOW_SECONDS } from '../../support/realtime/matchVehicles.ts';

const served: ReadonlySet<string> = new Set(['7']);
/** A feed with buses on route 3 only, of some seconds ago. */
const feedOf = (secondsAgo: number, tripID = 'out') => ({
  match: matchVehicles([{ tripID, id: '1', timestamp: NOW_SECONDS - secondsAgo }], {
    madeAt: NOW_SECONDS - secondsAgo,
  }),
  served,
});

test('S7: a route without buses has the time of the oldest feed, which may be the one that is frozen', () => {
  const report = routeReport([feedOf(5), feedOf(80), feedOf(20)], '7');
  expect(report).toEqual({ reportedAt: (NOW_SECONDS - 80) * 1000, vehicles: [] });
});

test('S7: a feed without any buses may rightly be old, so its time counts only without another', () => {
  const [full, none, older] = [feedOf(5), feedOf(80, 'no such trip'), feedOf(90, 'no such trip')];
  expect(routeReport([full, none], '7')?.reportedAt).toBe((NOW_SECONDS - 5) * 1000);
  expect(routeReport([none, older], '7')?.reportedAt).toBe((NOW_SECONDS - 80) * 1000);
});
