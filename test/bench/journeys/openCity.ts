import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import type { Place } from '../../../src/lib/geo/distance.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';
import { createAgency } from '../../../src/transit/createAgency.ts';
import { createRouter } from '../../../src/transit/journeys/createRouter.ts';
import { journeysFrom } from '../../../src/transit/journeys/journeysFrom.ts';
import { filesFrom, readFeedBytes } from '../../support/gtfs/feed-bytes.ts';
import { WAY_SETTINGS } from '../../support/journeys/way-settings.ts';

export interface FeedOfDay {
  readonly name: string;
  /** A zip. */
  readonly path: string;
  readonly date: string;
}

/** Times of day of the questions. */
const CLOCKS = ['07:00', '12:00', '17:00'];

/** Reads a feed for questions on one of its days. */
export async function openCity({ name, path, date }: FeedOfDay) {
  const today = date.replaceAll('-', '');
  const read = await importGtfs(filesFrom(readFeedBytes(path)), { today, contentHash: name });
  const agency = createAgency();
  runSteps(agency.use(read.snapshot, read.timetable));
  const part = agency.journeys();
  if (part === null) throw new Error(`${name} has no timetable`);
  const parts = [part];
  const router = createRouter(WAY_SETTINGS);
  const { stops, city } = read.snapshot;
  const instantOf = (clock: string) =>
    parseDateTime(`${date}T${clock}`, city.timeZone)?.instant ?? Number.NaN;
  /** All ways that a rider is offered. */
  const askAll = (from: Place, to: Place, now: number) => {
    const query = { from, to, at: now, isArriveBy: false, needs: null, walkMinutes: 15, now };
    return journeysFrom(router(parts, query)).journeys;
  };
  return {
    part,
    stops,
    midnight: instantOf('00:00'),
    instantOfNth: (nth: number) => instantOf(CLOCKS[nth % CLOCKS.length] ?? ''),
    askAll,
  };
}

/** What something returns, and the milliseconds of CPU that it takes. */
export function timed<Result>(run: () => Result): readonly [Result, number] {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}
