import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createRegion } from '../../../src/server/city/region/createRegion.ts';
import type { ServerSource } from '../../../src/server/city/ServerSource.ts';
import { importFeed } from '../../../src/server/import/importFeed.ts';
import { feedMetrics } from '../../../src/server/metrics/feed-metrics.ts';
import { feedsOf } from '../../../src/server/settings/source-settings.ts';
import { mergeSettings } from '../../../src/service/mergeSettings.ts';
import { GTFS_DEFAULTS } from '../../support/cities/region-server.ts';
import { aFeedText } from '../../support/feeds/a-feed.ts';
import { testFolder } from '../../support/feeds/feed-reader.ts';
import { serveFeeds } from '../../support/feeds/feed-server.ts';
import {
  aBus,
  at,
  late,
  LIVE_CITY_FILES,
  messageOf,
  ofTrip,
} from '../../support/times/small-live-city.ts';

const NOW = at('08:06') * 1000;
const UPDATES = messageOf([ofTrip(late(4, 120))], '08:06');
/** Its bus comes to stop 3 in six minutes. */
const ON_ITS_WAY = messageOf([ofTrip(late(3, 120))], '08:06');
const POSITIONS = messageOf([], '08:06', [aBus('t', 2, '08:06')]);
const BOTH = messageOf([ofTrip(late(4, 120))], '08:06', [aBus('t', 2, '08:06')]);
const ENDED = messageOf([ofTrip(late(4, 120))], '08:02');
const EMPTY = messageOf([], '08:06');

let top = '';
let source: ServerSource | undefined;
beforeEach(() => {
  top = testFolder();
});
afterEach(async () => {
  await source?.stop?.();
});

/** Starts a city whose realtime feeds send these messages. */
async function start(realtime: readonly Uint8Array[], vehicles: readonly Uint8Array[] = []) {
  const feed = join(top, 'feed');
  mkdirSync(feed);
  for (const [name, text] of Object.entries(aFeedText(LIVE_CITY_FILES)))
    writeFileSync(join(feed, name), text);
  const all = [...realtime, ...vehicles];
  const base = await serveFeeds((request, response) => {
    response.end(all[Number((request.url ?? '').slice(1))]);
  });
  const addresses = all.map((_, index) => ({ url: `${base}/${index}` }));
  source = createRegion(
    feedsOf({
      ...GTFS_DEFAULTS,
      kind: 'gtfs',
      feed: { url: feed },
      realtime: addresses.slice(0, realtime.length),
      vehicles: addresses.slice(realtime.length),
      folder: join(top, 'cache'),
      privateAddresses: true,
      events: [],
    }),
    {
      log: () => {},
      clock: () => NOW,
      runImport: (job, onProgress) => importFeed(job, {}, onProgress),
    },
  );
  await source.start?.();
  const answer = await source.times?.arrivals?.read({ stopID: 's4', minutes: 30 }, NOW);
  const [row] = answer?.value?.arrivals ?? [];
  return { row: [row?.basis, row?.vehicleID, row?.stopsAway], reportedAt: answer?.reportedAt };
}

const REPORTED = ['reported', '', undefined];
const WITH_BUS = ['reported', 'bus of t', 1];

test.each([
  ['one feed with positions and trip updates', [BOTH], [], WITH_BUS],
  ['one feed of each', [POSITIONS, UPDATES], [], WITH_BUS],
  ['one feed under each name of the setting', [UPDATES], [POSITIONS], WITH_BUS],
  ['trip updates only', [UPDATES], [], REPORTED],
  ['trip updates only, by the older name', [], [UPDATES], REPORTED],
  ['an empty feed beside trip updates', [EMPTY, UPDATES], [], REPORTED],
  ['trip updates that ended and positions', [ENDED, POSITIONS], [], ['estimated', 'bus of t', 1]],
  ['positions only', [POSITIONS], [], ['estimated', 'bus of t', 1]],
])('T5: a city may have %s', async (_what, realtime, vehicles, row) => {
  expect((await start(realtime, vehicles)).row).toEqual(row);
});

test('T5: a city whose feeds are empty has the times of the timetable, with a time of their own', async () => {
  const { row, reportedAt } = await start([EMPTY]);
  expect(row).toEqual(['scheduled', '', undefined]);
  expect(Number.isFinite(reportedAt)).toBe(true);
});

test('T5: a city of trip updates without positions has no buses on its map, and is no failure', async () => {
  await start([UPDATES]);
  expect((await source?.vehicles?.read('7', NOW))?.value).toEqual([]);
  expect(source?.health?.()).toMatchObject({ vehicles: [true] });
});

test('S7: the health check says which realtime feed fails', async () => {
  await start([UPDATES, new Uint8Array([255])]);
  expect(source?.health?.()).toMatchObject({
    vehicles: [true, false],
    realtime: [
      { file: '1', ok: true },
      { file: '2', ok: false },
    ],
  });
});

test.each([
  ['false where buses run by trip updates and none has a position', [ON_ITS_WAY], false],
  ['true with a position', [BOTH], true],
  ['true beside a feed that has nothing yet', [ON_ITS_WAY, EMPTY], true],
  ['true as long as no bus runs', [UPDATES], true],
])('R11: whether the page shows buses is %s', async (_what, realtime, vehicles) => {
  await start(realtime);
  expect(source && mergeSettings({}, source)['features']).toMatchObject({ vehicles, times: true });
});

test('T6: what is not used of trip updates is in the metrics', async () => {
  await start([messageOf([ofTrip(late(99, 0), late(1, 0))], '08:06')]);
  const metric = feedMetrics(source?.figures?.() ?? [], NOW).find(
    ({ name }) => name === 'curbside_left_out',
  );
  const unknown = metric?.samples.find(({ labels }) => labels?.['reason'] === 'unknownStop');
  expect(unknown?.value).toBe(1);
});
