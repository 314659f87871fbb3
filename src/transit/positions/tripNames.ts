import type { TripDescriptor, TripFinder } from './createTripFinder.ts';
import type { TripMatch } from './TripMatch.ts';

type NamedTrip = TripDescriptor & { readonly vehicleID: string };
type Vehicles = Pick<TripMatch, 'routeOfBus' | 'addedBuses'>;

/** Finds the trip that a trip update names, and its route; both are indexes, or -1. */
interface TripNames {
  readonly tripOf: (trip: TripDescriptor) => number;
  /** The route that it names, or else its vehicle's. */
  readonly routeOf: (trip: NamedTrip) => number;
}

/** @param matches the vehicles of the same feed, and of the others: most agencies have positions in one of their own */
export function tripNames(finder: TripFinder, matches: readonly Vehicles[]): TripNames {
  const routeOfVehicle = ({ vehicleID, tripID }: NamedTrip): number => {
    for (const { routeOfBus, addedBuses } of matches) {
      const busOnTrip = addedBuses.find((bus) => tripID !== '' && bus.tripID === tripID);
      const route = routeOfBus(vehicleID || (busOnTrip?.vehicleID ?? ''));
      if (route !== -1) return route;
    }
    return -1;
  };
  return {
    tripOf: (trip) => finder.trip(trip),
    routeOf(trip) {
      const named = finder.namedRoute(trip);
      return named === -1 ? routeOfVehicle(trip) : named;
    },
  };
}
