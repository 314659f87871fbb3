import type { Alert } from '../../../contract/alerts/Alert.ts';
import { runSteps, runStepsWithPauses } from '../../../lib/steps.ts';
import type { CityTimes } from '../../../transit/arrivals/createCityTimes.ts';
import type { LiveTimes } from '../../../transit/arrivals/LiveTimes.ts';
import type { ArrivalsQuery, TripQuery } from '../../../transit/arrivals/queries.ts';
import { OutageError } from '../../OutageError.ts';
import type { Source, SourceCity, Supply, Timed } from '../../Source.ts';
import { supplyStops } from '../../supplyStops.ts';
import { routeDocumentOf } from './route-document.ts';
import { followHours, servedSteps, type SnapshotToServe } from './served-city.ts';
import { namesDocuments } from './snapshot-names.ts';
import type { VehicleReports } from './VehicleReports.ts';

/** A source that serves a snapshot, and then another one. */
export interface SnapshotSource extends Source {
  /** The times of the city that it serves; null without a timetable. */
  cityTimes(): CityTimes | null;
  readonly city: SourceCity;
  readonly routeDocument: NonNullable<Source['routeDocument']>;
  /**
   * Serves another snapshot once everything is computed from it, without a gap. Requests that run finish
   * with the old one. Other requests are answered while it computes.
   *
   * @returns a function that serves the old one again
   */
  replace(city: Omit<SnapshotToServe, 'liveFor'>): Promise<() => void>;
}

export interface SnapshotSourceOptions extends SnapshotToServe {
  /**
   * Returns milliseconds since 1970. With it, the city opens with the routes that serve its center most at this
   * hour (F34), and without it with those nearest the center.
   */
  readonly clock?: (() => number) | undefined;
  /** The latest reading of the vehicles; null before the first one. Missing if there is no live data. */
  readonly vehicleReports?: (() => VehicleReports | null) | undefined;
  /** Whether the live data may have vehicles; true if omitted. */
  readonly mayHaveVehicles?: (() => boolean) | undefined;
  /** What is known of the runs of the timetable that `cityTimes` has. Missing if there is no live data. */
  readonly live?: ((now: number) => LiveTimes | null) | undefined;
  /** The alerts of the realtime feeds; undefined before these are started. Missing if there is no live data. */
  readonly alerts?: ((now: number) => Timed<readonly Alert[]> | undefined) | undefined;
}

/**
 * Serves a city from the snapshot of its GTFS feed (S6), with the vehicles of its realtime feed (S7).
 *
 * @returns a source whose `vehicles` rejects until the first reading, and for a route whose feed is down
 */
export function createSnapshotSource(options: SnapshotSourceOptions): SnapshotSource {
  const { vehicleReports, clock, alerts } = options;
  let current = runSteps(servedSteps(options));
  const cityNow = followHours(clock);
  const openTimes = (): CityTimes => {
    if (current.times === null) throw new OutageError('the timetable has not been imported yet');
    return current.times;
  };
  /** What is known beyond the timetable; null until it is known of the present one. */
  const openLive = ({ timetable }: CityTimes, now: number): LiveTimes | null => {
    const live = options.live?.(now) ?? null;
    // Before the first reading of a feed only the timetable is known.
    return live?.timetable === timetable && Number.isFinite(live.seenAt) ? live : null;
  };
  /** A supply of times. Answers that may be live are fresh until the feeds are read again. */
  const ofTimes = <Query, T>(
    read: (times: CityTimes, query: Query, live: LiveTimes | null, now: number) => T,
  ): Supply<Query, T> => ({
    async read(query, now) {
      const times = openTimes();
      const live = openLive(times, now);
      const value = read(times, query, live, now);
      if (live === null) return { value, reportedAt: current.importedAt };
      // Feeds may all be empty.
      const reportedAt = Number.isFinite(live.seenAt) ? live.seenAt : current.importedAt;
      return { value, reportedAt, refreshAt: vehicleReports?.()?.refreshAt };
    },
  });
  return {
    name: 'gtfs',
    cityTimes: () => current.times,
    get city() {
      return cityNow(current);
    },
    routeIDs: () => Promise.resolve(current.routeIDs),
    stops: {
      ...supplyStops(async () => ({ value: current.stops, reportedAt: current.importedAt })),
      latestAt: () => current.importedAt,
    },
    vehicles: vehicleReports && {
      async read(routeID) {
        const reports = vehicleReports();
        if (reports === null) throw new OutageError('no vehicle feed is live');
        const report = reports.ofRoute(routeID);
        if (report === null) throw new OutageError('a vehicle feed of the route is not live');
        const { vehicles, reportedAt } = report;
        return { value: vehicles, reportedAt, refreshAt: reports.refreshAt };
      },
      latestAt: () => vehicleReports()?.reportedAt ?? null,
      ...(options.mayHaveVehicles && { mayHaveData: options.mayHaveVehicles }),
    },
    alerts: alerts && {
      async read(_all, now) {
        const read = alerts(now);
        if (read === undefined) throw new OutageError('the realtime feeds have not been started');
        return read;
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
            arrivals: ofTimes((times, query: ArrivalsQuery, live, now) =>
              times.arrivals(query, live, now),
            ),
            trip: ofTimes((times, query: TripQuery, live, now) => times.trip(query, live, now)),
            timetable: {
              read: async ({ stopID, date }) => ({
                value: await runStepsWithPauses(openTimes().daySteps(stopID, date)),
                reportedAt: current.importedAt,
              }),
            },
          },
    async replace(next) {
      const before = current;
      current = await runStepsWithPauses(servedSteps({ ...options, ...next }));
      return () => {
        current = before;
      };
    },
  };
}
