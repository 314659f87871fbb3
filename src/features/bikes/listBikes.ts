import type { HealthLimits } from '../../api/feeds/health.ts';
import type { BikeStation, FreeBikes } from '../../contract/bikes/BikesAnswer.ts';
import type { BikesFeed } from '../../contract/bikes/bikesFrom.ts';
import { metersBetween, type Place } from '../../lib/geo/distance.ts';

/** Milliseconds. Devices' clocks differ, so a count may seem to be from the future. */
const SECOND = 1000;

/** A station as the page shows it. */
export interface ListedBikes extends BikeStation {
  readonly place: Place;
  /** How old its count is, in milliseconds; null without a count. */
  readonly age: number | null;
  /** `late` says its age; of `lost`, the count is no longer shown. */
  readonly state: 'live' | 'late' | 'lost';
  /** From the place that is asked for; null without one. */
  readonly meters: number | null;
}

const placeOf = ({ latitude: lat, longitude: lon }: BikeStation | FreeBikes): Place => ({
  lat,
  lon,
});

/**
 * The stations, the nearest first, or in the order of the systems without a place.
 *
 * @param now milliseconds since 1970, by the service's clock
 */
export function listBikes(
  { stations }: BikesFeed,
  { now, from, limits }: { now: number; from: Place | null; limits: HealthLimits },
): ListedBikes[] {
  const listed = stations.map((station): ListedBikes => {
    const place = placeOf(station);
    const age = station.countedAt === undefined ? null : Math.max(0, now - station.countedAt);
    const isOlder = (seconds: number) => age === null || age > seconds * SECOND;
    return {
      ...station,
      place,
      age,
      state: isOlder(limits.lostAfter) ? 'lost' : isOlder(limits.lateAfter) ? 'late' : 'live',
      meters: from === null ? null : metersBetween(from, place),
    };
  });
  return from === null
    ? listed
    : listed.toSorted((one, other) => (one.meters ?? 0) - (other.meters ?? 0));
}

/** The bikes and scooters without a station at most so many meters from a place; null if there are none. */
export function freeAround(
  { free }: BikesFeed,
  place: Place,
  meters: number,
): { readonly bikes: number; readonly ebikes: number; readonly scooters: number } | null {
  const near = free.filter((one) => metersBetween(place, placeOf(one)) <= meters);
  const sum = (of: (one: FreeBikes) => number | undefined) =>
    near.reduce((all, one) => all + (of(one) ?? 0), 0);
  const [bikes, scooters] = [sum((one) => one.bikes), sum((one) => one.scooters)];
  return bikes + scooters === 0 ? null : { bikes, ebikes: sum((one) => one.ebikes), scooters };
}
