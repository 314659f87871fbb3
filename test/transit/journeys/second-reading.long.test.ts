import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { checkWay } from '../../support/journeys/checkJourney.ts';
import { walkTime } from '../../support/journeys/exhaustive.ts';
import { changesOf, openRouter } from '../../support/journeys/openRouter.ts';
import { createRandom } from '../../support/journeys/random.ts';
import { metersApart } from '../../support/journeys/readRuns.ts';

const SHARED = fileURLToPath(new URL('../../../../shared/', import.meta.url));
/** Random queries for each feed; `npm run test:all -- journeys` has a thousand. */
const COUNT = Number(process.env['JOURNEYS'] ?? 8);
const LONGEST_WALK = 1800;

/** Real feeds, each with a working day and a Sunday on which it has service. */
const REAL = [
  ['times/halifax/gtfs.zip', '2025-10-15', '2025-10-19'],
  ['feeds/barrie-medium/google_transit.zip', '2026-07-08', '2026-07-12'],
  ['cities/bari.zip', '2025-06-25', '2025-06-29'],
  ['times/kingston/gtfs.zip', '2026-01-14', '2026-01-18'],
  ['cities/vilnius.zip', '2016-02-10', '2016-02-14'],
  ['times/madison/gtfs.zip', '2025-09-25', '2025-09-28'],
  ['times/caltrain/gtfs.zip', '2024-02-07', '2024-02-11'],
  ['cities/cdmx.zip', '2019-02-06', '2019-02-10'],
] as const;

for (const [name, day, sunday] of REAL) {
  const isHere = existsSync(SHARED + name);
  test.skipIf(!isHere)(
    `J2: the earliest arrivals in ${name} are those of an exhaustive second reading${isHere ? '' : ' (needs ../shared)'}`,
    async () => {
      const opened = await openRouter(readFeedBytes(SHARED + name), day.replaceAll('-', ''));
      if (opened === null) throw new Error(`${name} can't be read`);
      const { snapshot, routes, arrivals, exhaustive } = opened;
      const { stops, used } = exhaustive;
      const random = createRandom(name);
      const moments = [`${day}T07:00`, `${day}T17:00`, `${day}T23:50`, `${sunday}T10:00`];
      /** At a stop, or up to 450 m away from one. */
      const anyPoint = () => {
        const { lat = 0, lon = 0 } = stops[used[random(used.length)] ?? 0] ?? {};
        const degrees = random(2) * 0.004;
        const shifted = (at: number) => at + (random(2001) / 1000 - 1) * degrees;
        return { lat: shifted(lat), lon: shifted(lon) };
      };
      const differences: unknown[] = [];
      let found = 0;
      for (let count = 0; count < COUNT; count++) {
        const [from, to] = [anyPoint(), anyPoint()];
        const clock = moments[count % moments.length] ?? '';
        const at = (parseDateTime(clock, snapshot.city.timeZone)?.instant ?? Number.NaN) / 1000;
        const walk = walkTime(metersApart(from, to));
        const onFoot = walk <= LONGEST_WALK ? at + walk : Number.POSITIVE_INFINITY;
        const expected = arrivals(from, to, at).map((when) => Math.min(when, onFoot));
        const answer = routes(from, to, at);
        const earliest = expected.map((_, changes) =>
          Math.min(
            Number.POSITIVE_INFINITY,
            ...answer.ways.filter((way) => changesOf(way) <= changes).map((way) => way.arrives),
          ),
        );
        if (expected.some((when, changes) => when !== earliest[changes]))
          differences.push({ from, to, clock, expected, earliest });
        for (const way of answer.ways)
          checkWay({ way, routes: answer, from, to }, exhaustive, snapshot);
        if (answer.ways.some(({ rides }) => rides.length > 0)) found += 1;
      }
      expect(differences).toEqual([]);
      expect(found).toBeGreaterThan(COUNT / 3);
    },
    4 * 3_600_000,
  );
}
