import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createRegion } from '../../../../src/server/city/region/createRegion.ts';
import type { ServerSource } from '../../../../src/server/city/ServerSource.ts';
import type { LogEntry } from '../../../../src/server/log.ts';
import { feedsOf } from '../../../../src/server/settings/source-settings.ts';
import { runImport, GTFS_DEFAULTS } from '../../../support/cities/region-server.ts';
import { temporaryFolder } from '../../../support/cities/small-server.ts';
import { aFeedText } from '../../../support/feeds/a-feed.ts';
import { serveFeeds } from '../../../support/feeds/feed-server.ts';
import {
  aBus,
  at,
  late,
  LIVE_CITY_FILES,
  messageOf,
  ofTrip,
} from '../../../support/times/small-live-city.ts';

const NOW = at('08:06') * 1000;

let top: { path: string; remove: () => void };
let source: ServerSource | undefined;
beforeEach(() => {
  top = temporaryFolder();
});
afterEach(async () => {
  await source?.stop?.();
  top.remove();
});

/** Writes the feed of an agency whose trips and routes have its letter in front. */
function writeFeed(letter: string): string {
  const path = join(top.path, letter);
  mkdirSync(path);
  const files = Object.entries(aFeedText(LIVE_CITY_FILES));
  const renamed = (text: string) =>
    text
      .replaceAll(/^(t|wait|loop|after|night|weekend|long|ring),/gm, `${letter}$1,`)
      .replaceAll(/^(r[12]),(daily|weekend),(\w+)/gm, `${letter}$1,$2,${letter}$3`)
      .replaceAll(/^(r[12]),A/gm, `${letter}$1,A`);
  for (const [name, text] of files)
    writeFileSync(join(path, name), typeof text === 'string' ? renamed(text) : text);
  return path;
}

/** Starts a city of two feeds with one realtime feed for both, which knows these buses. */
async function start(buses: readonly string[], realtimeOf = (url: string) => [url, url]) {
  const requests: string[] = [];
  const log: LogEntry[] = [];
  const message = messageOf(
    buses.map((tripID) => ({ ...ofTrip(late(4, 120)), tripID })),
    '08:06',
    buses.map((tripID) => aBus(tripID, 2, '08:06')),
  );
  const url = await serveFeeds((request, response) => {
    requests.push(request.url ?? '');
    response.end(message);
  });
  const addresses = realtimeOf(`${url}/all.pb`);
  source = createRegion(
    feedsOf({
      ...GTFS_DEFAULTS,
      kind: 'gtfs',
      feeds: ['a', 'b'].map((name, index) => ({
        name,
        feed: { url: writeFeed(name) },
        realtime: [{ url: addresses[index] ?? '' }],
      })),
      vehicles: [],
      folder: join(top.path, 'cache'),
      privateAddresses: true,
      events: [],
    }),
    { log: (entry) => log.push(entry), clock: () => NOW, runImport },
  );
  await source.start?.();
  const running = async (routeID: string) =>
    (await source?.vehicles?.read(routeID, NOW))?.value.map(({ vehicleID }) => vehicleID);
  const realtime = () => source?.figures?.().filter(({ feed }) => feed === 'vehicles') ?? [];
  return { requests, log, running, realtime };
}

test('G1: a realtime feed of two agencies is asked once for both, and each has its own of it', async () => {
  const { requests, running, realtime } = await start(['at', 'bt']);
  expect(requests).toEqual(['/all.pb']);
  expect(await running('a:7')).toEqual(['bus of at']);
  expect(await running('b:7')).toEqual(['bus of bt']);
  for (const { isFailing, notes } of realtime()) {
    expect(isFailing).toBe(false);
    expect(notes).toContainEqual(
      expect.stringContaining('Several GTFS feeds of the city read this'),
    );
  }
});

test('G1: of a shared realtime feed without a bus of one agency, no agency’s is failing', async () => {
  const { running, realtime } = await start(['at', 'aafter', 'along', 'aloop', 'await']);
  expect(await running('b:7')).toEqual([]);
  expect(realtime().map(({ failure }) => failure)).toEqual([undefined, undefined]);
});

test('G1: a shared realtime feed of another city is failing for each', async () => {
  const { log, realtime } = await start(['ct', 'cafter', 'clong', 'cloop', 'cwait']);
  for (const { failure } of realtime()) expect(failure).toContain('5 of 5');
  expect(log.filter(({ event }) => event === 'realtime feed failed')).toHaveLength(2);
});

test('G1: realtime feeds at other addresses are asked for each', async () => {
  const { requests } = await start(['at', 'bt'], (url) => [url, `${url}?agency=b`]);
  expect(new Set(requests)).toEqual(new Set(['/all.pb', '/all.pb?agency=b']));
});
