import { metersBetween } from '../../../lib/geo/distance.ts';
import type { Findings } from '../Findings.ts';
import { named } from '../report/wording.ts';
import { isPlaced } from '../tables/readStops.ts';
import type { Tables } from './Tables.ts';

/** What a bus may go within the minute that many feeds round to. */
const ROUNDED_METERS = 1000;

/**
 * Names the routes of trips that have one time at all of their stops. GTFS allows that, and nobody knows how long such a ride
 * takes, so it is shown as it was published.
 */
export function noteTimelessRides(
  { stops, stopTimes, trips, routes }: Tables,
  findings: Findings,
): void {
  const isLong = stopTimes.patterns.map((pattern) => {
    const places = [...pattern.stops].flatMap((index) => stops.all[index] ?? []).filter(isPlaced);
    const meters = places.map((place, at) => metersBetween(places[at - 1] ?? place, place));
    return meters.reduce((sum, each) => sum + each, 0) > ROUNDED_METERS;
  });
  const timeless = stopTimes.times.timeless.filter(
    (trip) => isLong[stopTimes.patternOfTrip[trip] ?? -1] === true,
  );
  if (timeless.length === 0) return;
  const of = timeless.flatMap((trip) => routes.all[trips.routes[trip] ?? -1]?.id ?? []);
  const ids = [...new Set(of)];
  const values = { routes: `${ids.length === 1 ? 'route' : 'routes'} ${named(ids)}` };
  findings.add('timeless-rides', { file: 'stop_times.txt', values }, timeless.length);
}
