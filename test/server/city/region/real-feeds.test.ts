import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { type RegionServer, startRegion } from '../../../support/cities/region-server.ts';
import { testFolder } from '../../../support/feeds/feed-reader.ts';
import { realFeedPath, skipNote } from '../../../support/gtfs/real-feeds.ts';
import { unzip, zipOf } from '../../../support/gtfs/zip.ts';

const BARRIE = realFeedPath('barrie-medium/google_transit.zip');
const CALTRAIN = realFeedPath('caltrain/gtfs.zip', 'times');
const REDDING = realFeedPath('raba/gtfs.zip', 'times');
const isThere = BARRIE !== null && CALTRAIN !== null && REDDING !== null;

/** 24 November 2026 at noon in California. */
const clock = () => Date.UTC(2026, 10, 24, 20);
const Lists = z.object({
  feeds: z.array(z.string()),
  routes: z.array(z.object({ routeID: z.string(), agency: z.string(), feed: z.string() })),
});

let top = '';
let region: RegionServer | undefined;
beforeEach(() => {
  top = testFolder();
});
afterEach(async () => {
  await region?.stop();
  region = undefined;
});

const start = async (barrie: string) => {
  region = await startRegion(
    [
      { name: 'caltrain', feed: CALTRAIN ?? '' },
      { name: 'redding', feed: REDDING ?? '' },
      { name: 'barrie', feed: barrie },
    ],
    top,
    { clock },
  );
  return region;
};

/** Barrie with California's clock. */
async function barrieInCalifornia(): Promise<string> {
  const files = unzip(readFileSync(BARRIE ?? ''));
  const agency = files.get('agency.txt')?.toString() ?? '';
  files.set('agency.txt', Buffer.from(agency.replace('America/New_York', 'America/Los_Angeles')));
  const path = join(top, 'barrie.zip');
  writeFileSync(path, await zipOf(files));
  return path;
}

describe.runIf(isThere)(`Barrie, Caltrain and Redding as one region${skipNote(BARRIE)}`, () => {
  test('G4: the one with another clock is refused by name', { timeout: 60_000 }, async () => {
    const { json } = await start(BARRIE ?? '');
    expect(await json('/readyz')).toMatchObject({
      ready: true,
      feeds: { barrie: { feed: 'refused' } },
    });
    const { feeds, routes } = z.parse(Lists, await json('/curbside.json'));
    expect(feeds).toEqual(['caltrain', 'redding']);
    expect(new Set(routes.map(({ feed }) => feed))).toEqual(new Set(feeds));
  });

  test(
    'G1, G2: they look like one city, and each stop and route has an ID of its own',
    { timeout: 60_000 },
    async () => {
      const { json, ask } = await start(await barrieInCalifornia());
      const settings = await json('/curbside.json');
      expect(settings['city']).toMatchObject({ name: 'Barrie Transit +2' });
      const { feeds, routes } = z.parse(Lists, settings);
      expect(feeds).toEqual(['caltrain', 'redding', 'barrie']);
      expect(new Set(routes.map(({ routeID }) => routeID)).size).toBe(routes.length);
      // Both have a route 11.
      expect(routes.filter(({ routeID }) => routeID.endsWith(':11'))).toEqual([
        { routeID: 'redding:11', agency: 'Redding Area Bus Authority', feed: 'redding' },
        { routeID: 'barrie:11', agency: 'Barrie Transit', feed: 'barrie' },
      ]);
      for (const { routeID } of routes)
        expect(await ask('getstops', { routeID })).toMatchObject({ status: '0', routeID });
    },
  );
});
