import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';

import type { Settings } from '../../../src/contract/settings/settings.ts';
import { daysAround } from '../../../src/edge/pocket/city-store.ts';
import { createDayParser, parseCity } from '../../../src/edge/pocket/documentParsers.ts';
import { openPocket } from '../../../src/edge/pocket/openPocket.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { cityDocumentOf, dayDocumentOf } from '../../../src/service/pocket/city-documents.ts';
import { theSettings } from '../../support/builders.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { generateFeed } from '../../support/gtfs/generateFeed.ts';
import { isShort } from '../short.ts';
import { figure, median, table } from '../table.ts';

/** A city of the bench, read from the zip file at `path`; without one, a region of ten generated feeds. */
interface BenchedCity {
  readonly name: string;
  readonly path?: string;
  /** The day it is asked for, at 16:00 UTC. */
  readonly date: string;
}

/** Published feeds are beside the project, where it is developed. */
const CITIES: readonly BenchedCity[] = [
  { name: 'Bari', path: '../shared/cities/bari.zip', date: '20250611' },
  { name: 'Halifax', path: '../shared/times/halifax/gtfs.zip', date: '20251106' },
  { name: 'Vilnius', path: '../shared/cities/vilnius.zip', date: '20160301' },
  { name: 'Mexico City', path: '../shared/cities/cdmx.zip', date: '20190612' },
  { name: 'ten feeds', date: '20260610' },
];

/** Of each of the ten: about 1,800 stops, and 160,000 stop times. */
const FEED = { routes: 30, stopsPerDirection: 30, tripsPerDirection: 89 };

async function feedsOf({ name, path, date }: BenchedCity) {
  const options = { today: date, contentHash: name };
  if (path !== undefined) {
    const { snapshot, timetable } = await importGtfs(filesFrom(readFeedBytes(path)), options);
    return [{ name: '', snapshot, timetable }];
  }
  const feeds = [];
  for (let seed = 0; seed < 10; seed += 1) {
    const feed = generateFeed({ ...FEED, seed });
    const files = { names: () => [...feed.names()], read: (file: string) => feed.read(file) };
    const { snapshot, timetable } = await importGtfs(files, options);
    feeds.push({ name: `feed-${seed}`, snapshot, timetable });
  }
  return feeds;
}

const TEXTS = ['s', 'st', 'centr', 'policlinico', '12', 'garden spr'];

/** How long something takes, in milliseconds of CPU, whatever else the machine does; and its result. */
async function timed<T>(run: () => T | Promise<T>): Promise<{ ms: number; value: T }> {
  const start = process.cpuUsage();
  const value = await run();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, value };
}

/** The median of several runs, in milliseconds. */
async function medianOf(runs: readonly (() => Promise<unknown>)[]): Promise<number> {
  const times = [];
  for (const run of runs) times.push((await timed(run)).ms);
  return median(times);
}

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Bytes in use once nothing is left to collect. */
function bytesUsed(): number {
  // Once leaves what the last collection has just moved, and what only the memory of results has.
  for (let round = 0; round < 4; round += 1)
    if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Opens a city as the page's worker does. The documents are in memory no longer than that. */
async function open(texts: readonly string[], settings: Settings, now: number) {
  const parsed = await timed(() => {
    const [city = '', ...days] = texts;
    return { city: parseCity(city), days: days.map(createDayParser()) };
  });
  const { city, days } = parsed.value;
  const opened = await timed(() => openPocket(settings, city, days, () => now));
  return { parseMs: parsed.ms, openMs: opened.ms, service: opened.value };
}

/** What the server sends of a city. The imported feeds are in memory no longer than that. */
async function documentsOf(benched: BenchedCity) {
  const { date } = benched;
  const feeds = await feedsOf(benched);
  const city = cityDocumentOf(feeds)?.document;
  const texts = [city, ...daysAround(date).map((day) => dayDocumentOf(feeds, day))].map(
    (document) => JSON.stringify(document),
  );
  const places = feeds.flatMap(({ snapshot }) =>
    snapshot.stops.map(({ lat, lon }) => ({ lat, lon })),
  );
  return { texts, places, timeZone: feeds[0]?.snapshot.city.timeZone ?? 'UTC' };
}

async function benchCity(benched: BenchedCity): Promise<string[]> {
  const { name, date } = benched;
  const { texts, places, timeZone } = await documentsOf(benched);
  const bytes = texts.map((text) => brotliCompressSync(text).length / 1000);
  const before = bytesUsed();
  const settings = theSettings({ city: { ...theSettings().city, timeZone } });
  const now = Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T16:00:00Z`);
  const opened = await open(texts, settings, now);
  const ask = (query: string) => async () => {
    const { key } = settings.service;
    const response = await opened.service(new Request(`http://city.test/v1/${query}&key=${key}`));
    return response.text();
  };
  // The first search makes the index.
  const index = await timed(ask('search?text=x'));
  const search = await medianOf(
    TEXTS.map((text) => ask(`search?text=${encodeURIComponent(text)}`)),
  );
  const asked = Array.from(
    { length: 20 },
    (_, nth) => places[Math.floor((nth * places.length) / 20)],
  );
  const near = await medianOf(
    asked.map((place) => ask(`getnear?lat=${place?.lat}&lon=${place?.lon}&meters=500`)),
  );
  const memory = (bytesUsed() - before) / 1e6;
  return [
    name,
    figure(places.length),
    figure(bytes[0] ?? 0, 1),
    figure(bytes[2] ?? 0, 1),
    figure(opened.parseMs, 0),
    figure(opened.openMs, 0),
    figure(index.ms, 0),
    figure(search, 1),
    figure(near, 1),
    figure(memory, 1),
  ];
}

/** The whole city in the page: how large its documents are, and how long they take to open and to answer. */
export async function benchPocket(): Promise<string> {
  const found = CITIES.filter(({ path }) => path === undefined || existsSync(path));
  const rows: string[][] = [];
  for (const city of found.slice(isShort ? -1 : 0)) rows.push(await benchCity(city));
  return table(
    'The whole city in the page (milliseconds of CPU of this machine, 4 times as many on a phone; MB of Node, about two thirds in a browser)',
    [
      [
        'city',
        'stops',
        'kB br',
        'kB br a day',
        'parse',
        'open',
        'index',
        'search',
        'near me',
        'MB',
      ],
      ...rows,
    ],
  );
}
