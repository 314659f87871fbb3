import { stopNameKey } from '../../../src/lib/names/stop-name.ts';
import { readRecordedDay, recordedDays } from '../../support/watch/recorded-days.ts';
import type { RecordedRouteDay } from '../../support/watch/recorded-days.ts';
import { figure, table } from '../table.ts';

/** Milliseconds. After a longer gap between reports, a bus is on another ride. */
const MAX_GAP = 330_000;
/** Stops ahead for which a board would say minutes. */
const MAX_AHEAD = 10;
/** Rides that must have shown a travel time before it is said, and how many of the last ones count. */
const LEAST_RIDES = 3;
const MOST_RIDES = 20;
/** What A49 asks for: this share of the arrivals within this many milliseconds of what was said. */
const SHARE = 0.8;
const WITHIN = 90_000;
/** With fewer arrivals, a stop's share says nothing. */
const LEAST_ARRIVALS = 10;

/** A next stop that a bus named, from when on, and when it was at that stop; null if nobody saw it. */
interface Visit {
  readonly name: string;
  readonly since: number;
  readonly arrivedAt: number | null;
}

interface Ride {
  readonly direction: string;
  readonly visits: readonly Visit[];
}

/** The rides of a route's day. A bus was at a stop halfway between the last report naming it and the next. */
function ridesOf({ polls }: RecordedRouteDay): Ride[] {
  const rides: { direction: string; visits: Visit[] }[] = [];
  const open = new Map<string, { ride: (typeof rides)[number]; at: number }>();
  for (const { at, vehicles } of polls) {
    for (const { vehicleID, direction, nextStop } of vehicles) {
      const name = stopNameKey(nextStop);
      const before = open.get(vehicleID);
      if (before?.ride.direction !== direction || at - before.at > MAX_GAP) {
        const ride = { direction, visits: [{ name, since: at, arrivedAt: null }] };
        rides.push(ride);
        open.set(vehicleID, { ride, at });
        continue;
      }
      const { visits } = before.ride;
      const last = visits.at(-1);
      if (last !== undefined && last.name !== name) {
        visits.splice(-1, 1, { ...last, arrivedAt: (before.at + at) / 2 });
        visits.push({ name, since: at, arrivedAt: null });
      }
      open.set(vehicleID, { ride: before.ride, at });
    }
  }
  return rides;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What a display that ran all day would have said for each stop: the errors in milliseconds. */
function errorsByStop(route: RecordedRouteDay): ReadonlyMap<string, readonly number[]> {
  const pairs = ridesOf(route).flatMap(({ direction, visits }) =>
    visits.flatMap((from, index) =>
      visits.slice(index, index + MAX_AHEAD).flatMap(({ name, arrivedAt }) =>
        arrivedAt === null
          ? []
          : [
              {
                stop: `${direction}|${name}`,
                key: `${direction}|${from.name}|${name}`,
                saidAt: from.since,
                arrivedAt,
              },
            ],
      ),
    ),
  );
  const errors = new Map<string, number[]>();
  const seen = new Map<string, { readonly knownAt: number; readonly duration: number }[]>();
  for (const { stop, key, saidAt, arrivedAt } of pairs.toSorted((a, b) => a.saidAt - b.saidAt)) {
    const all = seen.get(key) ?? [];
    const duration = arrivedAt - saidAt;
    // A ride that is under way has shown nothing yet.
    const known = all.filter(({ knownAt }) => knownAt <= saidAt).slice(-MOST_RIDES);
    if (known.length >= LEAST_RIDES) {
      const error = Math.abs(median(known.map((one) => one.duration)) - duration);
      errors.set(stop, [...(errors.get(stop) ?? []), error]);
    }
    seen.set(key, [...all, { knownAt: arrivedAt, duration }]);
  }
  return errors;
}

const shareWithin = (errors: readonly number[]) =>
  errors.filter((error) => error <= WITHIN).length / errors.length;

/** Back-tests minutes that a display would learn from the buses themselves (A49). Returns a table. */
export async function benchMinutes(): Promise<string> {
  const rows = recordedDays(process.cwd()).map((day) => {
    const routes = readRecordedDay(process.cwd(), day);
    const stops = routes.flatMap((route) => [...errorsByStop(route).values()]);
    const all = stops.flat();
    const measured = stops.filter(({ length }) => length >= LEAST_ARRIVALS);
    const good = measured.filter((errors) => shareWithin(errors) >= SHARE);
    const times = routes[0]?.polls.map(({ at }) => at) ?? [];
    const gaps = times.slice(1).map((at, nth) => at - (times[nth] ?? at));
    return [
      day,
      `${figure(median(gaps) / 1000)} s`,
      figure(all.length),
      `${figure((100 * all.filter((error) => error <= WITHIN).length) / all.length, 1)} %`,
      `${figure(median(all) / 1000)} s`,
      figure(measured.length),
      `${figure((100 * good.length) / measured.length, 1)} %`,
    ];
  });
  return table('Minutes learned from the buses (A49 asks for 80 % within 90 s at a stop)', [
    [
      'day',
      'reports every',
      'said',
      'within 90 s',
      'median error',
      'stops',
      'of these, 80 % within 90 s',
    ],
    ...rows,
  ]);
}
