import { FeedError } from '../../../src/feeds/FeedError.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { addDays, serviceDateAt } from '../../../src/lib/time/service-date.ts';
import { createAgency } from '../../../src/transit/createAgency.ts';
import { createRouter } from '../../../src/transit/journeys/createRouter.ts';
import type { JourneyQuery } from '../../../src/transit/journeys/JourneyPart.ts';
import { filesFrom } from '../gtfs/feed-bytes.ts';
import type { FeedBytes } from '../gtfs/independent-reading.ts';
import { encodeAlerts } from '../realtime/encodeAlerts.ts';
import { type ClosedStop, withClosedStops } from './closedStops.ts';
import { createExhaustive, type Point } from './exhaustive.ts';
import { readRuns } from './readRuns.ts';
import { WAY_SETTINGS } from './way-settings.ts';

const HALF_DAY = 12 * 3_600_000;

/**
 * A feed in the router and in the second reading; null if the importer refuses it. Times are in seconds since 1970.
 *
 * @param closed the stops that alerts close
 */
export async function openRouter(
  bytes: FeedBytes,
  today: string,
  closed: readonly ClosedStop[] = [],
) {
  const imported = await importGtfs(filesFrom(bytes), { today, contentHash: 'x' }).catch(
    (error: unknown) => {
      if (error instanceof FeedError) return null;
      throw error;
    },
  );
  if (imported === null) return null;
  const { snapshot, timetable } = imported;
  const agency = createAgency({ feeds: closed.length === 0 ? 0 : 1 });
  runSteps(agency.use(snapshot, timetable));
  const runs = readRuns(bytes);
  const readAt = runs.startOfDay(today) * 1000;
  if (closed.length > 0) {
    const alerts = closed.map(({ stop, start, end }, index) => ({
      header: `Closed ${index}`,
      effect: 1,
      informed: [{ stop }],
      periods: start === undefined ? [] : [{ start, ...(end === undefined ? {} : { end }) }],
    }));
    const message = decodeFeedMessage(encodeAlerts(alerts, readAt / 1000));
    runSteps(agency.take(0, message, readAt));
  }
  const part = agency.journeys();
  if (part === null) return null;
  const router = createRouter(WAY_SETTINGS);
  const exhaustive = createExhaustive(withClosedStops(runs, closed));
  const { timeZone } = snapshot.city;
  const routes = (from: Point, to: Point, at: number, rest: Partial<JourneyQuery> = {}) =>
    router([part], {
      from,
      to,
      at: at * 1000,
      isArriveBy: false,
      needs: null,
      walkMinutes: 15,
      // Alerts that were read long ago say nothing.
      now: closed.length === 0 ? at * 1000 : readAt,
      ...rest,
    });
  /** The earliest arrivals of the second reading, of the days that the router looks at; those on foot too. */
  const arrivals = (from: Point, to: Point, at: number, of = at, firstBy = of + 12 * 3600) => {
    const last = addDays(serviceDateAt(of * 1000 + HALF_DAY, timeZone), 1);
    const dates = [-3, -2, -1, 0, 1, 2]
      .map((days) => addDays(serviceDateAt(of * 1000, timeZone), days))
      .filter((date) => date <= last);
    return exhaustive.arrivals({ from, to, at }, dates, firstBy);
  };
  return { snapshot, part, routes, arrivals, exhaustive };
}

export const changesOf = ({ rides }: { readonly rides: readonly unknown[] }) =>
  Math.max(0, rides.length - 1);
