import type { Source } from '../../../src/service/Source.ts';
import { aRouteStop, aVehicle } from '../builders.ts';
import { testNow } from '../moment/moment.ts';
import { smallSource } from './small-source.ts';

const ROUTES = 5;
const STOPS_OF_EACH = 400;
const VEHICLES_OF_EACH = 100;

/** Half the width of the city, in degrees. */
const REACH = 0.06;
const CENTER = { lat: 43.0733673, lon: -89.4014633 };
const COLORS = ['#1a6fb5', '#b5441a', '#2b7a3d', '#7b3fa0', '#8a6d00'];

/** Seconds that a bus takes for its whole route, at about 12 m/s. */
const ROUND = 3600;

/** The IDs of the city's routes. */
export const BUSY_ROUTES = Array.from({ length: ROUTES }, (_, index) => `0${index + 1}`);

/** Each route is a spiral, so that its stops and buses are spread over the whole city. */
function placeOn(route: number, along: number) {
  const angle = along * 8 * Math.PI + (route * 2 * Math.PI) / ROUTES;
  const reach = REACH * (0.1 + 0.9 * along);
  return {
    lat: CENTER.lat + reach * 0.72 * Math.sin(angle),
    lon: CENTER.lon + reach * Math.cos(angle),
  };
}

const stops = BUSY_ROUTES.flatMap((routeID, route) =>
  Array.from({ length: STOPS_OF_EACH }, (_, index) => {
    const { lat, lon } = placeOn(route, index / STOPS_OF_EACH);
    return aRouteStop({
      routeID,
      stopID: String(route * STOPS_OF_EACH + index).padStart(4, '0'),
      intersection: `${index + 1}th Street & Avenue ${route + 1}`,
      latitude: lat,
      longitude: lon,
      destination: index % 2 === 0 ? 'East Transfer Point' : 'West Transfer Point',
    });
  }),
);

/** A city with 2,000 stops on five routes and 500 moving buses. */
export function busyCity(): Source {
  return smallSource({
    name: 'busy',
    city: {
      city: { name: 'Busytown', center: CENTER, zoom: 13, timeZone: 'America/Chicago' },
      operators: [],
      routes: BUSY_ROUTES.map((routeID, route) => ({
        routeID,
        name: `Spiral ${route + 1}`,
        color: COLORS[route] ?? '#3b3b3b',
        destinations: ['East Transfer Point', 'West Transfer Point'],
      })),
    },
    routeIDs: async () => BUSY_ROUTES,
    stops: async () => stops,
    vehicles: async (routeID) => {
      const route = BUSY_ROUTES.indexOf(routeID);
      const driven = testNow() / 1000 / ROUND;
      return Array.from({ length: VEHICLES_OF_EACH }, (_, index) =>
        aVehicle({
          ...placeOn(route, (index / VEHICLES_OF_EACH + driven) % 1),
          vehicleID: String(route * VEHICLES_OF_EACH + index).padStart(3, '0'),
          wheelChairLift: index % 3 === 0,
          direction: index % 2 === 0 ? 'East Transfer Point' : 'West Transfer Point',
        }),
      );
    },
  });
}
