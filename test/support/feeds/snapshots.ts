import {
  SNAPSHOT_FORMAT,
  type Snapshot,
  type SnapshotPattern,
  type SnapshotRoute,
  type SnapshotService,
} from '../../../src/contract/snapshot/snapshot.ts';

const WEEKDAYS = [true, true, true, true, true, false, false];
const SATURDAYS = [false, false, false, false, false, true, false];

/** A service on weekdays from 2026-11-02 to 2026-12-18. */
export function aService(overrides: Partial<SnapshotService> = {}): SnapshotService {
  return {
    weekdays: WEEKDAYS,
    start: '20261102',
    end: '20261218',
    added: [],
    removed: [],
    ...overrides,
  };
}

/** A bus route with one direction of two stops. */
export function aSnapshotRoute(overrides: Partial<SnapshotRoute> = {}): SnapshotRoute {
  return {
    routeID: '8A',
    gtfsRouteIDs: ['8A-2026'],
    name: 'Harbor - Hospital',
    color: '#1a6fb5',
    type: 3,
    agency: 'Smallville Transit',
    directions: [{ destination: 'Hospital', stops: [0, 1], lines: [0] }],
    services: [0],
    ...overrides,
  };
}

/** A pattern of the first route in its first direction. */
function aPattern(overrides: Partial<SnapshotPattern> = {}): SnapshotPattern {
  const { stops = [0, 1] } = overrides;
  return {
    route: 0,
    directionID: 0,
    directions: 0,
    stops,
    sequences: stops.map((_, index) => index + 1),
    line: -1,
    distances: [],
    ...overrides,
  };
}

interface TripOfSnapshot {
  readonly pattern: number;
  readonly service: number;
  /** In seconds after the start of the service day. */
  readonly start: number;
}

/** The trips of a snapshot, with the IDs t0, t1 and so on. */
function tripsOf(trips: readonly TripOfSnapshot[]): Snapshot['trips'] {
  return {
    ids: trips.map((_, index) => `t${index}`),
    patterns: trips.map(({ pattern }) => pattern),
    services: trips.map(({ service }) => service),
    starts: trips.map(({ start }) => start),
    wheelchairs: trips.map(() => 0),
    bikes: trips.map(() => 0),
  };
}

const HOUR = 3600;

/**
 * A city with four stops and two routes: the bus `8A` to the hospital, with a branch, and back to the
 * harbor on weekdays; and the tram `Ö/1`, a loop with one stop twice, on Saturdays until 2 a.m.
 */
export function aSnapshot(overrides: Partial<Snapshot> = {}): Snapshot {
  return {
    format: SNAPSHOT_FORMAT,
    contentHash: '5eed',
    city: {
      name: 'Smallville',
      timeZone: 'America/Toronto',
      language: 'en-CA',
      country: 'CA',
      center: { lat: 44.39, lon: -79.69 },
      zoom: 12,
      firstDate: '20261102',
      lastDate: '20261219',
    },
    routes: [
      aSnapshotRoute({
        directions: [
          { destination: 'Hospital', stops: [0, 1, 2, 3], lines: [0] },
          { destination: 'Harbor', stops: [3, 0], lines: [1] },
        ],
      }),
      aSnapshotRoute({
        routeID: 'Ö/1',
        gtfsRouteIDs: ['T1'],
        name: 'Loop',
        type: 0,
        directions: [{ destination: 'Loop', stops: [0, 1, 2, 0], lines: [] }],
        services: [1],
      }),
    ],
    stops: ['Harbor', 'Market', 'Mill', 'Hospital'].map((intersection, index) => ({
      stopID: String(index + 1),
      gtfsStopID: `s${index}`,
      intersection,
      lat: 44.38 + index / 100,
      lon: -79.69,
    })),
    lines: [
      [-79.69, 44.38, -79.69, 44.41],
      [-79.69, 44.41, -79.7, 44.4, -79.69, 44.38],
    ],
    patterns: [
      aPattern({ stops: [0, 1, 3] }),
      aPattern({ stops: [0, 2, 3] }),
      aPattern({ stops: [1, 3] }),
      aPattern({ stops: [3, 0], directionID: 1, directions: 1 }),
      aPattern({ route: 1, stops: [0, 1, 2, 0] }),
    ],
    services: [aService(), aService({ weekdays: SATURDAYS, end: '20261219' })],
    trips: tripsOf([
      { pattern: 0, service: 0, start: 7 * HOUR },
      { pattern: 1, service: 0, start: 8 * HOUR },
      { pattern: 2, service: 0, start: 9 * HOUR },
      { pattern: 3, service: 0, start: 17 * HOUR },
      { pattern: 4, service: 1, start: 25.5 * HOUR },
    ]),
    ...overrides,
  };
}
