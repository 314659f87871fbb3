import { existsSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { createService } from '../../../src/service/createService.ts';
import { createSnapshotSource } from '../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { theSettings } from '../../support/builders.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { createQuestions } from '../../support/journeys/randomQuestions.ts';
import { inShort, isShort } from '../short.ts';
import { figure, table } from '../table.ts';

/** Published feeds are beside the project, where it is developed. */
const CITIES = [
  { name: 'Halifax', path: '../shared/times/halifax/gtfs.zip', date: '2025-10-15' },
  { name: 'Vilnius', path: '../shared/cities/vilnius.zip', date: '2016-02-10' },
];
const QUESTIONS = inShort(200, 100_000);
/** Questions after which the memory is looked at first: what is kept for many moments is there by then. */
const WARM = inShort(100, 20_000);
/** Milliseconds of CPU that no question may take. */
const LIMIT = 100;

/** The nanoseconds of CPU of the thread that answers, on Linux. Garbage is collected on others beside it. */
const THREAD = '/proc/thread-self/schedstat';

function cpuMilliseconds(): number {
  if (existsSync(THREAD)) return Number.parseInt(readFileSync(THREAD, 'utf8'), 10) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function megabytesInUse(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

async function benchCity({ name, path, date }: (typeof CITIES)[number]): Promise<string[]> {
  const today = date.replaceAll('-', '');
  const imported = await importGtfs(filesFrom(readFeedBytes(path)), { today, contentHash: name });
  const { timeZone } = imported.snapshot.city;
  const now = parseDateTime(`${date}T07:00`, timeZone)?.instant ?? Number.NaN;
  const settings = theSettings({ city: { ...theSettings().city, timeZone } });
  const source = createSnapshotSource({ ...imported, importedAt: null });
  const service = createService(source, settings, () => now);
  const question = createQuestions(imported.snapshot, now, name);
  const times: number[] = [];
  let [ways, slowest, inUse] = [0, '', 0];
  for (let count = 0; count < QUESTIONS; count++) {
    if (count === WARM) inUse = megabytesInUse();
    const { query } = question();
    query.set('key', settings.service.key);
    const request = new Request(`http://city.test/v1/getjourneys?${query.toString()}`);
    const before = cpuMilliseconds();
    const answer = await (await service(request)).text();
    const milliseconds = cpuMilliseconds() - before;
    // The first ones lay out the timetable, which the server does before it is asked.
    if (count < WARM) continue;
    if (milliseconds > Math.max(LIMIT, ...times.slice(-1))) slowest = query.toString();
    times.push(milliseconds);
    if (answer.includes('"kind"')) ways += 1;
  }
  const grown = megabytesInUse() - inUse;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    figure(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN, 1);
  const late = sorted.filter((one) => one > LIMIT).length;
  if (slowest !== '') console.log(`${name}: slow for example ${slowest}`);
  return [
    name,
    figure(times.length),
    figure(ways),
    at(0.5),
    at(0.99),
    at(1),
    figure(late),
    figure(inUse, 1),
    figure(grown, 1),
  ];
}

/** How long random questions for journeys take, good ones and bad ones, and whether they fill the memory. */
export async function benchRandomJourneys(): Promise<string> {
  const found = CITIES.filter(({ path }) => existsSync(path)).slice(0, isShort ? 1 : undefined);
  if (found.length === 0) return 'journeys-random: skipped, needs ../shared\n';
  const rows: string[][] = [];
  for (const city of found) rows.push(await benchCity(city));
  const columns = ['median', 'p99', 'longest', `over ${LIMIT}`, 'MB in use', 'grown'];
  return table('Random questions for journeys: milliseconds of CPU', [
    ['city', 'questions', 'ways', ...columns],
    ...rows,
  ]);
}
