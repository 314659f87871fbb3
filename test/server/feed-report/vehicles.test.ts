import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { printFeedReport } from '../../../src/server/feed-report/printFeedReport.ts';
import { testFolder } from '../../support/feeds/feed-reader.ts';
import { smallFeed } from '../../support/gtfs/small-feed.ts';
import { zipOf } from '../../support/gtfs/zip.ts';
import {
  anUpdate,
  encodeFeedMessage,
  type FeedVehicle,
} from '../../support/realtime/encodeFeedMessage.ts';

let folder = '';
beforeEach(() => {
  folder = testFolder();
});

/** The report's lines about the buses in a file. */
async function reportOn(bytes: Uint8Array) {
  const [feed, vehicles] = [join(folder, 'feed.zip'), join(folder, 'buses.pb')];
  writeFileSync(feed, await zipOf(smallFeed()));
  writeFileSync(vehicles, bytes);
  const all: string[] = [];
  const print = (line: string) => all.push(line);
  const code = await printFeedReport([feed, '--vehicles', vehicles], { print, progress: () => {} });
  const lines = all.slice(all.findIndex((line) => line.includes(vehicles)));
  return { code, lines: lines.map((line) => line.replace(vehicles, 'buses.pb')) };
}

const place = { lat: 43.07, lon: -89.394 };
const bus = (id: number, more: FeedVehicle): FeedVehicle => ({ id: String(id), ...place, ...more });

test('S17: the report says how many buses match no trip, and why buses are not shown', async () => {
  const vehicles = [
    ...Array.from({ length: 18 }, (_, id) => bus(id, { tripID: 'T0' })),
    bus(18, { routeID: 'R0' }),
    bus(19, { tripID: 'unknown' }),
    bus(20, { lat: 48, lon: 8, tripID: 'T0' }),
  ];
  const timestamp = Math.floor(Date.now() / 1000) - 65;
  const { code, lines } = await reportOn(encodeFeedMessage({ timestamp }, vehicles));
  expect(lines).toEqual([
    'Realtime data, from buses.pb:',
    expect.stringMatching(/^- The feed's own time is \d{4}-.*Z, 1 min \d+ s ago\.$/),
    '- 21 buses, of which 19 can be shown.',
    '- 10% of the buses match no trip (2 of 20). Their next stops are not shown, and their destinations only where the feed names a direction.',
    '- Not shown: far from this city (1), on no route of this city (1).',
  ]);
  expect(code).toBe(0);
});

test('S17: a feed of positions that is of another city is said not to fit the timetable', async () => {
  const vehicles = [bus(1, { lat: 48, lon: 8, tripID: 'T0' })];
  const { lines } = await reportOn(encodeFeedMessage({}, vehicles));
  expect(lines).toContain('- The feed has no time of its own.');
  expect(lines).toContain(
    "- This feed doesn't fit the timetable: 1 of 1 buses are far from this city.",
  );
});

test('S17: a feed of positions that cannot be read is named, with exit code 1', async () => {
  const { code, lines } = await reportOn(Buffer.from('<!doctype html>'));
  expect(lines).toEqual([
    'buses.pb: The response is a web page or XML, not GTFS-realtime in protobuf',
  ]);
  expect(code).toBe(1);
});

test('T6: the report says how many trip updates can be used, and why others can’t', async () => {
  const stops = [{ sequence: 1, departure: { delay: 60 } }];
  const updates = [
    { tripID: 'T0', stops: [...stops, { sequence: 99, departure: { delay: 60 } }] },
    { tripID: 'unknown', stops },
  ];
  const { lines } = await reportOn(
    // 10 minutes before the trip begins.
    encodeFeedMessage({ timestamp: Date.UTC(2026, 10, 20, 13, 50) / 1000 }, updates.map(anUpdate)),
  );
  expect(lines.slice(2)).toEqual([
    '- 2 trip updates, of which 1 can be used.',
    '- Trip updates not used: of trips that the timetable does not have (1, such as "unknown").',
    '- Stops of trip updates not used: at no stop of the trip, or at one of two visits (1, such as "T0").',
  ]);
});

test('S17, F29: a feed of alerts is said to have alerts, not to lack buses', async () => {
  const { lines } = await reportOn(encodeFeedMessage({}, [{ alert: true, isBare: true }]));
  expect(lines.slice(1)).toEqual([
    '- The feed has no time of its own.',
    '- 1 alert, of which 0 can be shown.',
    '- Left out or put right: alerts without a text and an effect (1).',
  ]);
});
