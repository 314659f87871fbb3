import type { CityStop } from '../../features/stops/mergeStops.ts';
import type { RouteFeed } from '../../features/vehicles/feed/route-feed.ts';
import type { Place } from '../../lib/geo/distance.ts';
import type { OpenTrip } from './useOpenTrip.ts';

/**
 * What the map shows of an open trip: the bus on its way to the rider's stop, and the stop. Without such a bus it is the
 * way from there to where the rider gets off, or to the end.
 *
 * @param feeds the buses of the page's routes; null in a city without
 * @returns empty while it is not known where the bus or a stop is
 */
export function placesOfTrip(
  { trip, stopID, until }: OpenTrip,
  feeds: readonly RouteFeed[] | null,
  stopByID: (stopID: string) => CityStop | undefined,
): readonly Place[] {
  const { routeID, vehicleID, state, stops } = trip;
  const isAhead = stopID === null || stops.some((stop) => stop.stopID === stopID && !stop.passed);
  if (isAhead && vehicleID !== '' && state !== 'canceled') {
    const feed = feeds?.find(({ route }) => route.routeID === routeID);
    // The page adds the trip's route, and reads its buses a moment later.
    if (feeds !== null && feed?.read === undefined) return [];
    const bus = feed?.read?.answer?.vehicles.find((one) => one.vehicleID === vehicleID);
    if (bus !== undefined) return stopID === null ? [bus] : placesAt([stopID], [bus]);
  }
  const stopIDs = stops.map((stop) => stop.stopID);
  const from = stopID === null ? 0 : stopIDs.indexOf(stopID);
  const to = until === null ? -1 : stopIDs.indexOf(until, from + 1);
  return placesAt(stopIDs.slice(Math.max(from, 0), to === -1 ? undefined : to + 1));

  function placesAt(ids: readonly string[], before: readonly Place[] = []): readonly Place[] {
    const found = ids.flatMap((id) => stopByID(id) ?? []);
    if (found.length < ids.length) return [];
    return [...before, ...found.map(({ latitude: lat, longitude: lon }) => ({ lat, lon }))];
  }
}
