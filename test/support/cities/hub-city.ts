import type { RouteSettings } from '../../../src/contract/settings/settings.ts';
import type { Source } from '../../../src/service/Source.ts';
import { aRouteStop, aVehicle } from '../builders.ts';
import { smallSource } from './small-source.ts';

/** Where the hub is. */
export const HUB = { lat: 43.08, lon: -89.41 };
/** Half a mile away, where only the last route stops. */
export const LAST = { lat: 43.0872, lon: -89.41 };

const NUMBERS = Array.from({ length: 30 }, (_, index) => index + 1);

/** More than the rider's page searches and shows at its start, and none of them is among the first. */
export const HUB_ROUTES = ['15', '16', '17', '18', '19', '20', '21', '22'];

/** As from a feed: without lines and destinations. */
const routes: RouteSettings[] = NUMBERS.map((number) => ({
  routeID: String(number),
  name: `Line ${number}`,
  color: '#1a6fb5',
}));

const DESTINATION = 'Airport';

const stopAt = (routeID: string, stopID: string, { lat, lon }: typeof HUB) =>
  aRouteStop({
    routeID,
    stopID,
    intersection: stopID,
    latitude: lat,
    longitude: lon,
    destination: DESTINATION,
  });

const stops = routes.flatMap(({ routeID }) => [
  // Each route has a stop of its own, miles away.
  stopAt(routeID, `own ${routeID}`, { lat: 43 + Number(routeID) / 1000, lon: -89.5 }),
  ...(HUB_ROUTES.includes(routeID) ? [stopAt(routeID, '0800', HUB)] : []),
  ...(routeID === '30' ? [stopAt(routeID, '0900', LAST)] : []),
]);

/** The settings of `hubCity`. */
export const HUB_CITY = {
  city: { name: 'Hubville', center: HUB, zoom: 14, timeZone: 'America/Chicago' },
  operators: [],
  features: { vehicles: true, parking: false },
  routes,
};

/**
 * A city of 30 routes from a GTFS feed. Eight of them stop at 0800 and the last one at 0900. Each has a bus that
 * comes to its stop there next.
 */
export function hubCity(): Source {
  const source = smallSource({
    name: 'hub',
    city: HUB_CITY,
    routeIDs: async () => routes.map(({ routeID }) => routeID),
    stops: async () => stops,
    vehicles: async (routeID) => [
      aVehicle({
        vehicleID: `1${routeID}`,
        lat: 43.07,
        lon: -89.4,
        direction: DESTINATION,
        nextStop: routeID === '30' ? '0900' : '0800',
      }),
    ],
  });
  delete source.lots;
  return source;
}
