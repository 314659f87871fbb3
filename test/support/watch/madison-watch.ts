import {
  isLenientlyFalse,
  isStrictlyFalse,
  reportsByVehicle,
  stopsApart,
  stopsBetween,
} from './alert-truth.ts';
import type { KnownOrder } from './demo-watch.ts';
import type { RecordedRouteDay } from './recorded-days.ts';
import { SAME_RIDE, watchEveryStop } from './watch-trial.ts';
import type { Poll, ApproachAnnouncement } from './watch-trial.ts';

/** The number of alerts for a rider who watches every stop of a city, and how many are true. */
export interface WatchFigures {
  readonly alerts: number;
  /** Stops that buses served or passed between two reports, according to the published patterns. */
  readonly arrivals: number;
  /** Arrivals with an alert before them, and those whose alert came one stop ahead. */
  readonly announced: number;
  readonly oneAhead: number;
  /** Alerts that say "one stop before", and those for which that is true. */
  readonly saidOneBefore: number;
  readonly trulyOneBefore: number;
  readonly falseLeniently: number;
  readonly falseStrictly: number;
  /** Alerts in `falseStrictly` where the service itself named the stop as the bus's next one. */
  readonly falselyNext: number;
}

export const NO_FIGURES: WatchFigures = {
  alerts: 0,
  arrivals: 0,
  announced: 0,
  oneAhead: 0,
  saidOneBefore: 0,
  trulyOneBefore: 0,
  falseLeniently: 0,
  falseStrictly: 0,
  falselyNext: 0,
};

/** Adds the figures of two routes. */
export function sumOfFigures(a: WatchFigures, b: WatchFigures): WatchFigures {
  return {
    alerts: a.alerts + b.alerts,
    arrivals: a.arrivals + b.arrivals,
    announced: a.announced + b.announced,
    oneAhead: a.oneAhead + b.oneAhead,
    saidOneBefore: a.saidOneBefore + b.saidOneBefore,
    trulyOneBefore: a.trulyOneBefore + b.trulyOneBefore,
    falseLeniently: a.falseLeniently + b.falseLeniently,
    falseStrictly: a.falseStrictly + b.falseStrictly,
    falselyNext: a.falselyNext + b.falselyNext,
  };
}

/** The alerts in order of time, by bus and stop. */
function alertsByArrival(announcements: readonly ApproachAnnouncement[]) {
  const found = new Map<string, ApproachAnnouncement[]>();
  for (const alert of announcements) {
    const key = `${alert.vehicle.vehicleID} ${alert.stop.stopID}`;
    found.set(key, [...(found.get(key) ?? []), alert]);
  }
  return found;
}

/**
 * Watches every stop of a recorded route on a page that is open for the given polls.
 *
 * @param order what the page knows of the order of stops; a document has an entry for each pattern
 */
export function watchRecordedRoute(
  { routeID, stops, patterns, settings }: Omit<RecordedRouteDay, 'polls'>,
  polls: readonly Poll[],
  order: KnownOrder,
): WatchFigures {
  const directions = patterns.map(({ destination, stops: all }) => ({
    destination,
    stops: all.map(({ stopID }) => stopID),
  }));
  const routes = { observed: [], lines: [settings], documents: [{ ...settings, directions }] };
  const announcements = watchEveryStop(routeID, stops, polls, routes[order]);
  const reports = reportsByVehicle(polls);
  const byArrival = alertsByArrival(announcements);
  let [arrivals, announced, oneAhead] = [0, 0, 0];
  for (const [vehicleID, seen] of reports) {
    for (const [index, { at, vehicle }] of seen.entries()) {
      const next = seen[index + 1];
      if (next === undefined || next.vehicle.direction !== vehicle.direction) continue;
      for (const stopID of stopsBetween(patterns, vehicle, next.vehicle)[0] ?? []) {
        arrivals += 1;
        const alert = byArrival
          .get(`${vehicleID} ${stopID}`)
          ?.findLast((one) => one.at <= at && at - one.at < SAME_RIDE);
        if (alert !== undefined) announced += 1;
        if (alert?.step === 'before') oneAhead += 1;
      }
    }
  }
  const oneBefore = announcements.filter(({ step }) => step === 'before');
  const strictly = announcements.filter((one) => isStrictlyFalse(one, patterns, reports));
  return {
    alerts: announcements.length,
    arrivals,
    announced,
    oneAhead,
    saidOneBefore: oneBefore.length,
    trulyOneBefore: oneBefore.filter(
      ({ vehicle, stop }) => stopsApart(patterns, vehicle, stop.stopID) === 1,
    ).length,
    falseLeniently: announcements.filter((one) => isLenientlyFalse(one, patterns, reports)).length,
    falseStrictly: strictly.length,
    falselyNext: strictly.filter(({ step }) => step === 'next').length,
  };
}
