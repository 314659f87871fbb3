import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../../contract/snapshot/timetable.ts';
import { runSteps, runStepsWithPauses } from '../../../lib/steps.ts';
import type { Agency } from '../../../transit/Agency.ts';
import type { ArrivalsQuery, TripQuery } from '../../../transit/arrivals/queries.ts';
import { createAgency } from '../../../transit/createAgency.ts';
import { OutageError } from '../../OutageError.ts';
import type { CityFeed, Source, SourceCity, Supply } from '../../Source.ts';
import { supplyStops } from '../../supplyStops.ts';
import { routeDocumentOf } from './route-document.ts';
import {
  followHours,
  listLiveRoutes,
  type ServedCity,
  servedSteps,
  type SnapshotToServe,
} from './served-city.ts';
import { namesDocuments } from './snapshot-names.ts';
import { stationsOf, stationsWithAccess } from './snapshot-stops.ts';

/** A city of more trips is too large for a page, and its lists are not kept. */
const MOST_TRIPS = 60_000;

/** What the documents of a city are made from; null if it has none. */
const feedsOf = ({ snapshot, timetable = null }: SnapshotToServe): readonly CityFeed[] | null =>
  timetable === null || snapshot.trips.ids.length > MOST_TRIPS
    ? null
    : [{ name: '', snapshot, timetable }];

/** A source that serves a snapshot, and then another one. */
export interface SnapshotSource extends Source {
  readonly city: SourceCity;
  readonly routeDocument: NonNullable<Source['routeDocument']>;
  /**
   * Serves another snapshot once everything is computed from it, without a gap. Requests that run finish
   * with the old one. Other requests are answered while it computes.
   *
   * @returns a function that serves the old one again
   */
  replace(city: SnapshotToServe): Promise<() => void>;
}

/** An agency that takes the messages of realtime feeds. */
export interface LiveAgency {
  readonly agency: Agency;
  /**
   * Has it use a snapshot, once the message that it takes has been taken.
   *
   * @returns a function with which it uses the one before again
   */
  readonly use: (snapshot: Snapshot, timetable: SnapshotTimetable | null) => Promise<() => void>;
  /** When a feed is read next, in milliseconds since 1970. */
  readonly refreshAt?: () => number | undefined;
  /** Brings the agency up to a moment; missing if it takes messages by itself. @param now milliseconds since 1970 */
  readonly follow?: (now: number) => void;
}

export interface SnapshotSourceOptions extends SnapshotToServe {
  /**
   * Returns milliseconds since 1970. With it, the city opens with the routes that serve its center most at this
   * hour, and without it with those nearest the center.
   */
  readonly clock?: (() => number) | undefined;
  /** How old live times may be, in milliseconds; older ones are not live. */
  readonly liveFor?: number | undefined;
  /** Missing if there is no live data. Its agency uses the snapshot already. */
  readonly live?: LiveAgency | undefined;
}

/**
 * Serves a city from the snapshot of its GTFS feed, with the live data of its realtime feeds.
 *
 * @returns a source whose `vehicles` rejects until the first reading, and for a route whose feed is down
 */
export function createSnapshotSource(options: SnapshotSourceOptions): SnapshotSource {
  const { live, clock, liveFor } = options;
  const agency = live?.agency ?? createAgency({ liveFor });
  if (live === undefined) runSteps(agency.use(options.snapshot, options.timetable ?? null));
  const isLive = live !== undefined;
  let current: ServedCity = runSteps(
    servedSteps(options, { hasTimes: agency.timetable() !== null, isLive }),
  );
  let feeds = feedsOf(options);
  const cityNow = followHours(agency, clock);
  const withLiveRoutes = listLiveRoutes(agency);
  /** A supply of times. Answers that may be live are fresh until the feeds are read again. */
  const ofTimes = <Query, T>(read: (query: Query, now: number) => T): Supply<Query, T> => ({
    async read(query, now) {
      if (agency.timetable() === null)
        throw new OutageError('the timetable has not been imported yet');
      live?.follow?.(now);
      const value = read(query, now);
      const seenAt = agency.live()?.seenAt;
      return seenAt === undefined
        ? { value, reportedAt: current.importedAt }
        : { value, reportedAt: seenAt, refreshAt: live?.refreshAt?.() };
    },
  });
  return {
    name: 'gtfs',
    get city() {
      return withLiveRoutes(cityNow(current), current.snapshot);
    },
    cityFeeds: () => feeds,
    routeIDs: () => Promise.resolve(current.routeIDs),
    stops: {
      ...supplyStops(async () => ({ value: current.stops, reportedAt: current.importedAt })),
      latestAt: () => current.importedAt,
    },
    stations: {
      async read(_all, now) {
        live?.follow?.(now);
        const stepFree = agency.stepFree(now, now);
        const { snapshot, importedAt } = current;
        const value =
          stepFree === null ? stationsOf(snapshot) : stationsWithAccess(snapshot, stepFree);
        return { value, reportedAt: importedAt };
      },
    },
    vehicles: live && {
      async read(routeID, now) {
        live.follow?.(now);
        const reports = agency.vehicles(now);
        if (reports === null) throw new OutageError('no vehicle feed is live');
        const report = reports.ofRoute(routeID);
        if (report === null) throw new OutageError('a vehicle feed of the route is not live');
        const { vehicles, reportedAt } = report;
        return { value: vehicles, reportedAt, refreshAt: live.refreshAt?.() };
      },
      latestAt: (now) => agency.vehicles(now)?.reportedAt ?? null,
      mayHaveData: () => agency.mayHaveVehicles(),
    },
    alerts: live && {
      async read(_all, now) {
        const read = agency.alerts(now);
        if (read === null) throw new OutageError('no feed of alerts is live');
        return {
          value: read.alerts,
          reportedAt: read.reportedAt,
          refreshAt: live.refreshAt?.(),
          gap: read.isPartial ? { fault: new Error('a feed of alerts is not live') } : null,
        };
      },
    },
    routeDocument: {
      read: async (routeID, now) => ({
        value: routeDocumentOf(current.snapshot, routeID, now),
        reportedAt: current.importedAt,
      }),
    },
    names: {
      read: async (language) => ({
        value: namesDocuments(current.snapshot).get(language) ?? null,
        reportedAt: current.importedAt,
      }),
    },
    times:
      options.timetable === undefined
        ? undefined
        : {
            arrivals: ofTimes((query: ArrivalsQuery, now) => agency.arrivals(query, now)),
            trip: ofTimes((query: TripQuery, now) => agency.trip(query, now)),
            journeys: ofTimes((_all: null) => [agency.journeys() ?? []].flat()),
            timetable: {
              async read({ stopID, date }) {
                if (agency.timetable() === null)
                  throw new OutageError('the timetable has not been imported yet');
                const value = await runStepsWithPauses(agency.daySteps(stopID, date));
                return { value, reportedAt: current.importedAt };
              },
            },
          },
    async replace(next) {
      const { snapshot, timetable = null } = next;
      const served = await runStepsWithPauses(
        servedSteps(next, { hasTimes: timetable !== null, isLive }),
      );
      const goBack = await (live === undefined
        ? runStepsWithPauses(agency.use(snapshot, timetable))
        : live.use(snapshot, timetable));
      const before = { current, feeds };
      current = served;
      feeds = feedsOf(next);
      return () => {
        goBack();
        ({ current, feeds } = before);
      };
    },
  };
}
