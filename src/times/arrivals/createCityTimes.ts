import type { Arrival } from '../../contract/arrivals.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { StopTimetable } from '../../contract/stop-timetable.ts';
import type { TripTimes } from '../../contract/trip-times.ts';
import { isoDateOf, type ServiceDate } from '../../lib/time/service-date.ts';
import { DAYS_KEPT } from '../timetable/serviceDays.ts';
import type { StopPlace } from '../timetable/stopPlaces.ts';
import type { Departure, Timetable, TripRun } from '../timetable/Timetable.ts';
import type { ArrivalsQuery } from './queries.ts';
import { namedTrip, tripIDOf } from './trip-id.ts';

/** The times of a city by its timetable (T3). Each gives null for a stop or trip that the city does not have. */
export interface CityTimes {
  /** `now` in milliseconds since 1970. */
  arrivals(query: ArrivalsQuery, now: number): readonly Arrival[] | null;
  trip(tripID: string, now: number): TripTimes | null;
  timetable(stopID: string, date: ServiceDate): StopTimetable | null;
}

const MINUTE = 60_000;
/** A departure stays so long after its time, because clocks differ. */
const STAYS = 30_000;
/** Of each route and destination so many are answered, if there are so many within a day. */
const LEAST_OF_EACH = 2;
const DAY_MINUTES = 1440;
const MOST_ARRIVALS = 60;

interface Line {
  readonly routeID: string;
  readonly destination: string;
}

/** A route and destination at a stop. */
interface StopLine {
  readonly line: Line;
  readonly places: readonly StopPlace[];
  /** When its last bus leaves on a service day, in milliseconds since 1970, once that was asked for. */
  readonly lastByDate: Map<ServiceDate, number>;
}

/** So many stops are kept ready. */
const MOST_STOPS = 5000;

/** Makes the times of a snapshot ready to be asked for. */
export function createCityTimes(snapshot: Snapshot, timetable: Timetable): CityTimes {
  const { stops, patterns, routes, trips, city } = snapshot;
  const stopByID = new Map(stops.map(({ stopID }, index) => [stopID, index]));

  /** The route and destination under which a bus leaves a place. */
  function lineAt({ pattern: index, position }: StopPlace): Line {
    const pattern = patterns[index];
    const route = routes[pattern?.route ?? -1];
    const directions = pattern?.directions ?? 0;
    const direction = typeof directions === 'number' ? directions : (directions[position] ?? 0);
    const destination = route?.directions[direction]?.destination ?? '';
    return { routeID: route?.routeID ?? '', destination };
  }

  const idOf = ({ trip, date, start, isRepeated }: TripRun): string =>
    tripIDOf({
      gtfsTripID: trips.ids[trip] ?? '',
      date,
      start: isRepeated ? start : undefined,
    });

  /** Those of the stops that were asked for last. */
  const linesByStop = new Map<number, readonly StopLine[]>();

  /** The places of a stop by route and destination. */
  function linesOf(stop: number): readonly StopLine[] {
    const existing = linesByStop.get(stop);
    if (existing !== undefined) return existing;
    const byLine = new Map<string, { line: Line; places: StopPlace[] }>();
    for (const place of timetable.placesOf(stop)) {
      const line = lineAt(place);
      const key = JSON.stringify([line.routeID, line.destination]);
      const one = byLine.get(key) ?? { line, places: [] };
      byLine.set(key, one);
      one.places.push(place);
    }
    const lines = Array.from(byLine.values(), (one) => ({
      ...one,
      lastByDate: new Map<ServiceDate, number>(),
    }));
    if (linesByStop.size >= MOST_STOPS) linesByStop.clear();
    linesByStop.set(stop, lines);
    return lines;
  }

  const departuresOf = (places: readonly StopPlace[], from: number, until: number): Departure[] =>
    places
      .flatMap((place) => timetable.departures(place, from, until))
      .toSorted((one, other) => one.at - other.at);

  function lastOf({ places, lastByDate }: StopLine, date: ServiceDate): number {
    const existing = lastByDate.get(date);
    if (existing !== undefined) return existing;
    const last = Math.max(...places.map((place) => timetable.lastOf(place, date)));
    if (lastByDate.size >= DAYS_KEPT) lastByDate.clear();
    lastByDate.set(date, last);
    return last;
  }

  function arrivalsOf(stopLine: StopLine, now: number, minutes: number): Arrival[] {
    const { line, places } = stopLine;
    const from = now - STAYS;
    let found = departuresOf(places, from, now + minutes * MINUTE);
    if (found.length < LEAST_OF_EACH && minutes < DAY_MINUTES)
      found = departuresOf(places, from, now + DAY_MINUTES * MINUTE).slice(0, LEAST_OF_EACH);
    return found.map(({ run, at }) => {
      const last = lastOf(stopLine, run.date);
      return {
        ...line,
        vehicleID: '',
        expectedAt: at,
        scheduledAt: at,
        basis: 'scheduled',
        state: 'running',
        tripID: idOf(run),
        ...(at === last ? { isLast: true } : {}),
        ...(run.headway === null ? {} : { headwaySeconds: run.headway }),
      };
    });
  }

  /** The indexes of trips, made when a trip is first asked for. */
  let tripByID: ReadonlyMap<string, number> | null = null;
  function runNamed(tripID: string): TripRun | null {
    tripByID ??= new Map(trips.ids.map((id, index) => [id, index]));
    for (const { gtfsTripID, date, start } of namedTrip(tripID)) {
      const trip = tripByID.get(gtfsTripID);
      const run = trip === undefined ? null : timetable.runOf(trip, date, start);
      if (run !== null) return run;
    }
    return null;
  }

  return {
    arrivals(query, now) {
      const stop = stopByID.get(query.stopID);
      if (stop === undefined) return null;
      const { routeID, destination, minutes } = query;
      return linesOf(stop)
        .filter(
          ({ line }) =>
            (routeID === undefined || routeID === line.routeID) &&
            (destination === undefined || destination === line.destination),
        )
        .flatMap((line) => arrivalsOf(line, now, minutes))
        .toSorted((one, other) => one.expectedAt - other.expectedAt)
        .slice(0, MOST_ARRIVALS);
    },
    trip(tripID, now) {
      const run = runNamed(tripID);
      if (run === null) return null;
      const pattern = trips.patterns[run.trip] ?? -1;
      const runStops = timetable.stopsOf(run);
      return {
        tripID,
        ...lineAt({ pattern, position: 0 }),
        vehicleID: '',
        state: 'running',
        stops: runStops.map(({ arrival, departure }, position) => {
          const stop = stops[patterns[pattern]?.stops[position] ?? -1];
          const at = position === runStops.length - 1 ? arrival : (departure ?? arrival);
          return {
            stopID: stop?.stopID ?? '',
            intersection: stop?.intersection ?? '',
            ...(at === null ? {} : { expectedAt: at, scheduledAt: at }),
            basis: 'scheduled',
            state: 'running',
            passed: at !== null && at < now - STAYS,
          };
        }),
      };
    },
    timetable(stopID, date) {
      const stop = stopByID.get(stopID);
      if (stop === undefined) return null;
      const { timeZone, firstDate, lastDate } = city;
      const places = timetable.placesOf(stop);
      const day = places
        .flatMap((place) => timetable.departuresOn(place, date))
        .toSorted((one, other) => one.at - other.at);
      return {
        stopID,
        date: isoDateOf(date),
        timeZone,
        departures: day.map(({ run, at, until, ...place }) => ({
          ...lineAt(place),
          at,
          tripID: idOf(run),
          ...(run.headway === null || until === null ? {} : { headway: run.headway, until }),
        })),
        ...(date < firstDate || date > lastDate ? { outside: true } : {}),
      };
    },
  };
}
