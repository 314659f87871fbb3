import { existsSync } from 'node:fs';

import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { createAgency } from '../../../src/transit/createAgency.ts';
import { createRouter } from '../../../src/transit/journeys/createRouter.ts';
import { journeysFrom } from '../../../src/transit/journeys/journeysFrom.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { createRandom } from '../../support/journeys/random.ts';
import { inShort, isShort } from '../short.ts';
import { figure, table } from '../table.ts';

/** Published feeds are beside the project, where it is developed. A limit is for the median. */
const CITIES = [
  { name: 'Halifax', path: '../shared/times/halifax/gtfs.zip', date: '2025-10-15', limit: 1 },
  { name: 'Bari', path: '../shared/cities/bari.zip', date: '2025-06-25', limit: 1 },
  { name: 'Vilnius', path: '../shared/cities/vilnius.zip', date: '2016-02-10', limit: 1 },
];
const CLOCKS = ['07:00', '12:00', '17:00'];
const QUERIES = inShort(10, 500);
const METERS_PER_MINUTE = 80;

/** Milliseconds of CPU that something takes. */
function cpuOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function benchCity({ name, path, date, limit }: (typeof CITIES)[number]): Promise<string[]> {
  const today = date.replaceAll('-', '');
  const read = await importGtfs(filesFrom(readFeedBytes(path)), { today, contentHash: name });
  const agency = createAgency();
  runSteps(agency.use(read.snapshot, read.timetable));
  const part = agency.journeys();
  if (part === null) throw new Error(`${name} has no timetable`);
  const parts = [part];
  const router = createRouter({ metersPerMinute: METERS_PER_MINUTE, changeSeconds: 120 });
  const random = createRandom(name);
  const { stops, city } = read.snapshot;
  const anyPlace = () => {
    const { lat = 0, lon = 0 } = stops[random(stops.length)] ?? {};
    return { lat, lon };
  };
  function ask(nth: number): number {
    const [from, to] = [anyPlace(), anyPlace()];
    const clock = `${date}T${CLOCKS[nth % CLOCKS.length]}`;
    const now = parseDateTime(clock, city.timeZone)?.instant ?? Number.NaN;
    const query = { from, to, at: now, isArriveBy: false, needs: null, walkMinutes: 15, now };
    const places = { parts, from, to, metersPerMinute: METERS_PER_MINUTE, now };
    return cpuOf(() => journeysFrom({ routes: router(parts, query), ...places }));
  }
  // The first ones lay out the timetable.
  for (let nth = 0; nth < QUERIES; nth++) ask(nth);
  const sorted = Array.from({ length: QUERIES }, (_, nth) => ask(nth)).toSorted((a, b) => a - b);
  const at = (share: number) => figure(sorted[Math.floor(share * (QUERIES - 1))] ?? Number.NaN, 1);
  return [name, at(0.5), figure(limit), at(0.99), at(1)];
}

/** How long a search for journeys between two random stops takes. */
export async function benchJourneys(): Promise<string> {
  const found = CITIES.filter(({ path }) => existsSync(path)).slice(0, isShort ? 1 : undefined);
  if (found.length === 0) return 'journeys: skipped, needs ../shared\n';
  const rows: string[][] = [];
  for (const city of found) rows.push(await benchCity(city));
  return table('Journeys between two random stops: milliseconds of CPU', [
    ['city', 'median', 'limit', 'p99', 'longest'],
    ...rows,
  ]);
}
