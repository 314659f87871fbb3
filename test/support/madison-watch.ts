import {
  isLenientlyFalse,
  isStrictlyFalse,
  reportsByVehicle,
  stopsApart,
  stopsBetween,
} from './alert-truth.ts';
import type { RecordedRouteDay } from './recorded-days.ts';
import { SAME_RIDE, watchEveryStop } from './watch-trial.ts';
import type { Poll, ApproachAnnouncement } from './watch-trial.ts';

/** What a rider is told who watches every stop of a city, and how true it is. */
export interface WatchFigures {
  readonly alerts: number;
  /** Stops that buses came to or passed between two reports, as the patterns have it. */
  readonly arrivals: number;
  /** Of these, how many were announced before, and how many of them one stop ahead. */
  readonly announced: number;
  readonly oneAhead: number;
  /** Alerts that say "one stop before", and those of which it was true. */
  readonly saidOneBefore: number;
  readonly trulyOneBefore: number;
  readonly falseLeniently: number;
  readonly falseStrictly: number;
  /** Of these, the ones in which the service itself named the stop as the bus's next one. */
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

/** By bus and stop, the alerts in order, for an arrival asks for the last one before it. */
function alertsByArrival(announcements: readonly ApproachAnnouncement[]) {
  const found = new Map<string, ApproachAnnouncement[]>();
  for (const telling of announcements) {
    const key = `${telling.vehicle.vehicleID} ${telling.stop.stopID}`;
    found.set(key, [...(found.get(key) ?? []), telling]);
  }
  return found;
}

/**
 * One route watched at every stop, on a page that is open for the given answers.
 *
 * @param withLines the settings have the route's lines
 */
export function watchRecordedRoute(
  { routeID, stops, patterns, settings }: Omit<RecordedRouteDay, 'polls'>,
  polls: readonly Poll[],
  withLines: boolean,
): WatchFigures {
  const announcements = watchEveryStop(routeID, stops, polls, withLines ? [settings] : []);
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
