import { OLDEST_POSITION, type SelectedVehicle } from './selectVehicles.ts';

/**
 * Creates a function that gives the newest known position of each vehicle of a poll. Feeds behind several servers
 * answer with an older state now and then, and a bus would jump back and forth.
 */
export function createKeepNewest() {
  const newest = new Map<string, SelectedVehicle>();
  let last = Number.NEGATIVE_INFINITY;
  return (
    vehicles: readonly SelectedVehicle[],
    feed: number,
    /** Milliseconds since 1970. */
    now: number,
  ): readonly SelectedVehicle[] => {
    // Whoever looks at an earlier time begins anew.
    if (now < last) newest.clear();
    last = now;
    const kept = vehicles.map((vehicle) => {
      const key = `${feed} ${vehicle.vehicleID}`;
      const before = newest.get(key);
      const isOlder = before !== undefined && vehicle.at < before.at;
      const one = isOlder && now - before.at <= OLDEST_POSITION ? before : vehicle;
      newest.set(key, one);
      return one;
    });
    for (const [key, { at }] of newest) if (now - at > OLDEST_POSITION) newest.delete(key);
    return kept;
  };
}
