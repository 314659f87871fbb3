import {
  NO_DELAY,
  type ReportedStops,
  type ReportedTrip,
  STOP,
  TRIP,
} from '../../contract/realtime/reported-trips.ts';
import { everyRoute, everyStop } from '../../contract/snapshot/live-lists.ts';
import type { Snapshot, SnapshotPattern, SnapshotStop } from '../../contract/snapshot/snapshot.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import type { RunTimes, TripRun } from '../network/Timetable.ts';
import { type AddedRun, runKey } from './LiveRun.ts';
import { stopIDOf } from './run/placeStops.ts';

interface AddedContext {
  readonly snapshot: Snapshot;
  /** Index of its route, or -1. */
  readonly route: number;
  /** Indexes of the stops by their stop_id. */
  readonly stopByID: ReadonlyMap<string, number>;
  /** The run of the timetable in whose place it goes, with its stops. */
  readonly replaced: {
    readonly run: TripRun;
    readonly times: RunTimes;
    readonly stops: readonly number[];
  } | null;
  readonly madeAt: number;
  readonly now: number;
  /** Called for each stop that the city does not have. */
  readonly onUnknownStop: (stopID: string) => void;
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
function filledStops(reported: readonly ReportedStop[], stops: readonly SnapshotStop[]) {
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

/** Whether a trip stops nowhere. */
export function isAllSkipped({ firstStop, stopsEnd }: ReportedTrip, stops: ReportedStops): boolean {
  const relationships = stops.relationships.subarray(firstStop, stopsEnd);
  return relationships.length > 0 && relationships.every((one) => one === STOP.skipped);
}

/** Some feeds give an added trip no ID. Then its route, direction, start and bus tell it from others. */
const nameOf = (
  { tripID, routeID, directionID, startTime, vehicleID }: ReportedTrip,
  places: readonly number[],
): string =>
  tripID ||
  [routeID, directionID, startTime, vehicleID || `${places[0]}-${places.at(-1)}`].join(' ');

/**
 * Gives stops of a replaced run the times of the timetable and the delay that the feed sends, where it sends no times.
 *
 * @returns a function of a stop and a row of the message
 */
function delayedTimes({ replaced }: Pick<AddedContext, 'replaced'>, stops: ReportedStops) {
  let [place, late] = [-1, Number.NaN];
  return (stop: number, row: number) => {
    const found = replaced?.stops.indexOf(stop, place + 1) ?? -1;
    if (replaced === null || found === -1) return { arrival: Number.NaN, departure: Number.NaN };
    place = found;
    const { times } = replaced;
    const delayOf = (delay = NO_DELAY) => (delay === NO_DELAY ? late : delay * 1000);
    const arrival = (times.arrivals[place] ?? Number.NaN) + delayOf(stops.arrivalDelays[row]);
    late = delayOf(stops.departureDelays[row]);
    return { arrival, departure: (times.departures[place] ?? Number.NaN) + late };
  };
}

/**
 * A run that only the feed knows: added, new, or in place of another. It needs the route, times, and stops that
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
  const route = everyRoute(snapshot)[routeIndex];
  if (route === undefined) return 'unknownRoute';
  const believed = (at: number) => (Math.abs(at - now) < 2 * DAY ? at : Number.NaN);
  const reported: ReportedStop[] = [];
  const delayed = delayedTimes({ replaced }, stops);
  for (let row = trip.firstStop; row < trip.stopsEnd; row++) {
    if (stops.relationships[row] === STOP.skipped) continue;
    const stopID = stops.assigned.get(row) ?? stopIDOf(stops, row);
    const stop = stopByID.get(stopID);
    if (stop === undefined) {
      onUnknownStop(stopID);
      continue;
    }
    const [arrival = Number.NaN, departure = Number.NaN] = [
      stops.arrivals[row],
      stops.departures[row],
    ];
    const planned = delayed(stop, row);
    const isTimed = !(Number.isNaN(arrival) && Number.isNaN(departure));
    const leaves = isTimed ? departure : planned.departure;
    const comes = Number.isNaN(arrival) ? (isTimed ? departure : planned.arrival) : arrival;
    reported.push({ stop, comes: believed(comes), leaves: believed(leaves) });
  }
  const { places, arrivals, departures } = filledStops(reported, everyStop(snapshot));
  const [start] = departures;
  if (start === undefined || places.length < 2) return 'withoutTimes';
  const end = everyStop(snapshot)[places.at(-1) ?? -1]?.intersection ?? '';
  const ofRoute = snapshot.patterns.filter(({ route: index }) => index === routeIndex);
  const byDirection = ofRoute.filter(({ directionID }) => directionID === trip.directionID);
  const endsThere = (pattern: SnapshotPattern) => pattern.stops.at(-1) === places.at(-1);
  // A run that ends elsewhere today goes there.
  const alike =
    [...byDirection, ...ofRoute].find(endsThere) ??
    (replaced === null ? byDirection[0] : undefined);
  const direction = alike && [alike.directions].flat()[0];
  const date =
    replaced?.run.date ?? (trip.startDate || serviceDateAt(start, snapshot.city.timeZone));
  return {
    run: { trip: -1, date, start, headway: null, isRepeated: false },
    tripID:
      replaced === null ? nameOf(trip, places) : (snapshot.trips.ids[replaced.run.trip] ?? ''),
    replaces: replaced === null ? undefined : runKey(replaced.run),
    routeID: route.routeID,
    destination: trip.copy.headsign || (route.directions[direction ?? -1]?.destination ?? end),
    stops: places,
    vehicleID: trip.vehicleID,
    isWheelchairAccessible: trip.isWheelchairAccessible,
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
