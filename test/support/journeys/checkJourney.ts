import { expect } from 'vitest';

import type { createExhaustive, Point } from './exhaustive.ts';
import { walkTime } from './exhaustive.ts';
import type { openRouter } from './openRouter.ts';
import { metersApart } from './readRuns.ts';

type Opened = NonNullable<Awaited<ReturnType<typeof openRouter>>>;
type Routes = ReturnType<Opened['routes']>;
type Exhaustive = ReturnType<typeof createExhaustive>;

/** Checks each leg of a way against the feed: the trip is there then, riders may get on and off, and can get there in time. */
export function checkWay(
  {
    way,
    routes,
    from,
    to,
  }: { way: Routes['ways'][number]; routes: Routes; from: Point; to: Point },
  { stops, runsOn, startOfDay }: Pick<Exhaustive, 'stops' | 'runsOn' | 'startOfDay'>,
  snapshot: Opened['snapshot'],
): void {
  const stopByID = new Map(stops.map((stop) => [stop.stopID, stop]));
  const placeOf = (pattern: number, position: number) => {
    const index = routes.view.stopsOf(pattern)[position] ?? -1;
    return stopByID.get(snapshot.stops[index]?.gtfsStopID ?? '') ?? from;
  };
  let at = way.departs;
  let place = from;
  for (const [nth, { parts, departs, arrives }] of way.rides.entries()) {
    const [first, last] = [parts[0], parts.at(-1)];
    if (first === undefined || last === undefined) throw new Error('a ride has no part');
    const boarded = placeOf(first.pattern, first.from);
    if (nth === 0) at += walkTime(metersApart(place, boarded));
    expect(departs).toBeGreaterThanOrEqual(at);
    const ends = [first, last].map(({ trip, date, period, from: on, to: off, start }) => {
      const tripID = snapshot.trips.ids[trip];
      const candidates = runsOn(date).filter((run) => run.tripID === tripID);
      const shift = period === undefined || period.isExact ? 0 : start - startOfDay(date);
      return candidates.map(({ calls }) => ({
        departs: (calls[on]?.departs ?? Number.NaN) + shift,
        arrives: (calls[off]?.arrives ?? Number.NaN) + shift,
      }));
    });
    expect(ends[0]?.some((one) => one.departs === departs)).toBe(true);
    expect(ends[1]?.some((one) => one.arrives === arrives)).toBe(true);
    place = placeOf(last.pattern, last.to);
    at = arrives;
  }
  expect(way.arrives).toBe(at + walkTime(metersApart(place, to)));
}
