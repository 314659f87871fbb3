import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../../contract/snapshot/timetable.ts';
import { runSteps, runStepsWithPauses, type Steps } from '../../../lib/steps.ts';
import { type CityTimes, createCityTimes } from '../../../times/arrivals/createCityTimes.ts';
import type { ArrivalsQuery, TripQuery } from '../../../times/arrivals/queries.ts';
import { nextTurn } from '../../nextTurn.ts';
import { OutageError } from '../../OutageError.ts';
import type { RouteStop, Source, SourceCity, Supply } from '../../Source.ts';
import { supplyStops } from '../../supplyStops.ts';
import { TIMETABLES } from '../../timetables.ts';
import { routeDocumentOf } from './route-document.ts';
import { cityOf } from './snapshot-city.ts';
import { stopsSteps } from './snapshot-stops.ts';
import type { VehicleReports } from './VehicleReports.ts';

/** A source that serves a snapshot, and then another one. */
export interface SnapshotSource extends Source {
  readonly city: SourceCity;
  readonly routeDocument: NonNullable<Source['routeDocument']>;
  /**
   * Serves another snapshot once everything is computed from it, without a gap. Requests that run finish
   * with the old one. Other requests are answered while it computes.
   */
  replace(city: Omit<SnapshotSourceOptions, 'vehicleReports'>): Promise<void>;
}

export interface SnapshotSourceOptions {
  readonly snapshot: Snapshot;
  /** The times of its trips; null or missing for a city without times. */
  readonly timetable?: SnapshotTimetable | null;
  /** When the snapshot's feed was read, in milliseconds since 1970; what the snapshot says if omitted. */
  readonly importedAt?: number | null;
  /** The latest reading of the vehicles; null before the first one. Missing if there is no live data. */
  readonly vehicleReports?: (() => VehicleReports | null) | undefined;
}

interface Served {
  readonly snapshot: Snapshot;
  readonly importedAt: number | null;
  readonly city: SourceCity;
  readonly routeIDs: readonly string[];
  readonly stops: readonly RouteStop[];
  readonly times: CityTimes | null;
}

/** Everything that is computed from a snapshot, once. */
function* servedSteps({
  snapshot,
  timetable = null,
  importedAt = snapshot.importedAt ?? null,
}: SnapshotSourceOptions): Steps<Served> {
  const stops = yield* stopsSteps(snapshot);
  yield;
  const times = timetable === null ? null : createCityTimes(snapshot, timetable);
  yield;
  return {
    snapshot,
    importedAt,
    city: { ...cityOf(snapshot, stops), ...(times === null ? {} : { timetables: TIMETABLES }) },
    times,
    routeIDs: snapshot.routes.map(({ routeID }) => routeID),
    stops,
  };
}

/**
 * Serves a city from the snapshot of its GTFS feed (S6), with the vehicles of its realtime feed (S7).
 *
 * @returns a source whose `vehicles` rejects until the first reading, and for a route whose feed is down
 */
export function createSnapshotSource(options: SnapshotSourceOptions): SnapshotSource {
  const { vehicleReports } = options;
  let current = runSteps(servedSteps(options));
  /** A supply of times, all of which are from the timetable. */
  const ofTimes = <Query, T>(
    read: (times: CityTimes, query: Query, now: number) => T,
  ): Supply<Query, T> => ({
    async read(query, now) {
      if (current.times === null) throw new OutageError('the timetable has not been imported yet');
      return { value: read(current.times, query, now), reportedAt: current.importedAt };
    },
    latestAt: () => current.importedAt,
  });
  return {
    name: 'gtfs',
    get city() {
      return current.city;
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
    },
    routeDocument: {
      read: async (routeID, now) => ({
        value: routeDocumentOf(current.snapshot, routeID, now),
        reportedAt: current.importedAt,
      }),
      latestAt: () => current.importedAt,
    },
    times:
      options.timetable === undefined
        ? undefined
        : {
            arrivals: ofTimes((times, query: ArrivalsQuery, now) => {
              const arrivals = times.arrivals(query, now);
              return arrivals === null ? null : { arrivals, updatedAt: null };
            }),
            trip: ofTimes((times, query: TripQuery, now) =>
              'tripID' in query ? times.trip(query.tripID, now) : null,
            ),
            timetable: ofTimes((times, { stopID, date }: { stopID: string; date: string }) =>
              times.timetable(stopID, date),
            ),
          },
    async replace(next) {
      current = await runStepsWithPauses(servedSteps(next), nextTurn);
    },
  };
}
