import { advanceVehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import type { VehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import type { KnownRoute } from '../../../src/api/RouteRead.ts';
import { stationBuses } from '../../../src/audiences/kiosk/station/station-buses.ts';
import type { StationBus } from '../../../src/audiences/kiosk/station/station-buses.ts';
import type { CityStop } from '../../../src/features/stops/mergeStops.ts';
import type { Poll } from './watch-trial.ts';

/** A bus on the board of a station with one stop, at the time of a poll. */
export interface Listing extends StationBus {
  readonly at: number;
}

/**
 * What boards at these stops list at each poll, for displays that are switched on at the first one.
 *
 * @param stops all stops of the route
 * @param stations the stops that have a display
 */
export function boardsOf(
  routeID: string,
  stops: readonly CityStop[],
  stations: readonly CityStop[],
  polls: readonly Poll[],
  route?: KnownRoute,
): Listing[] {
  const listings: Listing[] = [];
  let feed: VehicleFeed | undefined;
  for (const { at, vehicles } of polls) {
    const answered = advanceVehicleFeed(feed, routeID, { vehicles: [...vehicles], dropped: 0 }, at);
    feed = answered;
    const knowledge = { stops, route };
    for (const station of stations) {
      listings.push(...stationBuses(answered, [station], knowledge).map((bus) => ({ ...bus, at })));
    }
  }
  return listings;
}
