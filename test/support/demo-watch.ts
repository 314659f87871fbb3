import { mergeStops } from '../../src/features/stops/mergeStops.ts';
import type { CityStop } from '../../src/features/stops/mergeStops.ts';
import { metersBetween } from '../../src/lib/geo/distance.ts';
import { createDemoCity } from '../../src/service/sources/demo/createDemoCity.ts';
import type { RouteStop } from '../../src/service/Source.ts';
import type { WatchFigures } from './madison-watch.ts';
import { SAME_RIDE, findAnnouncement, watchEveryStop } from './watch-trial.ts';
import type { Poll, ApproachAnnouncement } from './watch-trial.ts';

/** A bus that is this near to a stop is at it. */
const AT_STOP = 20;
const HOUR = 3_600_000;
const POLL = 10_000;

interface Arrival {
  readonly at: number;
  readonly vehicleID: string;
  readonly stop: CityStop;
  readonly announcement: ApproachAnnouncement | undefined;
}

/** Where each bus came to, as its positions show: what it says of its next stop is not asked. */
function arrivalsOf(
  stops: readonly CityStop[],
  polls: readonly Poll[],
  announcements: ApproachAnnouncement[],
) {
  const arrivals: Arrival[] = [];
  let before = new Set<string>();
  for (const [index, { at, vehicles }] of polls.entries()) {
    const now = new Set<string>();
    for (const vehicle of vehicles) {
      for (const stop of stops) {
        if (!stop.destinations.includes(vehicle.direction)) continue;
        const place = { lat: stop.latitude, lon: stop.longitude };
        if (metersBetween(place, vehicle) > AT_STOP) continue;
        const key = `${vehicle.vehicleID} ${stop.stopID}`;
        now.add(key);
        // Who stands at a stop when the page is opened, or comes out there, did not come to it.
        const wasOut = polls[index - 1]?.vehicles.find(
          ({ vehicleID, direction }) =>
            vehicleID === vehicle.vehicleID && direction === vehicle.direction,
        );
        if (before.has(key) || wasOut === undefined) continue;
        const announcement = findAnnouncement(announcements, vehicle.vehicleID, stop.stopID, at);
        arrivals.push({ at, vehicleID: vehicle.vehicleID, stop, announcement });
      }
    }
    before = now;
  }
  return arrivals;
}

/** Whether the bus was at the stop at the telling or after it, on the same ride. */
function didArrive({ at, stop, vehicle }: ApproachAnnouncement, polls: readonly Poll[]): boolean {
  const place = { lat: stop.latitude, lon: stop.longitude };
  return polls.some(
    (poll) =>
      poll.at >= at &&
      poll.at < at + SAME_RIDE &&
      poll.vehicles.some(
        (one) => one.vehicleID === vehicle.vehicleID && metersBetween(place, one) <= AT_STOP,
      ),
  );
}

/** Whether the stop comes right after the bus's next one: the demo city lists a route's stops as they are driven. */
function isOneBefore(
  { stop, vehicle }: ApproachAnnouncement,
  driven: readonly RouteStop[],
): boolean {
  const onWay = driven.filter(({ destination }) => destination === vehicle.direction);
  return onWay.some(
    ({ stopID }, index) =>
      stopID === stop.stopID && onWay[index - 1]?.intersection === vehicle.nextStop,
  );
}

/** An hour of one route of the demo city, polled every ten seconds, with all its stops watched. */
export async function watchDemoRoute(routeID: string, from: number, { withLines = false } = {}) {
  const city = createDemoCity();
  const all = (await city.stops(from)).filter((stop) => stop.routeID === routeID);
  const stops = mergeStops([{ routeID, stops: all }]);
  const polls: Poll[] = [];
  for (let at = from; at < from + HOUR; at += POLL) {
    polls.push({ at, vehicles: await city.vehicles(routeID, at) });
  }
  const announcements = watchEveryStop(routeID, stops, polls, withLines ? city.city?.routes : []);
  // The last half of the hour is too short to see whether a bus comes.
  const alarms = announcements.filter(({ at }) => at < from + HOUR - SAME_RIDE);
  const arrivals = arrivalsOf(stops, polls, announcements);
  const falseAlarms = alarms.filter((announcement) => !didArrive(announcement, polls));
  const oneBefore = announcements.filter(({ step }) => step === 'before');
  const figures: WatchFigures = {
    alerts: announcements.length,
    arrivals: arrivals.length,
    announced: arrivals.filter(({ announcement }) => announcement !== undefined).length,
    oneAhead: arrivals.filter(({ announcement }) => announcement?.step === 'before').length,
    saidOneBefore: oneBefore.length,
    trulyOneBefore: oneBefore.filter((announcement) => isOneBefore(announcement, all)).length,
    // Each bus is seen every ten seconds: by both measures it came, or it did not.
    falseLeniently: falseAlarms.length,
    falseStrictly: falseAlarms.length,
    falselyNext: falseAlarms.filter(({ step }) => step === 'next').length,
  };
  return { announcements, arrivals, falseAlarms, figures };
}

export const demoRouteIDs = () => createDemoCity().routeIDs(0);
