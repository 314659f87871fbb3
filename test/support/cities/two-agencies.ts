import { placeAt } from '../../../src/lib/geo/distance.ts';
import { isoDateOf } from '../../../src/lib/time/service-date.ts';
import { OutageError } from '../../../src/service/OutageError.ts';
import type { RouteStop, Source, SourceCity } from '../../../src/service/Source.ts';
import { createRegionSource } from '../../../src/service/sources/region/createRegionSource.ts';
import { aRouteStop } from '../builders.ts';
import { arrivalIn, timesOf } from '../times/departures.ts';
import { NOON, type SmallOverrides, smallSource } from './small-source.ts';

const CORNER = { lat: 43.0733, lon: -89.4014 };

/** A stop so many meters east and north of the corner of Main and First. */
export function stopAt(
  east: number,
  north: number,
  { stopID, ...rest }: Partial<RouteStop> & { readonly stopID: string },
): RouteStop {
  const { lat, lon } = placeAt(placeAt(CORNER, 90, east), 0, north);
  return aRouteStop({ stopID, latitude: lat, longitude: lon, ...rest });
}

const corner = { intersection: 'Main & 1st' };
const other = { intersection: '1st Ave & Main St', routeID: 'south:1', destination: 'College' };

/** Both sides of Main Street, where both agencies stop; and a stop of each alone. */
export const CORNER_STOPS: readonly RouteStop[] = [
  stopAt(0, 0, { ...corner, stopID: '100', routeID: 'north:1', destination: 'Harbor' }),
  stopAt(0, 20, { ...corner, stopID: '101', routeID: 'north:1', destination: 'Hospital' }),
  stopAt(500, 0, {
    stopID: '102',
    intersection: 'Mill',
    routeID: 'north:1',
    destination: 'Harbor',
  }),
  stopAt(8, -3, { ...other, stopID: '9100' }),
  stopAt(8, -3, { ...other, stopID: '9100', routeID: '12', destination: 'Airport' }),
  stopAt(6, 24, { ...other, stopID: '9101', destination: 'Center' }),
  stopAt(300, 300, { ...other, stopID: '9102', intersection: 'College' }),
];

export const NORTH = 'North Transit';
export const SOUTH = 'South County Transit';

const one = { label: '1', sharesLabel: true };

const CITY: SourceCity = {
  city: { name: 'Twinville', center: CORNER, zoom: 15, timeZone: 'America/Chicago' },
  routes: [
    { ...one, routeID: 'north:1', name: 'Crosstown', color: '#1a6fb5', agency: NORTH },
    { ...one, routeID: 'south:1', name: 'College', color: '#b5441a', agency: SOUTH },
    { routeID: '12', name: 'Airport', color: '#2f7a3d', agency: SOUTH },
  ],
  operators: [],
};

/** So many minutes after noon. */
const BUSES = [
  ['100', 'north:1', 'Harbor', 4],
  ['101', 'north:1', 'Hospital', 6],
  ['9100', 'south:1', 'College', 2],
  ['9100', '12', 'Airport', 9],
  ['9101', 'south:1', 'Center', 11],
] as const;

/** A city of two agencies that stop at one corner, before its places are joined. */
const twoAgencies = (overrides: SmallOverrides = {}): Source =>
  smallSource({
    city: CITY,
    routeIDs: async () => CITY.routes.map(({ routeID }) => routeID),
    stops: async () => CORNER_STOPS,
    vehicles: async () => [],
    lots: async () => [],
    times: timesOf((asked) =>
      CORNER_STOPS.some(({ stopID }) => stopID === asked)
        ? BUSES.filter(([stopID]) => stopID === asked).map(([, routeID, destination, minutes]) =>
            arrivalIn(minutes, { routeID, destination }),
          )
        : null,
    ),
    ...overrides,
  });

/** The same city as riders see it. */
export async function joinedCity(overrides: SmallOverrides = {}): Promise<Source> {
  const source = twoAgencies(overrides);
  const region = createRegionSource(
    () => [{ name: '', source, tripCount: () => 1 }],
    undefined,
    true,
  );
  await region.update(NOON);
  return { ...source, ...region };
}

/** The same city while the times of the agency whose stops begin with a 1 can't be read. */
export function halfCity(): Promise<Source> {
  const { times } = twoAgencies();
  const reading = <Query extends { readonly stopID: string }, T>(
    read: (query: Query, now: number) => Promise<T>,
  ) => ({
    read: async (query: Query, now: number) => {
      if (query.stopID.startsWith('1')) throw new OutageError('no timetable yet');
      return read(query, now);
    },
  });
  return joinedCity({
    times: times && {
      arrivals: reading((query, now) => times.arrivals.read(query, now)),
      timetable: reading(async ({ stopID, date }) => ({
        value: {
          stopID,
          date: isoDateOf(date),
          timeZone: 'America/Chicago',
          departures: [{ routeID: '12', destination: 'Airport', at: NOON, tripID: stopID }],
        },
        reportedAt: null,
      })),
    },
  });
}
