import type { TripDescriptor, TripFinder } from './createTripFinder.ts';
import type { TripMatch } from './TripMatch.ts';

type NamedTrip = TripDescriptor & { readonly vehicleID: string };

/** Finds the trip that a trip update names, and its route; both are indexes, or -1. */
interface TripNames {
  readonly tripOf: (trip: TripDescriptor) => number;
  /** The route that it names, or else its vehicle's. */
  readonly routeOf: (trip: NamedTrip) => number;
}

/** @param feed the index of the static feed that the realtime feed belongs to */
export function tripNames(
  finder: TripFinder,
  { routeOfBus }: Pick<TripMatch, 'routeOfBus'>,
  feed = 0,
): TripNames {
  return {
    tripOf: (trip) => finder.trip(trip, feed),
    routeOf(trip) {
      const named = finder.namedRoute(trip, feed);
      return named === -1 ? routeOfBus(trip.vehicleID) : named;
    },
  };
}
