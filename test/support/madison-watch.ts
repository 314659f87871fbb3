import { existsSync, readFileSync } from 'node:fs';

import * as z from 'zod/mini';

import type { Vehicle } from '../../src/contract/vehicle.ts';
import { mergeStops } from '../../src/features/stops/mergeStops.ts';
import { stopNameKey } from '../../src/lib/stop-name.ts';
import { SAME_RIDE, watchEveryStop } from './watch-trial.ts';
import type { Poll, ApproachAnnouncement } from './watch-trial.ts';

/** A recorded day of a real city; it lies beside the project, where it lies at all. */
const folderOf = (root: string) => `${root}/../shared/madison/`;
const RECORDING = 'vehicles-2025-09-27.ndjson';

/** @param root the project's folder */
export const hasRecording = (root: string): boolean => existsSync(folderOf(root) + RECORDING);

const Routes = z.object({
  routes: z.array(
    z.object({
      routeID: z.string(),
      patterns: z.array(
        z.object({
          destination: z.string(),
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
type Pattern = z.output<typeof Routes>['routes'][number]['patterns'][number];

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

/** Every report of the day as the interface would have sent it, by route. */
function pollsByRoute(text: string): Map<string, Poll[]> {
  const routes = new Map<string, Poll[]>();
  const snapshots = text
    .trim()
    .split('\n')
    .map((line) => z.parse(Snapshot, JSON.parse(line)));
  const ids = new Set(snapshots.flatMap(({ vehicles }) => vehicles.map(({ rt }) => rt)));
  for (const routeID of ids) {
    const polls = snapshots.map(({ at, vehicles }) => ({
      at: Date.parse(`${at}Z`),
      vehicles: vehicles
        .filter(({ rt }) => rt === routeID)
        .map(({ vid, des, lat, lon, next }): Vehicle => ({
          vehicleID: vid.padStart(3, '0'),
          direction: des,
          nextStop: next ?? des,
          lat,
          lon,
        })),
    }));
    routes.set(routeID, polls);
  }
  return routes;
}

/** How many stops a bus has from the one to the other on a published pattern; null where none has both. */
function stopsApart(
  patterns: readonly Pattern[],
  direction: string,
  from: string,
  isTo: (stopID: string) => boolean,
): number | null {
  const counts = patterns
    .filter(({ destination }) => destination === direction)
    .flatMap(({ stops }) =>
      stops.flatMap(({ stopID }, to) => {
        if (!isTo(stopID)) return [];
        const start = stops
          .slice(0, to + 1)
          .findLastIndex(({ intersection }) => stopNameKey(intersection) === from);
        return start === -1 ? [] : [to - start];
      }),
    );
  return counts.length === 0 ? null : Math.min(...counts);
}

/** What a rider is told who watches every stop of a route for the whole recorded day. */
export interface RecordedWatch {
  readonly announcements: readonly ApproachAnnouncement[];
  /** Tellings of a bus that no published pattern brings to the stop, and that did not come there. */
  readonly falseAlarms: readonly ApproachAnnouncement[];
  /** Stops that buses came to or passed between two reports, as the patterns have it. */
  readonly reached: number;
  /** Of these, how many were told before, and how many of them at the stop before. */
  readonly announced: number;
  readonly announcedAhead: number;
  /** Tellings one stop ahead in truth, of all at a stop before. */
  readonly oneStopAhead: number;
}

function recordedWatch(routeID: string, patterns: readonly Pattern[], polls: readonly Poll[]) {
  const stops = mergeStops(
    patterns.map(({ destination, stops: patternStops }) => ({
      routeID,
      stops: patternStops.map(({ stopID, intersection, lat, lon }) => ({
        stopID,
        intersection,
        latitude: lat,
        longitude: lon,
        destination,
      })),
    })),
  );
  const announcements = watchEveryStop(routeID, stops, polls);
  const apart = ({ vehicle, stop }: ApproachAnnouncement) =>
    stopsApart(
      patterns,
      vehicle.direction,
      stopNameKey(vehicle.nextStop),
      (stopID) => stopID === stop.stopID,
    );
  const aheadOf = announcements.filter(({ step }) => step === 'before');
  const counts = { reached: 0, announced: 0, announcedAhead: 0 };
  for (const [index, { at, vehicles }] of polls.entries()) {
    const next = polls[index + 1];
    for (const vehicle of vehicles) {
      const later = next?.vehicles.find(
        ({ vehicleID, direction }) =>
          vehicleID === vehicle.vehicleID && direction === vehicle.direction,
      );
      if (later === undefined) continue;
      for (const stopID of stopsBetween(patterns, vehicle, later)) {
        counts.reached += 1;
        const announcement = announcements.findLast(
          (one) =>
            one.stop.stopID === stopID &&
            one.vehicle.vehicleID === vehicle.vehicleID &&
            one.at <= at &&
            at - one.at < SAME_RIDE,
        );
        if (announcement !== undefined) counts.announced += 1;
        if (announcement?.step === 'before') counts.announcedAhead += 1;
      }
    }
  }
  return {
    ...counts,
    announcements,
    falseAlarms: announcements.filter(
      (announcement) => apart(announcement) === null && !cameThere(announcement, polls),
    ),
    oneStopAhead: aheadOf.filter((announcement) => apart(announcement) === 1).length,
  };
}

/** Whether the service itself said, later on this ride, that the bus comes to the stop. */
function cameThere({ at, stop, vehicle }: ApproachAnnouncement, polls: readonly Poll[]): boolean {
  const here = stopNameKey(stop.intersection);
  return polls.some(
    (poll) =>
      poll.at > at &&
      poll.at - at < SAME_RIDE &&
      poll.vehicles.some(
        ({ vehicleID, direction, nextStop }) =>
          vehicleID === vehicle.vehicleID &&
          direction === vehicle.direction &&
          stopNameKey(nextStop) === here,
      ),
  );
}

/** The stops that a bus passed from one report to the next: from its next stop then to that of now. */
function stopsBetween(patterns: readonly Pattern[], from: Vehicle, to: Vehicle): string[] {
  const [start, end] = [stopNameKey(from.nextStop), stopNameKey(to.nextStop)];
  for (const { destination, stops } of patterns) {
    if (destination !== from.direction) continue;
    const first = stops.findIndex(({ intersection }) => stopNameKey(intersection) === start);
    const last = stops.findIndex(({ intersection }) => stopNameKey(intersection) === end);
    if (first !== -1 && last > first) return stops.slice(first, last).map(({ stopID }) => stopID);
  }
  return [];
}

/** The recorded day, every stop of every route watched. @param root the project's folder */
export function watchRecordedCity(root: string): RecordedWatch {
  const folder = folderOf(root);
  const { routes } = z.parse(Routes, JSON.parse(readFileSync(`${folder}routes.json`, 'utf8')));
  const polls = pollsByRoute(readFileSync(folder + RECORDING, 'utf8'));
  const watched = routes.map(({ routeID, patterns }) =>
    recordedWatch(routeID, patterns, polls.get(routeID) ?? []),
  );
  const sum = (key: 'reached' | 'announced' | 'announcedAhead' | 'oneStopAhead') =>
    watched.reduce((total, one) => total + one[key], 0);
  return {
    announcements: watched.flatMap(({ announcements }) => announcements),
    falseAlarms: watched.flatMap(({ falseAlarms }) => falseAlarms),
    reached: sum('reached'),
    announced: sum('announced'),
    announcedAhead: sum('announcedAhead'),
    oneStopAhead: sum('oneStopAhead'),
  };
}
