import {
  type ReportedStops,
  type ReportedTrip,
  STOP,
  TRIP,
} from '../../contract/realtime/reported-trips.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
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

/** A trip that the feed calls added, whether the timetable has one of its name or not. */
export const isAdded = ({ relationship }: ReportedTrip): boolean =>
  relationship === TRIP.added || relationship === TRIP.new;

/** A trip that is not in the timetable, and that the feed does not call added either. */
const isForeign = ({ relationship }: ReportedTrip) =>
  relationship === TRIP.scheduled || relationship === TRIP.canceled;

/** Several buses may drive one trip by frequency, and some feeds give a trip no ID. */
const nameOf = ({ tripID, relationship, routeID, startTime, vehicleID }: ReportedTrip): string =>
  tripID !== '' && relationship !== TRIP.unscheduled
    ? tripID
    : [tripID || routeID, startTime || vehicleID].join(' ').trim();

/**
 * A run that only the feed knows: added, new, or in place of another (T6). It needs the route, times, and stops that
 * the city has; its destination is that of the route's direction, or where it ends.
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
  const places: number[] = [];
  const arrivals: number[] = [];
  const departures: number[] = [];
  let earliest = Number.NEGATIVE_INFINITY;
  for (let row = trip.firstStop; row < trip.stopsEnd; row++) {
    if (stops.relationships[row] === STOP.skipped) continue;
    const stop = stopByID.get(stops.assigned.get(row) ?? stopIDOf(stops, row));
    const [arrival, departure] = [
      stops.arrivals[row] ?? Number.NaN,
      stops.departures[row] ?? Number.NaN,
    ];
    const at = Number.isNaN(arrival) ? departure : arrival;
    if (stop === undefined) onUnknownStop();
    if (stop === undefined || !(Math.abs(at - now) < 2 * DAY)) continue;
    const comes = Math.max(earliest, at);
    earliest = Math.max(comes, Number.isNaN(departure) ? comes : departure);
    places.push(stop);
    arrivals.push(comes);
    departures.push(earliest);
  }
  const [start] = departures;
  if (start === undefined || places.length < 2) return 'withoutTimes';
  const end = snapshot.stops[places.at(-1) ?? -1]?.intersection ?? '';
  const byDirection = snapshot.patterns.find(
    ({ route: index, directionID }) => index === routeIndex && directionID === trip.directionID,
  );
  const direction = byDirection && [byDirection.directions].flat()[0];
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
