import type { RouteDocument } from '../../../src/contract/documents/route-document.ts';
import type { ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import type { Vehicle } from '../../../src/contract/vehicle.ts';
import type { Gap, RouteStop, Source, SourceCity } from '../../../src/service/Source.ts';
import { supplyStops } from '../../../src/service/supplyStops.ts';
import { aLot, anEvent, aRouteStop, aVehicle } from '../builders.ts';
import { supply } from './supply.ts';

/** 2026-11-20 12:38:05 in Chicago: the default time of the tests. */
export const NOON = Date.UTC(2026, 10, 20, 18, 38, 5);

const ETP = 'East Transfer Point';
const WTP = 'West Transfer Point';

const stopOf = (
  routeID: string,
  stopID: string,
  destination: string,
  intersection: string,
  latitude: number,
  longitude: number,
) => aRouteStop({ routeID, stopID, destination, intersection, latitude, longitude });

/** Four stops near the interface's example point 43.0733673, -89.4014633, and one far away. */
const STOPS = [
  stopOf('03', '0100', ETP, 'University & Park', 43.0733, -89.40141),
  stopOf('03', '0341', WTP, 'Johnson & Park', 43.0726, -89.4012),
  stopOf('03', '0538', ETP, 'Mills & Johnson', 43.0731, -89.40253),
  aRouteStop({ routeID: '03', stopID: '1391', destination: ETP }),
  stopOf('07', '0100', WTP, 'University & Park', 43.0733, -89.40141),
  stopOf('07', '0070', WTP, 'West Transfer Point', 43.07434, -89.40083),
];

const CITY: SourceCity = {
  city: {
    name: 'Smallville',
    center: { lat: 43.0733673, lon: -89.4014633 },
    zoom: 14,
    timeZone: 'America/Chicago',
  },
  routes: [
    { routeID: '03', name: 'Crosstown', color: '#1a6fb5', destinations: [ETP, WTP] },
    { routeID: '07', name: 'Lakeside', color: '#b5441a', destinations: [WTP] },
    { routeID: '22', name: 'Night owl', color: '#3b3b3b', destinations: [] },
  ],
  operators: [
    { code: 'city', name: 'City Parking' },
    { code: 'uw', name: 'University Transportation' },
  ],
};

interface VehicleReport {
  readonly reportedAt: number;
  readonly vehicles: readonly Vehicle[];
  readonly refreshAt?: number;
}

type Optional = Pick<Source, 'vehicles' | 'lots' | 'routeDocument'>;

/**
 * Replaces parts of the small source. A supply may be a function that only gives the data. Vehicles without a
 * `reportedAt` are reported now.
 */
export interface SmallOverrides extends Partial<Omit<Source, 'stops' | keyof Optional>> {
  stops?: Source['stops'] | ((now: number) => Promise<readonly RouteStop[]>);
  /** What the stops lack. */
  stopsGap?: () => Gap | null;
  /** The stops of a route alone, where a source can read them without those of other routes. */
  stopsOfRoute?: (routeID: string, now: number) => Promise<readonly RouteStop[]>;
  vehicles?:
    | Optional['vehicles']
    | ((routeID: string, now: number) => Promise<readonly Vehicle[] | VehicleReport>);
  lots?: Optional['lots'] | ((now: number) => Promise<readonly ParkingLot[]>);
  routeDocument?:
    | Optional['routeDocument']
    | ((routeID: string, now: number) => Promise<RouteDocument | null>);
  /** The times of the data; those that are left out are null for stops, and now for lots. */
  reportedAts?: { stops?: number | null; lots?: number | null; lotsRefreshAt?: number };
}

const vehiclesOf = async (routeID: string): Promise<readonly Vehicle[]> =>
  ({
    '03': [aVehicle(), aVehicle({ vehicleID: '943', lat: 43.0742, lon: -89.3826 })],
    '07': [aVehicle({ vehicleID: '015', direction: WTP, nextStop: 'West Transfer Point' })],
  })[routeID] ?? [];

const LOTS: readonly ParkingLot[] = [
  aLot({ specialEvents: [anEvent()] }),
  aLot({
    name: 'Fluno Center Garage',
    shortName: '83',
    operatedBy: 'uw',
    openSpots: null,
    coordinates: { lat: 43.0725931, lng: -89.3958675 },
    specialEvents: [
      anEvent({
        eventName: 'Softball',
        eventVenue: null,
        parkingStartDatetime: null,
        parkingEndDatetime: null,
      }),
    ],
  }),
  aLot({
    name: 'Grainger Hall Garage',
    shortName: '007',
    operatedBy: 'uw',
    totalSpots: 412,
    openSpots: 0,
    coordinates: { lat: 43.0727776, lng: -89.4024112 },
    specialEvents: [],
  }),
];

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

const vehiclesSupply = (
  read: (routeID: string, now: number) => Promise<readonly Vehicle[] | VehicleReport>,
): NonNullable<Source['vehicles']> => ({
  async read(routeID, now) {
    const answer = await read(routeID, now);
    if (!('reportedAt' in answer)) return { value: answer, reportedAt: now };
    return { value: answer.vehicles, reportedAt: answer.reportedAt, refreshAt: answer.refreshAt };
  },
  latestAt: (now) => now,
});

/**
 * A source with three routes (one without stops or buses), six stops with five IDs, three buses, and
 * three lots of two operators.
 *
 * @param overrides replaces any of its methods
 */
export function smallSource({
  stops = async () => STOPS,
  stopsGap = () => null,
  stopsOfRoute,
  vehicles = vehiclesOf,
  lots = async () => LOTS,
  routeDocument,
  reportedAts: times = {},
  ...overrides
}: SmallOverrides = {}): Writable<Source> {
  function stopsSupply(all: (now: number) => Promise<readonly RouteStop[]>): Source['stops'] {
    const reportedAt = times.stops ?? null;
    const ofAll = supplyStops(async (now) => ({
      value: await all(now),
      reportedAt,
      gap: stopsGap(),
    }));
    return {
      ...ofAll,
      read: async (routeID, now) =>
        routeID === null || stopsOfRoute === undefined
          ? ofAll.read(routeID, now)
          : { value: await stopsOfRoute(routeID, now), reportedAt },
    };
  }
  return {
    name: 'small',
    city: CITY,
    routeIDs: async () => ['03', '07', '22'],
    stops: typeof stops === 'function' ? stopsSupply(stops) : stops,
    vehicles: typeof vehicles === 'function' ? vehiclesSupply(vehicles) : vehicles,
    lots:
      typeof lots === 'function'
        ? {
            read: async (_all, now) => ({
              value: await lots(now),
              reportedAt: times.lots === undefined ? now : times.lots,
              refreshAt: times.lotsRefreshAt,
            }),
            latestAt: (now) => now,
          }
        : lots,
    routeDocument:
      typeof routeDocument === 'function'
        ? supply((routeID: string, now) => routeDocument(routeID, now), times.stops ?? null)
        : routeDocument,
    ...overrides,
  };
}
