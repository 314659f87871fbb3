import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import type { Snapshot, SnapshotRoute, SnapshotStop } from './snapshot.ts';

/** All stops by their indexes: those of the timetable, and behind them those at which only live trips may stop. */
export const everyStop = memoizeByObject(
  ({ stops, stopsWithoutTrips = [] }: Snapshot): readonly SnapshotStop[] => [
    ...stops,
    ...stopsWithoutTrips,
  ],
);

/** All routes by their indexes, as `everyStop`. */
export const everyRoute = memoizeByObject(
  ({ routes, routesWithoutTrips = [] }: Snapshot): readonly SnapshotRoute[] => [
    ...routes,
    ...routesWithoutTrips,
  ],
);
