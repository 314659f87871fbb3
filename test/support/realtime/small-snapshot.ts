import type { Snapshot, SnapshotPattern } from '../../../src/contract/snapshot/snapshot.ts';
import { SNAPSHOT_FORMAT } from '../../../src/contract/snapshot/snapshot.ts';
import { EARTH_RADIUS } from '../../../src/lib/geo/lengths.ts';
import { aService, aSnapshotRoute } from '../feeds/snapshots.ts';

/** The street of the small city, 43° north, and where its first stop is. */
export const LAT = 43;
const LON = -89;

const METERS_PER_DEGREE_EAST = ((EARTH_RADIUS * Math.PI) / 180) * Math.cos((LAT * Math.PI) / 180);

/** The longitude of a point on the street, by its meters from the first stop. */
export const lonAt = (meters: number) => LON + meters / METERS_PER_DEGREE_EAST;

const STOPS = ['Mill', 'Park', 'School', 'Harbor'] as const;

function pattern(
  stops: readonly number[],
  distances: readonly number[],
  rest: Partial<SnapshotPattern>,
): SnapshotPattern {
  return {
    route: 0,
    directionID: 0,
    directions: 0,
    line: 0,
    stops,
    distances,
    // Gaps are allowed.
    sequences: stops.map((_, index) => 10 * (index + 1)),
    ...rest,
  };
}

const street = (...meters: readonly number[]) => meters.flatMap((each) => [lonAt(each), LAT]);

/**
 * A street with stops 1 km apart: Mill, Park, School, Harbor. Route 3 drives to Harbor (trip `out`) and
 * back (`back`). Its trip `return` drives out and back and changes its headsign at Harbor. Route 7
 * (`lap`) visits Mill at its start and end, and has no shape for its trip `bare`.
 */
export function smallSnapshot(): Snapshot {
  return {
    format: SNAPSHOT_FORMAT,
    contentHash: '00',
    city: {
      name: 'Smallville',
      timeZone: 'America/Chicago',
      language: 'en',
      country: 'US',
      center: { lat: LAT, lon: LON },
      zoom: 13,
      firstDate: '20261101',
      lastDate: '20261231',
    },
    routes: [
      aSnapshotRoute({
        routeID: '3',
        gtfsRouteIDs: ['R3', 'R3-night'],
        name: 'Street',
        directions: [
          { destination: 'Harbor Point', stops: [0, 1, 2, 3], lines: [0] },
          { destination: 'Mill', stops: [3, 2, 1, 0], lines: [1] },
        ],
      }),
      aSnapshotRoute({
        routeID: '7',
        gtfsRouteIDs: ['R7'],
        name: 'Lap',
        directions: [{ destination: 'Lap', stops: [0, 1, 3], lines: [2] }],
      }),
    ],
    stops: STOPS.map((name, index) => ({
      stopID: `10${index}`,
      gtfsStopID: `s${index}`,
      intersection: name,
      lat: LAT,
      lon: lonAt(index * 1000),
    })),
    lines: [street(0, 3000), street(3000, 0), street(0, 3000, 0)],
    patterns: [
      pattern([0, 1, 2, 3], [0, 1000, 2000, 3000], {}),
      pattern([3, 2, 1, 0], [0, 1000, 2000, 3000], { directionID: 1, directions: 1, line: 1 }),
      pattern([0, 1, 3, 2, 0], [0, 1000, 3000, 4000, 6000], {
        directions: [0, 0, 1, 1, 1],
        line: 2,
      }),
      pattern([0, 1, 3, 1, 0], [0, 1000, 3000, 5000, 6000], { route: 1, line: 2 }),
      pattern([0, 1, 3], [], { route: 1, line: -1 }),
    ],
    services: [aService({ start: '20261101', end: '20261231' })],
    trips: {
      ids: ['out', 'back', 'return', 'lap', 'bare'],
      patterns: [0, 1, 2, 3, 4],
      services: [0, 0, 0, 0, 0],
      starts: [12.5, 12.5, 12.5, 12.5, 12.6].map((hour) => hour * 3600),
      wheelchairs: [1, 2, 0, 0, 0],
      bikes: [1, 2, 0, 0, 0],
    },
  };
}
