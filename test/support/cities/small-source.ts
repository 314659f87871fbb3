import type { Vehicle } from '../../../src/contract/vehicle.ts';
import type { Source, SourceCity, VehicleReport } from '../../../src/service/Source.ts';
import { aLot, anEvent, aRouteStop, aVehicle } from '../builders.ts';

/** 2026-11-20 12:38:05 in Chicago: the default time of the tests. */
export const NOON = Date.UTC(2026, 10, 20, 18, 38, 5);

const ETP = 'East Transfer Point';
const WTP = 'West Transfer Point';

/** Four stops near the interface's example point 43.0733673, -89.4014633, and one far away. */
const STOPS = [
  aRouteStop({
    routeID: '03',
    stopID: '0100',
    intersection: 'University & Park',
    latitude: 43.0733,
    longitude: -89.40141,
    destination: ETP,
  }),
  aRouteStop({
    routeID: '03',
    stopID: '0341',
    intersection: 'Johnson & Park',
    latitude: 43.0726,
    longitude: -89.4012,
    destination: WTP,
  }),
  aRouteStop({
    routeID: '03',
    stopID: '0538',
    intersection: 'Mills & Johnson',
    latitude: 43.0731,
    longitude: -89.40253,
    destination: ETP,
  }),
  aRouteStop({ routeID: '03', stopID: '1391', destination: ETP }),
  aRouteStop({
    routeID: '07',
    stopID: '0100',
    intersection: 'University & Park',
    latitude: 43.0733,
    longitude: -89.40141,
    destination: WTP,
  }),
  aRouteStop({
    routeID: '07',
    stopID: '0070',
    intersection: 'West Transfer Point',
    latitude: 43.07434,
    longitude: -89.40083,
    destination: WTP,
  }),
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

/** Replaces parts of the small source. Vehicles without a `reportedAt` are reported now. */
export interface SmallOverrides extends Partial<Omit<Source, 'vehicles'>> {
  vehicles?: (routeID: string, now: number) => Promise<readonly Vehicle[] | VehicleReport>;
}

const vehiclesOf = async (routeID: string): Promise<readonly Vehicle[]> =>
  ({
    '03': [aVehicle(), aVehicle({ vehicleID: '943', lat: 43.0742, lon: -89.3826 })],
    '07': [aVehicle({ vehicleID: '015', direction: WTP, nextStop: 'West Transfer Point' })],
  })[routeID] ?? [];

/**
 * A source with three routes (one without stops or buses), six stops with five IDs, three buses, and
 * three lots of two operators.
 *
 * @param overrides replaces any of its methods
 */
export function smallSource({ vehicles = vehiclesOf, ...overrides }: SmallOverrides = {}): Source {
  return {
    name: 'small',
    city: CITY,
    dataTimes: (now) => ({ stops: null, vehicles: now, lots: now }),
    routeIDs: async () => ['03', '07', '22'],
    stops: async () => STOPS,
    vehicles: async (routeID, now) => {
      const reported = await vehicles(routeID, now);
      return 'reportedAt' in reported ? reported : { reportedAt: now, vehicles: reported };
    },
    lots: async () => [
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
    ],
    ...overrides,
  };
}
