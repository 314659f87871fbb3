import { existsSync } from 'node:fs';

import { createRandom } from '../../support/journeys/random.ts';
import { inShort, isShort } from '../short.ts';
import { figure, table } from '../table.ts';
import { openCity, timed } from './openCity.ts';
import { raceMinotor } from './raceMinotor.ts';

/** Published feeds are beside the project, where it is developed. A limit is for the median. */
const HALIFAX = {
  name: 'Halifax',
  path: '../shared/times/halifax/gtfs.zip',
  date: '2025-10-15',
  limit: 1,
};
const CITIES = [
  HALIFAX,
  { name: 'Bari', path: '../shared/cities/bari.zip', date: '2025-06-25', limit: 1 },
  { name: 'Vilnius', path: '../shared/cities/vilnius.zip', date: '2016-02-10', limit: 1 },
];
const QUERIES = inShort(10, 500);

async function benchCity(feed: (typeof CITIES)[number]): Promise<string[]> {
  const { name, limit } = feed;
  const { stops, instantOfNth, askAll } = await openCity(feed);
  const random = createRandom(name);
  const anyPlace = () => {
    const { lat = 0, lon = 0 } = stops[random(stops.length)] ?? {};
    return { lat, lon };
  };
  function ask(nth: number): number {
    const [from, to, now] = [anyPlace(), anyPlace(), instantOfNth(nth)];
    const [, milliseconds] = timed(() => askAll(from, to, now));
    return milliseconds;
  }
  // The first ones lay out the timetable.
  for (let nth = 0; nth < QUERIES; nth++) ask(nth);
  const sorted = Array.from({ length: QUERIES }, (_, nth) => ask(nth)).toSorted((a, b) => a - b);
  const at = (share: number) => figure(sorted[Math.floor(share * (QUERIES - 1))] ?? Number.NaN, 1);
  return [name, at(0.5), figure(limit), at(0.99), at(1)];
}

/** How long a search for journeys between two random stops takes, and what another router takes for one earliest arrival. */
export async function benchJourneys(): Promise<string> {
  const found = CITIES.filter(({ path }) => existsSync(path)).slice(0, isShort ? 1 : undefined);
  if (found.length === 0) return 'journeys: skipped, needs ../shared\n';
  const rows: string[][] = [];
  for (const city of found) rows.push(await benchCity(city));
  const own = table('Journeys between two random stops: milliseconds of CPU', [
    ['city', 'median', 'limit', 'p99', 'longest'],
    ...rows,
  ]);
  return own + (await raceMinotor(HALIFAX));
}
