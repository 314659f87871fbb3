import type { Alert } from '../../src/contract/alerts/Alert.ts';
import type { Arrival } from '../../src/contract/arrivals.ts';
import type { ParkingLot } from '../../src/contract/parking/parking-lot.ts';
import type { SpecialEvent } from '../../src/contract/parking/special-event.ts';
import { parseSettings } from '../../src/contract/settings/parseSettings.ts';
import type { Settings } from '../../src/contract/settings/settings.ts';
import type { Stop } from '../../src/contract/stops/stop.ts';
import type { TripTimes } from '../../src/contract/trip-times.ts';
import type { Vehicle } from '../../src/contract/vehicle.ts';
import type { RouteStop } from '../../src/service/Source.ts';

/** A decoded stop. */
export function aStop(overrides: Partial<Stop> = {}): Stop {
  return {
    stopID: '1391',
    intersection: 'Atwood & Ohio',
    latitude: 43.0937715,
    longitude: -89.3467281,
    destination: 'East Transfer Point',
    ...overrides,
  };
}

/** A stop of a source, on route 03 by default. */
export function aRouteStop(overrides: Partial<RouteStop> = {}): RouteStop {
  return { ...aStop(), routeID: '03', ...overrides };
}

/** A bus with all four flags known. */
export function aVehicle(overrides: Partial<Vehicle> = {}): Vehicle {
  return {
    lat: 43.0863712,
    lon: -89.3601702,
    direction: 'East Transfer Point',
    nextStop: 'Jenifer & Ingersoll',
    vehicleID: '007',
    wifiAccess: false,
    bikeRack: true,
    wheelChairLift: false,
    wheelChairAccessible: true,
    ...overrides,
  };
}

/** A bus of route 03 that comes by the timetable at a time in milliseconds since 1970. */
export function anArrival(expectedAt: number, overrides: Partial<Arrival> = {}): Arrival {
  return {
    routeID: '03',
    destination: 'East Transfer Point',
    vehicleID: '',
    tripID: `20261120.${expectedAt}`,
    expectedAt,
    scheduledAt: expectedAt,
    basis: 'scheduled',
    state: 'running',
    ...overrides,
  };
}

/** A trip of route 03 by the timetable, which stops at 0100. */
export function aTrip(overrides: Partial<TripTimes> = {}): TripTimes {
  return {
    tripID: '20261120.t1',
    routeID: '03',
    destination: 'East Transfer Point',
    vehicleID: '',
    state: 'running',
    stops: [
      { stopID: '0100', intersection: 'A', basis: 'scheduled', state: 'running', passed: false },
    ],
    ...overrides,
  };
}

/** A city garage with open spots and without `specialEvents`. */
export function aLot(overrides: Partial<ParkingLot> = {}): ParkingLot {
  return {
    name: 'Capitol Square North Garage',
    shortName: 'north',
    totalSpots: 613,
    openSpots: 301,
    operatedBy: 'city',
    webUrl: 'https://parking.example.org/north',
    address: {
      postalCode: '53703',
      city: 'Madison',
      state: 'WI',
      street: '218 East Mifflin Street',
    },
    coordinates: { lat: 43.077627, lng: -89.383215 },
    entrances: ['100 North Butler Street', '200 East Mifflin Street'],
    ...overrides,
  };
}

/** An event at a city lot with parking times, in the future for every test. */
export function anEvent(overrides: Partial<SpecialEvent> = {}): SpecialEvent {
  return {
    eventName: 'Graduation - Madison East & La Follette',
    eventVenue: 'Kohl Center',
    webUrl: 'https://parking.example.org/events',
    eventDatetime: '2030-06-13T17:00:00',
    parkingStartDatetime: '2030-06-13T15:00:00',
    parkingEndDatetime: '2030-06-13T19:35:00',
    ...overrides,
  };
}

/** Valid settings with defaults. `overrides` replaces whole sections. */
export function theSettings(overrides: Partial<Settings> = {}): Settings {
  const { settings, faults } = parseSettings({
    service: { baseUrl: '', key: 'test-key' },
    city: {
      name: 'Smallville',
      center: { lat: 43.0733673, lon: -89.4014633 },
      timeZone: 'America/Chicago',
    },
  });
  if (settings === undefined) throw new Error(faults.join('\n'));
  return { ...settings, ...overrides };
}

/** A closed stop since an hour before noon. */
export function anAlert(overrides: Partial<Alert> = {}): Alert {
  return {
    alertID: '1',
    header: { en: 'Stop closed' },
    description: { en: 'Use the next stop.' },
    effect: 'no-service',
    cause: 'construction',
    severity: 'unknown-severity',
    periods: [{ from: Date.parse('2026-11-20T17:38:05Z') }],
    webUrl: undefined,
    concerns: [{ stops: ['0100'] }],
    ...overrides,
  };
}
