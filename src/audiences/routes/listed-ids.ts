import { routeIDOf, vehicleIDOf, vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { routeLister } from '../../lib/names/routeLister.ts';

export type ListedCity = Pick<Settings, 'feeds' | 'routes'>;

/** The city's IDs for those in links, favorites and messages that may be from before it had several feeds. */
export interface ListedIDs {
  /** The same ID if the city has no such route. */
  readonly route: (routeID: string) => string;
  /** As `route`, for a vehicle's key. */
  readonly vehicle: (key: string) => string;
}

export function listedIDs(city: ListedCity): ListedIDs {
  const route = routeLister(city);
  const vehicle = (key: string) => {
    const routeID = routeIDOf(key);
    return routeID === null
      ? key
      : vehicleKey({ routeID: route(routeID), vehicleID: vehicleIDOf(key) });
  };
  return { route, vehicle };
}
