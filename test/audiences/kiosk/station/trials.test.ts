import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import type { Vehicle } from '../../../../src/contract/vehicle.ts';
import { mergeStops } from '../../../../src/features/stops/mergeStops.ts';
import type { CityStop } from '../../../../src/features/stops/mergeStops.ts';
import { metersBetween } from '../../../../src/lib/geo/distance.ts';
import type { RouteStop } from '../../../../src/service/Source.ts';
import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import {
  isLenientlyFalse,
  isStrictlyFalse,
  reportsByVehicle,
} from '../../../support/watch/alert-truth.ts';
import { boardsOf } from '../../../support/watch/board-trial.ts';
import type { Listing } from '../../../support/watch/board-trial.ts';
import { demoRouteIDs } from '../../../support/watch/demo-watch.ts';
import { readRecordedDay, recordedDays } from '../../../support/watch/recorded-days.ts';
import type { Poll } from '../../../support/watch/watch-trial.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const NOON = Date.UTC(2026, 10, 20, 18, 0, 0);
const TRIAL = 30 * 60_000;
const POLL = 10_000;
/** Polls after which a display has seen each bus move. */
const WARM_UP = 60;
/** Milliseconds before an arrival in which the board is checked. */
const LEAD = 8 * 60_000;
/** Meters. A bus within this distance of a stop is at the stop. */
const AT_STOP = 20;
/** Every seventeenth stop has a display, which is enough to notice a change, and quick to run. */
const EVERY = 17;

/** The displays of a demo route, and the arrivals of its buses according to their positions. */
async function demoBoards(routeID: string) {
  const city = createDemoCity();
  const ordered = (await city.stops.read(null, NOON)).value.filter(
    (stop) => stop.routeID === routeID,
  );
  const stops = mergeStops([{ routeID, stops: ordered }]);
  const stations = stops.filter((_, index) => index % EVERY === 3);
  const polls: Poll[] = [];
  for (let at = NOON; at < NOON + TRIAL; at += POLL) {
    const { value: vehicles } = await city.vehicles.read(routeID, at);
    polls.push({ at, vehicles });
  }
  const document = (await city.routeDocument.read(routeID, NOON)).value;
  const settings = city.city.routes.find((route) => route.routeID === routeID);
  if (settings === undefined || document === null) throw new Error(`no route ${routeID}`);
  const route = { ...settings, ...document };
  const isAt = (vehicle: Vehicle, { latitude: lat, longitude: lon }: CityStop) =>
    metersBetween({ lat, lon }, vehicle) <= AT_STOP;
  const arrivals = polls.slice(WARM_UP).flatMap(({ at, vehicles }, index) =>
    vehicles.flatMap((vehicle) => {
      const before = polls[WARM_UP + index - 1]?.vehicles.find(
        ({ vehicleID, direction }) =>
          vehicleID === vehicle.vehicleID && direction === vehicle.direction,
      );
      return stations
        .filter((stop) => stop.destinations.includes(vehicle.direction))
        .filter((stop) => isAt(vehicle, stop) && before !== undefined && !isAt(before, stop))
        .map(({ stopID }) => ({ at, vehicleID: vehicle.vehicleID, stopID }));
    }),
  );
  return { ordered, arrivals, listings: boardsOf(routeID, stops, stations, polls, route) };
}

/** By how many stops the city's own order has a stop after the bus's next stop; two stops may share a name. */
function trueCounts({ vehicle, stop }: Listing, ordered: readonly RouteStop[]): number[] {
  const inDirection = ordered.filter(({ destination }) => destination === vehicle.direction);
  const to = inDirection.findIndex(({ stopID }) => stopID === stop.stopID);
  return inDirection.flatMap(({ intersection }, index) =>
    index <= to && intersection === vehicle.nextStop ? [to - index + 1] : [],
  );
}

/** What a display said about a bus before it arrived, oldest first. */
const countsBefore = (
  { at, vehicleID, stopID }: { at: number; vehicleID: string; stopID: string },
  listings: readonly Listing[],
) =>
  listings
    .filter(({ vehicle, stop }) => vehicle.vehicleID === vehicleID && stop.stopID === stopID)
    .filter((one) => one.at < at && one.at > at - LEAD)
    .flatMap(({ stopsAway }) => stopsAway ?? []);

test('A48: on the demo city every bus that reaches a station was announced in the right order', async () => {
  const routes = await Promise.all((await demoRouteIDs()).map(demoBoards));
  const wrong = routes.flatMap(({ listings, ordered }) =>
    listings.filter(
      (one) => (one.stopsAway ?? 0) > 1 && !trueCounts(one, ordered).includes(one.stopsAway ?? 0),
    ),
  );
  const announced = routes.flatMap(({ arrivals, listings }) =>
    arrivals.map((arrival) => countsBefore(arrival, listings)),
  );
  const rising = announced.filter((counts) =>
    counts.some((count, index) => count > (counts[index - 1] ?? count)),
  );
  expect(wrong).toEqual([]);
  expect(rising).toEqual([]);
  expect(announced.length).toBeGreaterThan(40);
  expect(announced.filter((counts) => (counts.at(-1) ?? 9) > 1)).toEqual([]);
  const seenFromAfar = announced.filter((counts) => counts.some((count) => count > 3)).length;
  expect(seenFromAfar / announced.length).toBeGreaterThan(0.4);
});

/** A straight route, routes with forks and routes with loops. */
const SOME_ROUTES = ['C', 'L', 'S', '81', '82'];
const day = recordedDays(ROOT)[0];

test.skipIf(day === undefined)(
  `A48: on a recorded day hardly any bus was announced as near that was not${day === undefined ? ' (needs the recordings)' : ''}`,
  () => {
    const recorded = readRecordedDay(ROOT, day ?? '');
    let [near, off, lost] = [0, 0, 0];
    for (const route of recorded.filter(({ routeID }) => SOME_ROUTES.includes(routeID))) {
      const { routeID, stops, polls, patterns, settings } = route;
      const directions = patterns.map(({ destination, stops: all }) => ({
        destination,
        stops: all.map(({ stopID }) => stopID),
      }));
      const stations = stops.filter((_, index) => index % 7 === 3);
      const reports = reportsByVehicle(polls);
      const listings = boardsOf(routeID, stops, stations, polls, { ...settings, directions });
      for (const {
        at,
        vehicle,
        stop: { stopID },
        stopsAway,
      } of listings) {
        const stop = stations.find((one) => one.stopID === stopID);
        if (stop === undefined || stopsAway === null || stopsAway < 2 || stopsAway > 4) continue;
        const alert = { at, vehicle, stop, step: 'soon' } as const;
        near += 1;
        off += Number(isLenientlyFalse(alert, patterns, reports));
        lost += Number(isStrictlyFalse(alert, patterns, reports));
      }
    }
    expect(near).toBeGreaterThan(300);
    // By the published patterns all of them come; one bus left its route.
    expect(off).toBe(0);
    expect(lost).toBeLessThanOrEqual(2);
  },
);
