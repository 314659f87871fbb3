import { everyRoute } from '../../../contract/snapshot/live-lists.ts';
import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../../contract/snapshot/timetable.ts';
import type { Steps } from '../../../lib/steps.ts';
import type { Agency } from '../../../transit/Agency.ts';
import type { RouteStop, SourceCity } from '../../Source.ts';
import { inListedOrder, startRoutesAt } from '../../startRoutes.ts';
import { cityOf, listRoutes } from './snapshot-city.ts';
import { stopsSteps, stopsWithoutRoute } from './snapshot-stops.ts';

/** What is served of a feed that has been read. */
export interface SnapshotToServe {
  readonly snapshot: Snapshot;
  /** The times of its trips; null or missing for a city without times. */
  readonly timetable?: SnapshotTimetable | null;
  /** When the snapshot's feed was read, in milliseconds since 1970; what the snapshot says if omitted. */
  readonly importedAt?: number | null;
}

/** A snapshot, and everything that is computed from it, once. */
export interface ServedCity {
  readonly snapshot: Snapshot;
  readonly importedAt: number | null;
  readonly city: SourceCity;
  readonly routeIDs: readonly string[];
  readonly stops: readonly RouteStop[];
}

/**
 * Computes what is served of a snapshot.
 *
 * @param hasTimes whether it has a timetable that can be used
 * @param isLive whether it has realtime feeds, whose trips may use stops and routes that the timetable doesn't
 */
export function* servedSteps(
  { snapshot, importedAt = snapshot.importedAt ?? null }: SnapshotToServe,
  { hasTimes, isLive }: { readonly hasTimes: boolean; readonly isLive: boolean },
): Steps<ServedCity> {
  const stops = yield* stopsSteps(snapshot);
  yield;
  return {
    snapshot,
    importedAt,
    city: cityOf(snapshot, stops, hasTimes),
    routeIDs: (isLive ? everyRoute(snapshot) : snapshot.routes).map(({ routeID }) => routeID),
    stops: isLive ? [...stops, ...stopsWithoutRoute(snapshot)] : stops,
  };
}

const HOUR = 3_600_000;

/**
 * Returns a function that gives a city with its busiest routes of the hour: the same object until they change.
 *
 * @param clock returns milliseconds since 1970; without it, the city keeps its routes
 */
export function followHours(
  agency: Pick<Agency, 'timetable'>,
  clock: (() => number) | undefined,
): (served: ServedCity) => SourceCity {
  let last: { readonly of: ServedCity; readonly hour: number; readonly city: SourceCity } | null =
    null;
  return (of) => {
    const { snapshot } = of;
    const timetable = agency.timetable();
    if (clock === undefined || timetable === null) return of.city;
    const now = clock();
    const hour = Math.floor(now / HOUR);
    if (last?.of === of && last.hour === hour) return last.city;
    const before = last?.of === of ? last.city : of.city;
    const busiest = startRoutesAt(snapshot, timetable, now);
    const startRoutes = inListedOrder(busiest, of.city.routes);
    const isSame =
      startRoutes.length === 0 || startRoutes.join('\n') === before.startRoutes?.join('\n');
    const city = isSame ? before : { ...before, startRoutes };
    last = { of, hour, city };
    return city;
  };
}

/**
 * Returns a function that adds to a city the routes without trips in its timetable on which live ones have run: the
 * same object until another one does.
 */
export function listLiveRoutes(
  agency: Pick<Agency, 'liveRoutes'>,
): (city: SourceCity, snapshot: Snapshot) => SourceCity {
  let last: { readonly of: SourceCity; readonly count: number; readonly city: SourceCity } | null =
    null;
  return (of, { routes, routesWithoutTrips = [] }) => {
    const seen = agency.liveRoutes();
    const live = routesWithoutTrips.filter(({ routeID }) => seen.has(routeID));
    if (live.length === 0) return of;
    if (last?.of !== of || last.count !== live.length)
      last = { of, count: live.length, city: { ...of, routes: listRoutes([...routes, ...live]) } };
    return last.city;
  };
}
