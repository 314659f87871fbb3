import { mergeStops } from '../../../src/features/stops/mergeStops.ts';
import type { CityStop } from '../../../src/features/stops/mergeStops.ts';
import { metersBetween } from '../../../src/lib/geo/distance.ts';
import type { RouteStop } from '../../../src/service/Source.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import type { WatchFigures } from './madison-watch.ts';
import { SAME_RIDE, findAnnouncement, watchEveryStop } from './watch-trial.ts';
import type { Poll, ApproachAnnouncement } from './watch-trial.ts';

/** Meters. A bus within this distance of a stop is at the stop. */
const AT_STOP = 20;
const HOUR = 3_600_000;
const POLL = 10_000;

interface Arrival {
  readonly at: number;
  readonly vehicleID: string;
  readonly stop: CityStop;
  readonly announcement: ApproachAnnouncement | undefined;
}

/** The arrivals of buses at stops, according to their positions and not to their next stops. */
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
        // A bus that is at the stop when the page opens, or that appears there, did not arrive.
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

/** Whether the bus was at the stop at the time of the alert or later on the same ride. */
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

/** Whether the stop directly follows the bus's next stop. The demo city lists stops in driving order. */
function isOneBefore(
  { stop, vehicle }: ApproachAnnouncement,
  orderedStops: readonly RouteStop[],
): boolean {
  const inDirection = orderedStops.filter(({ destination }) => destination === vehicle.direction);
  return inDirection.some(
    ({ stopID }, index) =>
      stopID === stop.stopID && inDirection[index - 1]?.intersection === vehicle.nextStop,
  );
}

/** What a trial knows of the order of stops beyond the observed rides. */
export type KnownOrder = 'observed' | 'lines' | 'documents';

async function pollRoute(routeID: string, from: number): Promise<readonly Poll[]> {
  const polls: Poll[] = [];
  for (let at = from; at < from + HOUR; at += POLL) {
    const { value: vehicles } = await createDemoCity().vehicles.read(routeID, at);
    polls.push({ at, vehicles });
  }
  return polls;
}

/** An hour of a route is the same for each order, so it is polled once. */
const polled = new Map<string, Promise<readonly Poll[]>>();

/** Watches all stops of a demo route for an hour, with a poll every ten seconds. */
export async function watchDemoRoute(
  routeID: string,
  from: number,
  order: KnownOrder = 'observed',
) {
  const city = createDemoCity();
  const all = (await city.stops.read(null, from)).value.filter((stop) => stop.routeID === routeID);
  const stops = mergeStops([{ routeID, stops: all }]);
  const key = `${routeID} ${from}`;
  const hour = polled.get(key) ?? pollRoute(routeID, from);
  polled.set(key, hour);
  const polls = await hour;
  const [settings, document] = [
    city.city.routes.find((route) => route.routeID === routeID),
    (await city.routeDocument.read(routeID, from)).value,
  ];
  if (settings === undefined || document === null) throw new Error(`no route ${routeID}`);
  const known = { ...settings, ...document };
  const routes = { observed: [], lines: [{ ...known, directions: [] }], documents: [known] };
  const announcements = watchEveryStop(routeID, stops, polls, routes[order]);
  // Leaves out alerts of the last half hour, whose buses may arrive after the recording ends.
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
    // With a report every ten seconds, both measures give the same result.
    falseLeniently: falseAlarms.length,
    falseStrictly: falseAlarms.length,
    falselyNext: falseAlarms.filter(({ step }) => step === 'next').length,
  };
  return { announcements, arrivals, falseAlarms, figures };
}

/** The IDs of the demo city's routes. */
export const demoRouteIDs = () => createDemoCity().routeIDs(0);
