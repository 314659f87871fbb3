import { existsSync, readFileSync, readdirSync } from 'node:fs';

import * as z from 'zod/mini';

import type { RouteSettings } from '../../../src/contract/settings/settings.ts';
import type { Vehicle } from '../../../src/contract/vehicle.ts';
import { mergeStops } from '../../../src/features/stops/mergeStops.ts';
import type { CityStop } from '../../../src/features/stops/mergeStops.ts';
import type { Poll } from './watch-trial.ts';

/** Recorded days of a real city. They are optional and not part of the repository. */
const folderOf = (root: string) => `${root}/../shared/madison/`;
const DAY_FILE = /^vehicles-(.+)\.ndjson$/;

const Routes = z.object({
  routes: z.array(
    z.object({
      routeID: z.string(),
      patterns: z.array(
        z.object({
          destination: z.string(),
          /** The line that the buses drive, `[lon, lat]`. */
          path: z.array(z.tuple([z.number(), z.number()])),
          stops: z.array(
            z.object({
              stopID: z.string(),
              intersection: z.string(),
              lat: z.number(),
              lon: z.number(),
            }),
          ),
        }),
      ),
    }),
  ),
});
type RecordedRoute = z.output<typeof Routes>['routes'][number];

/** One published sequence of stops to a destination, in driving order. */
export type Pattern = RecordedRoute['patterns'][number];

const Snapshot = z.object({
  at: z.string(),
  vehicles: z.array(
    z.object({
      vid: z.string(),
      rt: z.string(),
      des: z.string(),
      lat: z.number(),
      lon: z.number(),
      next: z.nullable(z.string()),
    }),
  ),
});

/** One route on one recorded day. The patterns are the truth to measure against; the page never gets them. */
export interface RecordedRouteDay {
  readonly routeID: string;
  readonly stops: readonly CityStop[];
  readonly polls: readonly Poll[];
  readonly patterns: readonly Pattern[];
  /** Settings of the route that include its lines. */
  readonly settings: RouteSettings;
}

/** The recorded dates, oldest first; empty if there are no recordings. */
export function recordedDays(root: string): string[] {
  const folder = folderOf(root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => DAY_FILE.exec(name)?.[1] ?? [])
    .toSorted();
}

function stopsOf({ routeID, patterns }: RecordedRoute): CityStop[] {
  return mergeStops(
    patterns.map(({ destination, stops }) => ({
      routeID,
      stops: stops.map(({ lat, lon, ...stop }) => ({
        ...stop,
        latitude: lat,
        longitude: lon,
        destination,
      })),
    })),
  );
}

/** Settings with one line per destination: the pattern with the most stops. */
function settingsOf({ routeID, patterns }: RecordedRoute): RouteSettings {
  const longest = new Map<string, Pattern>();
  for (const pattern of patterns) {
    const existing = longest.get(pattern.destination);
    if (existing === undefined || existing.stops.length < pattern.stops.length) {
      longest.set(pattern.destination, pattern);
    }
  }
  return {
    routeID,
    name: routeID,
    color: '#1a6fb5',
    destinations: [...longest.keys()],
    line: { type: 'MultiLineString', coordinates: [...longest.values()].map(({ path }) => path) },
  };
}

/**
 * Reads the reports of a day in the form of the interface.
 *
 * @param root the project's folder
 */
export function readRecordedDay(root: string, day: string): RecordedRouteDay[] {
  const folder = folderOf(root);
  const { routes } = z.parse(Routes, JSON.parse(readFileSync(`${folder}routes.json`, 'utf8')));
  const snapshots = readFileSync(`${folder}vehicles-${day}.ndjson`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => z.parse(Snapshot, JSON.parse(line)));
  return routes.map((route) => ({
    routeID: route.routeID,
    patterns: route.patterns,
    settings: settingsOf(route),
    stops: stopsOf(route),
    polls: snapshots.map(({ at, vehicles }) => ({
      at: Date.parse(`${at}Z`),
      vehicles: vehicles
        .filter(({ rt }) => rt === route.routeID)
        .map(({ vid, des, lat, lon, next }): Vehicle => ({
          vehicleID: vid.padStart(3, '0'),
          direction: des,
          nextStop: next ?? des,
          lat,
          lon,
        })),
    })),
  }));
}
