import type { RouteSettings } from '../../../src/contract/settings/settings.ts';
import type { Source } from '../../../src/service/Source.ts';
import { aRouteStop, aVehicle } from '../builders.ts';
import { smallSource } from './small-source.ts';

const CENTER = { lat: 43.0733673, lon: -89.4014633 };

/** Near white, near black, and between. */
const COLORS = ['#fefefe', '#050505', '#1a6fb5', '#ffe100', '#2b7a3d', '#7b3fa0'];

const DESTINATION = 'NORTH LOOP to Downtown Terminal';
const destinations = [DESTINATION];

const NAMED = [
  {
    routeID: '8A',
    name: 'RVH/YONGE to Georgian College via Bayfield Mall and Little Avenue',
    destinations,
  },
  { routeID: '8B', name: 'CROSSTOWN/ESSA', destinations },
  { routeID: 'A/B', name: 'Harbor loop', agency: 'Harbor Transit' },
  { routeID: 'Red', name: 'Red Line', type: 1, agency: 'Regional Rail Authority' },
  { routeID: 'RAPID-12', name: 'Airport rapid', agency: 'Harbor Transit' },
  { routeID: 'Streetcar', name: 'First Hill Streetcar', type: 0, destinations },
  { routeID: 'WTAXI', name: 'West shore water taxi', type: 4, agency: 'Harbor Transit' },
];

const NUMBERED = Array.from({ length: 193 }, (_, index) => ({
  routeID: String(index + 1 + (index > 120 ? 100 : 0)),
  name: index % 4 === 0 ? 'NORTH LOOP to Downtown Terminal' : `Line ${index + 1}`,
}));

/** 200 routes of three agencies: buses, a train, a streetcar and a ferry, with names as agencies write them. */
export const BIG_CITY_ROUTES: readonly RouteSettings[] = [...NUMBERED, ...NAMED].map(
  (route, index) => ({
    color: COLORS[index % COLORS.length] ?? '#1a6fb5',
    agency: 'Metro',
    ...route,
  }),
);

/** The stops of one route; only 8A, 8B and Streetcar stop at the center. */
const stopsOf = ({ routeID }: RouteSettings, index: number) => {
  const isCentral = ['8A', '8B', 'Streetcar'].includes(routeID);
  return Array.from({ length: 5 }, (_, nth) =>
    aRouteStop({
      routeID,
      stopID: isCentral ? `C${nth}` : `${1000 + index * 5 + nth}`,
      intersection:
        nth === 0
          ? 'UNIVERSITY AVENUE NORTHEAST AT LAKEWOOD MEADOWS BOULEVARD (BAY 12)'
          : `Stop ${nth}`,
      latitude: CENTER.lat + (isCentral ? 0.0002 : 0.01 + 0.0004 * (index % 40)) * (nth + 1),
      longitude: CENTER.lon + (isCentral ? 0.0002 : 0.01 + 0.002 * Math.floor(index / 40)),
      destination: isCentral ? DESTINATION : `Terminal ${index}`,
    }),
  );
};

const stops = BIG_CITY_ROUTES.flatMap(stopsOf);

/** The settings of `bigCity`. */
export const BIG_CITY = {
  city: {
    name: 'Bigtown',
    center: CENTER,
    zoom: 14,
    timeZone: 'America/Chicago',
    country: 'CA',
  },
  operators: [],
  features: { vehicles: true, parking: false },
  routes: [...BIG_CITY_ROUTES],
};

/** A city with 200 routes, without parking. */
export function bigCity(): Source {
  const source = smallSource({
    name: 'big',
    city: BIG_CITY,
    routeIDs: async () => BIG_CITY_ROUTES.map(({ routeID }) => routeID),
    stops: async () => stops,
    vehicles: async (routeID) =>
      [1, 2].map((nth) =>
        aVehicle({
          vehicleID: `${nth}0${routeID.length}`,
          lat: CENTER.lat + 0.0006 * nth,
          lon: CENTER.lon + 0.0003 * routeID.length,
          direction: DESTINATION,
          nextStop: 'Stop 2',
        }),
      ),
  });
  delete source.lots;
  return source;
}
