import type { HealthLimits } from '../../api/feeds/health.ts';
import type { BikeStation, FreeBikes } from '../../contract/bikes/BikesAnswer.ts';
import type { BikesFeed } from '../../contract/bikes/bikesFrom.ts';
import { metersBetween, type Place } from '../../lib/geo/distance.ts';

const SECOND = 1000;
/** Meters around a place in which bikes are near it: about five minutes on foot. */
export const AROUND = 300;

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

/** Bikes and scooters without a station, as the page shows them. */
export interface ListedFreeBikes extends FreeBikes {
  /** How old their count is, in milliseconds. */
  readonly age: number;
  readonly state: 'live' | 'late';
}

const placeOf = ({ latitude: lat, longitude: lon }: BikeStation | FreeBikes): Place => ({
  lat,
  lon,
});

/** How old a count is, and what that makes of it. Devices' clocks differ, so it may seem to be from the future. */
function healthOfCount(
  countedAt: number | undefined,
  now: number,
  limits: HealthLimits,
): Pick<ListedBikes, 'age' | 'state'> {
  const age = countedAt === undefined ? null : Math.max(0, now - countedAt);
  const isOlder = (seconds: number) => age === null || age > seconds * SECOND;
  const state = isOlder(limits.lostAfter) ? 'lost' : isOlder(limits.lateAfter) ? 'late' : 'live';
  return { age, state };
}

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
    return {
      ...station,
      place,
      ...healthOfCount(station.countedAt, now, limits),
      meters: from === null ? null : metersBetween(from, place),
    };
  });
  return from === null
    ? listed
    : listed.toSorted((one, other) => (one.meters ?? 0) - (other.meters ?? 0));
}

/**
 * The bikes and scooters without a station. Their count is all that is known of them, so a lost one leaves nothing to show.
 *
 * @param now milliseconds since 1970, by the service's clock
 */
export const listFree = (
  { free }: BikesFeed,
  now: number,
  limits: HealthLimits,
): ListedFreeBikes[] =>
  free.flatMap((one) => {
    const { age, state } = healthOfCount(one.countedAt, now, limits);
    return age === null || state === 'lost' ? [] : [{ ...one, age, state }];
  });

/** What stands around a place without a station. */
export interface FreeAround {
  readonly bikes: number;
  readonly ebikes: number;
  readonly scooters: number;
  /** How old the oldest count is, in milliseconds; null while none is late. */
  readonly lateAge: number | null;
}

/** The bikes and scooters without a station near a place; null if there are none. */
export function freeAround(free: readonly ListedFreeBikes[], place: Place): FreeAround | null {
  const near = free.filter((one) => metersBetween(place, placeOf(one)) <= AROUND);
  const sum = (of: (one: FreeBikes) => number | undefined) =>
    near.reduce((all, one) => all + (of(one) ?? 0), 0);
  const [bikes, scooters] = [sum((one) => one.bikes), sum((one) => one.scooters)];
  if (bikes + scooters === 0) return null;
  const late = near.flatMap(({ age, state }) => (state === 'late' ? [age] : []));
  const lateAge = late.length === 0 ? null : Math.max(...late);
  return { bikes, ebikes: sum((one) => one.ebikes), scooters, lateAge };
}
