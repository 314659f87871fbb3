import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Point, walkTime } from '../../support/journeys/exhaustive.ts';
import { anyCity, anyMoment, anyPoint } from '../../support/journeys/made-up-city.ts';
import { changesOf, openRouter } from '../../support/journeys/openRouter.ts';
import { metersApart } from '../../support/journeys/readRuns.ts';

const LONGEST_WALK = 1800;
const CHANGES = [0, 1, 2, 3, 4];
const RUNS = Number(process.env['MADE_UP_CITIES'] ?? 40);

const onFoot = (from: Point, to: Point) => {
  const seconds = walkTime(metersApart(from, to));
  return seconds <= LONGEST_WALK ? seconds : Number.POSITIVE_INFINITY;
};

test('J2: in made-up cities the earliest arrivals are those of an exhaustive second reading, and leave as late as they can', async () => {
  await fc.assert(
    fc.asyncProperty(anyCity, anyPoint, anyPoint, anyMoment, async (bytes, from, to, at) => {
      const opened = await openRouter(bytes, '20260601');
      fc.pre(opened !== null);
      if (opened === null) return;
      const { routes, arrivals } = opened;
      const walk = onFoot(from, to);
      const byBus = arrivals(from, to, at);
      const expected = byBus.map((when) => Math.min(when, at + walk));
      const { ways } = routes(from, to, at);
      const found = CHANGES.map((changes) =>
        Math.min(
          Infinity,
          ...ways.filter((way) => changesOf(way) <= changes).map(({ arrives }) => arrives),
        ),
      );
      expect(found).toEqual(expected);
      for (const [changes, arrives] of byBus.entries()) {
        if (arrives >= at + walk || arrives === byBus[changes - 1]) continue;
        const way = ways.find((one) => one.arrives === arrives && changesOf(one) === changes);
        // One second later one is not there as early any more.
        const departs = way?.departs ?? Number.NaN;
        expect(arrivals(from, to, departs, at)[changes]).toBe(arrives);
        expect(arrivals(from, to, departs + 1, at)[changes]).toBeGreaterThan(arrives);
      }
    }),
    { numRuns: RUNS },
  );
}, 600_000);

test('J2: arriving by a time, the ways leave as late as a search by trying finds', async () => {
  await fc.assert(
    fc.asyncProperty(anyCity, anyPoint, anyPoint, anyMoment, async (bytes, from, to, at) => {
      const opened = await openRouter(bytes, '20260601');
      fc.pre(opened !== null);
      if (opened === null) return;
      const { routes, arrivals } = opened;
      const walk = onFoot(from, to);
      const { ways } = routes(from, to, at, { isArriveBy: true });
      for (const way of ways) expect(way.arrives).toBeLessThanOrEqual(at);
      const earliest = at - 9 * 3600;
      for (const changes of CHANGES) {
        const isThere = (departs: number) =>
          (arrivals(from, to, departs, earliest, Infinity)[changes] ?? Infinity) <= at;
        let [there, late] = [earliest, at + 1];
        if (!isThere(there)) continue;
        while (late - there > 1) {
          const middle = Math.floor((there + late) / 2);
          if (isThere(middle)) there = middle;
          else late = middle;
        }
        const expected = Math.max(there, at - walk);
        const found = ways.filter((way) => changesOf(way) <= changes);
        expect(Math.max(...found.map(({ departs }) => departs))).toBe(expected);
      }
    }),
    { numRuns: Math.ceil(RUNS / 5) },
  );
}, 600_000);
