import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import type { Vehicle } from '../../../src/contract/vehicle.ts';
import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import type { TripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import { createTripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import type { TripMatch, VehicleFlags } from '../../../src/transit/positions/TripMatch.ts';
import type { FeedVehicle } from './encodeFeedMessage.ts';
import { encodeFeedMessage } from './encodeFeedMessage.ts';
import { LAT, lonAt, smallSnapshot } from './small-snapshot.ts';

/** Friday 2026-11-20, 12:38:05 in Chicago. */
export const NOW_SECONDS = Date.UTC(2026, 10, 20, 18, 38, 5) / 1000;

interface MatchSettings {
  readonly matcher?: TripMatcher;
  readonly snapshot?: Snapshot;
  /** The header's time in seconds; now if omitted. */
  readonly madeAt?: number;
  readonly flags?: VehicleFlags;
}

/** Matches vehicles to the small city, now. A vehicle without a position is at the first stop. */
export function matchVehicles(
  vehicles: readonly FeedVehicle[],
  { matcher, snapshot, madeAt = NOW_SECONDS, flags = {} }: MatchSettings = {},
): TripMatch {
  const bytes = encodeFeedMessage(
    { timestamp: madeAt },
    vehicles.map((vehicle, index) => ({ id: `${index}`, lat: LAT, lon: lonAt(0), ...vehicle })),
  );
  const by = matcher ?? createTripMatcher(snapshot ?? smallSnapshot());
  return runSteps(by.matchSteps(decodeFeedMessage(bytes), { now: NOW_SECONDS * 1000, flags }));
}

/** All vehicles of the small city's routes. */
export const allVehicles = (match: TripMatch): readonly Vehicle[] => [
  ...match.ofRoute('3'),
  ...match.ofRoute('7'),
];

/** The only vehicle of the small city. Throws if there is another number of them. */
export function onlyVehicle(match: TripMatch): Vehicle {
  const [vehicle, ...others] = allVehicles(match);
  if (vehicle === undefined || others.length > 0) throw new Error('expected one vehicle');
  return vehicle;
}
