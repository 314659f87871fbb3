import * as z from 'zod/mini';

import { ArrivalsAnswer } from '../../../src/contract/arrivals.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { createService } from '../../../src/service/createService.ts';
import { createSnapshotSource } from '../../../src/service/sources/snapshot/createSnapshotSource.ts';
import { theSettings } from '../builders.ts';
import { aFeed, FEED_DAY } from '../feeds/a-feed.ts';

export const ZONE = 'America/Chicago';
export const at = (text: string) => parseDateTime(text, ZONE)?.instant ?? Number.NaN;

/** Trips of route 7 from 08:00 to 23:30, every half hour, and one on route 9 that ends at the second stop. */
const HOURS = Array.from({ length: 32 }, (_, half) => 480 + 30 * half);
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
const STOP_TIMES = HOURS.flatMap((start) =>
  [0, 5, 10].map((ride, stop) => {
    const time = clock(start + ride);
    return `t${start},${time},${time},s${stop + 1},${stop + 1}`;
  }),
);

const FEED = aFeed({
  'routes.txt': '\nr1,A,7,Crosstown,3,0b6bb3\nr2,A,9,Short,3,',
  'trips.txt': `\n${HOURS.map((start) => `r1,daily,t${start},North,0,`).join('\n')}\nr2,daily,a b/ö,End,0,`,
  'stop_times.txt': `\n${STOP_TIMES.join('\n')}\na b/ö,08:10:00,08:10:00,s3,1\na b/ö,08:15:00,08:15:00,s2,2`,
});
const { snapshot, timetable } = await importGtfs(FEED, { today: FEED_DAY, contentHash: 'abc' });
const source = createSnapshotSource({ snapshot, timetable, importedAt: at('2026-06-01T03:00') });

/** A service with these trips, at a time that `setNow` changes. */
export function timesService() {
  let now = at('2026-06-01T08:02');
  const settings = theSettings({ service: { baseUrl: '', key: 'k' } });
  const service = createService(source, settings, () => now);
  const ask = (path: string, headers = {}) =>
    service(new Request(`http://city.test${path}`, { headers }));
  const json = async (path: string): Promise<unknown> => (await ask(path)).json();
  /** The answer at a path, decoded. */
  const read = async <S extends z.ZodMiniType>(codec: S, path: string): Promise<z.output<S>> =>
    z.parse(codec, await json(path));
  return {
    snapshot,
    ask,
    json,
    read,
    arrivals: (query: string) => read(ArrivalsAnswer, `/v1/getarrivals?key=k&${query}`),
    setNow: (text: string) => {
      now = at(text);
    },
  };
}
