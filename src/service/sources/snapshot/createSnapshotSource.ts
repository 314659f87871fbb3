import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import { runSteps, runStepsWithPauses, type Steps } from '../../../lib/steps.ts';
import { nextTurn } from '../../nextTurn.ts';
import { OutageError } from '../../OutageError.ts';
import type { RouteStop, Source, SourceCity } from '../../Source.ts';
import { supplyStops } from '../../supplyStops.ts';
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
  replace(city: Pick<SnapshotSourceOptions, 'snapshot' | 'importedAt'>): Promise<void>;
}

export interface SnapshotSourceOptions {
  readonly snapshot: Snapshot;
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
}

/** Everything that is computed from a snapshot, once. */
function* servedSteps(snapshot: Snapshot, importedAt: number | null): Steps<Served> {
  const stops = yield* stopsSteps(snapshot);
  yield;
  return {
    snapshot,
    importedAt,
    city: cityOf(snapshot, stops),
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
  const { snapshot, importedAt = snapshot.importedAt ?? null, vehicleReports } = options;
  let current = runSteps(servedSteps(snapshot, importedAt));
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
    async replace(next) {
      const at = next.importedAt ?? next.snapshot.importedAt ?? null;
      current = await runStepsWithPauses(servedSteps(next.snapshot, at), nextTurn);
    },
  };
}
