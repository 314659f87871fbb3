import {
  type ReportedStops,
  type ReportedTrip,
  STOP,
  TRIP,
} from '../../contract/realtime/reported-trips.ts';
import type { Snapshot, SnapshotPattern } from '../../contract/snapshot/snapshot.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import type { TripRun } from '../timetable/Timetable.ts';
import type { AddedRun } from './LiveRun.ts';
import { stopIDOf } from './run/placeStops.ts';

interface AddedContext {
  readonly snapshot: Snapshot;
  /** Index of its route, or -1. */
  readonly route: number;
  /** Indexes of the stops by their stop_id. */
  readonly stopByID: ReadonlyMap<string, number>;
  /** The run of the timetable in whose place it goes. */
  readonly replaced: TripRun | null;
  readonly madeAt: number;
  readonly now: number;
  /** Called for each stop that the city does not have. */
  readonly onUnknownStop: () => void;
}

const DAY = 86_400_000;
const NOWHERE = { lat: Number.NaN, lon: Number.NaN };

/** A trip that the feed calls added, whether the timetable has one of its name or not. */
export const isAdded = ({ relationship }: ReportedTrip): boolean =>
  relationship === TRIP.added || relationship === TRIP.new;

/** A trip that is not in the timetable, and that the feed does not call added either. */
const isForeign = ({ relationship }: ReportedTrip) =>
  relationship === TRIP.scheduled || relationship === TRIP.canceled;

interface ReportedStop {
  /** Its index. */
  readonly stop: number;
  /** Milliseconds since 1970; NaN where the feed does not say, or not what can be. */
  readonly comes: number;
  readonly leaves: number;
}

/**
 * The stops of an added run from the first time to the last. A stop without a time gets one by its distance between its
 * neighbors. Times never go back.
 */
function filledStops(reported: readonly ReportedStop[], { stops }: Snapshot) {
  const hasTime = ({ comes }: ReportedStop) => !Number.isNaN(comes);
  const timed = reported.slice(reported.findIndex(hasTime), reported.findLastIndex(hasTime) + 1);
  const placeOf = (index: number) => stops[timed[index]?.stop ?? -1] ?? NOWHERE;
  const meters = timed.map((_, index) =>
    index === 0 ? 0 : metersBetween(placeOf(index - 1), placeOf(index)),
  );
  const [arrivals, departures]: [number[], number[]] = [[], []];
  let earliest = Number.NEGATIVE_INFINITY;
  /** The next stop with a time, and the meters to it. */
  let [ahead, way] = [-1, 0];
  for (const [index, { comes, leaves }] of timed.entries()) {
    const leg = meters[index] ?? 0;
    if (ahead < index) {
      [ahead, way] = [index, leg];
      while (Number.isNaN(timed[ahead]?.comes ?? 0)) way += meters[(ahead += 1)] ?? 0;
    }
    const ride = Math.max(0, (timed[ahead]?.comes ?? earliest) - earliest);
    const between = earliest + Math.round((ride * leg) / Math.max(1, way));
    way -= leg;
    const arrival = Math.max(earliest, Number.isNaN(comes) ? between : comes);
    arrivals.push(arrival);
    earliest = Math.max(arrival, Number.isNaN(leaves) ? arrival : leaves);
    departures.push(earliest);
  }
  return { places: timed.map(({ stop }) => stop), arrivals, departures };
}

/** Some feeds give an added trip no ID. */
const nameOf = ({ tripID, routeID, startTime, vehicleID }: ReportedTrip): string =>
  tripID || [routeID, startTime || vehicleID].join(' ');

/**
 * A run that only the feed knows: added, new, or in place of another (T6). It needs the route, times, and stops that
 * the city has. Its destination is the headsign that the feed gives, or that of a trip of the route that ends at the
 * same stop, or of its direction, or the last stop's name.
 *
 * @returns why it can't be shown, if it can't
 */
export function addedRun(
  trip: ReportedTrip,
  stops: ReportedStops,
  { snapshot, route: routeIndex, stopByID, replaced, madeAt, now, onUnknownStop }: AddedContext,
): AddedRun | 'unknownTrip' | 'unknownRoute' | 'withoutTimes' {
  if (isForeign(trip)) return 'unknownTrip';
  const route = snapshot.routes[routeIndex];
  if (route === undefined) return 'unknownRoute';
  const believed = (at: number) => (Math.abs(at - now) < 2 * DAY ? at : Number.NaN);
  const reported: ReportedStop[] = [];
  for (let row = trip.firstStop; row < trip.stopsEnd; row++) {
    if (stops.relationships[row] === STOP.skipped) continue;
    const stop = stopByID.get(stops.assigned.get(row) ?? stopIDOf(stops, row));
    if (stop === undefined) {
      onUnknownStop();
      continue;
    }
    const [arrival = Number.NaN, departure = Number.NaN] = [
      stops.arrivals[row],
      stops.departures[row],
    ];
    const comes = Number.isNaN(arrival) ? departure : arrival;
    reported.push({ stop, comes: believed(comes), leaves: believed(departure) });
  }
  const { places, arrivals, departures } = filledStops(reported, snapshot);
  const [start] = departures;
  if (start === undefined || places.length < 2) return 'withoutTimes';
  const end = snapshot.stops[places.at(-1) ?? -1]?.intersection ?? '';
  const ofRoute = snapshot.patterns.filter(({ route: index }) => index === routeIndex);
  const byDirection = ofRoute.filter(({ directionID }) => directionID === trip.directionID);
  const endsThere = (pattern: SnapshotPattern) => pattern.stops.at(-1) === places.at(-1);
  const alike = [...byDirection, ...ofRoute].find(endsThere) ?? byDirection[0];
  const direction = alike && [alike.directions].flat()[0];
  const date = replaced?.date ?? (trip.startDate || serviceDateAt(start, snapshot.city.timeZone));
  return {
    run: { trip: -1, date, start, headway: null, isRepeated: false },
    tripID: replaced === null ? nameOf(trip) : (snapshot.trips.ids[replaced.trip] ?? ''),
    routeID: route.routeID,
    destination: trip.copy.headsign || (route.directions[direction ?? -1]?.destination ?? end),
    stops: places,
    vehicleID: trip.vehicleID,
    state: replaced === null ? 'added' : 'running',
    basis: 'reported',
    measuredAt: trip.measuredAt ?? madeAt,
    seenAt: madeAt,
    arrivals: Float64Array.from(arrivals),
    departures: Float64Array.from(departures),
    skipped: new Uint8Array(places.length),
    next: 0,
    spreadSeconds: Number.NaN,
  };
}
