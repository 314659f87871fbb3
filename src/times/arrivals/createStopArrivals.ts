import { type Arrival, OCCUPANCIES, STAYS, UNSEEN_STAYS } from '../../contract/arrivals.ts';
import type { StopPlace } from '../timetable/stopPlaces.ts';
import type { Departure, Timetable, TripRun } from '../timetable/Timetable.ts';
import type { LiveRun } from '../updates/LiveRun.ts';
import type { LiveTimes } from './LiveTimes.ts';
import type { ArrivalsQuery, StopArrivals } from './queries.ts';
import { liveTime, nextStopOf, type RunTime, seenBus, unseenTime } from './runTime.ts';
import type { Line, StopLine } from './stopLines.ts';

const MINUTE = 60_000;
/** How many arrivals of each route and destination are in an answer, if a day has that many. */
const LEAST_OF_EACH = 2;
const DAY_MINUTES = 1440;
/** In one answer. */
export const MOST_ARRIVALS = 60;

interface StopArrivalsOptions {
  readonly timetable: Timetable;
  /** The routes and destinations of a stop, given by its index. */
  readonly linesOf: (stop: number) => readonly StopLine[];
  /** The interface's ID of a run. */
  readonly idOf: (run: TripRun, addedTripID?: string) => string;
  /** What is known of the bus of a run by the timetable (T22). */
  readonly flagsOf: (run: TripRun) => Pick<Arrival, 'wheelChairAccessible' | 'bikeRack'>;
  /** The age from which what was seen is no longer live, in milliseconds (T11). */
  readonly liveFor: number;
}

/** An arrival, and when its live data was measured; null if it is from the timetable. */
interface SeenArrival {
  readonly arrival: Arrival;
  readonly seenAt: number | null;
}

/** Creates the function that answers getarrivals for a stop, given by its index. */
export function createStopArrivals({
  timetable,
  linesOf,
  idOf,
  flagsOf,
  liveFor,
}: StopArrivalsOptions) {
  /** Names each member, since spreads would take half the time of getarrivals. */
  function arrivalOf(
    { routeID, destination }: Line,
    run: TripRun,
    time: RunTime,
    rest: Partial<Arrival>,
  ): SeenArrival {
    const { wheelChairAccessible, bikeRack } = flagsOf(run);
    const { basis, state, expectedAt, scheduledAt, earliestAt, latestAt, isUnseen, seenAt } = time;
    const {
      vehicleID = '',
      tripID = idOf(run),
      stopsAway,
      isLast,
      headwaySeconds,
      occupancy,
    } = rest;
    const arrival = {
      routeID,
      destination,
      vehicleID,
      tripID,
      basis,
      state,
      expectedAt,
      scheduledAt,
      stopsAway,
      earliestAt,
      latestAt,
      isLast,
      isUnseen,
      headwaySeconds,
      wheelChairAccessible,
      bikeRack,
      occupancy,
    };
    return { arrival, seenAt };
  }

  const isLastOf = (stopLine: StopLine, { date }: TripRun, at: number | undefined) =>
    at !== undefined && at === stopLine.lastOf(date) ? true : undefined;

  /** The buses of one route and destination that come before an instant, in no order. */
  function arrivalsUntil(
    stopLine: StopLine,
    live: LiveTimes | null,
    now: number,
    until: number,
  ): SeenArrival[] {
    const { line, places } = stopLine;
    const options = { now, liveFor, feedSeenAt: live?.seenAt ?? Number.NEGATIVE_INFINITY };
    const isDue = ({ expectedAt, isUnseen }: RunTime) =>
      expectedAt < until && expectedAt >= now - (isUnseen === true ? UNSEEN_STAYS : STAYS);

    const isHidden = (run: TripRun) => live?.isHidden(run, now, liveFor) === true;
    const found: SeenArrival[] = [];
    const addDeparture = ({ run, at }: Departure): void => {
      if (isHidden(run) || live?.of(run) !== undefined) return;
      const bus = seenBus(live?.busOn(run), options);
      const time = unseenTime(bus === undefined ? run.start : now, at, options);
      if (!isDue(time)) return;
      const rest = {
        vehicleID: bus?.vehicleID ?? '',
        headwaySeconds: run.headway ?? undefined,
        isLast: isLastOf(stopLine, run, at),
        occupancy: bus?.occupancy,
      };
      found.push(arrivalOf(line, run, time, rest));
    };
    const addBus = (place: StopPlace, known: LiveRun): void => {
      const { run } = known;
      const bus = seenBus(live?.busOn(run), options);
      const next = nextStopOf(known, bus, now);
      if (isHidden(run) || place.position < next) return;
      const scheduledAt = timetable.departureAt(run, place.position);
      const time = liveTime(known, place.position, scheduledAt, bus, options);
      if (time === null || !isDue(time)) return;
      const isPlaced = bus !== undefined && bus.next >= 0;
      const rest = {
        vehicleID: time.state === 'canceled' ? '' : (bus?.vehicleID ?? known.vehicleID),
        stopsAway: isPlaced ? Math.max(0, place.position - bus.next) : undefined,
        isLast: isLastOf(stopLine, run, time.scheduledAt),
        occupancy: OCCUPANCIES[(known.occupancies?.[place.position] ?? 0) - 1] ?? bus?.occupancy,
      };
      found.push(arrivalOf(line, run, time, rest));
    };
    const from = now - (live === null ? STAYS : UNSEEN_STAYS);
    for (const place of places) {
      for (const departure of timetable.departures(place, from, until)) addDeparture(departure);
      for (const known of live?.ofPattern(place.pattern) ?? []) addBus(place, known);
    }
    return found;
  }

  const byTime = (one: SeenArrival, other: SeenArrival) =>
    one.arrival.expectedAt - other.arrival.expectedAt;

  function arrivalsOf(stopLine: StopLine, live: LiveTimes | null, now: number, minutes: number) {
    const found = arrivalsUntil(stopLine, live, now, now + minutes * MINUTE);
    if (found.length >= LEAST_OF_EACH || minutes >= DAY_MINUTES) return found;
    return arrivalsUntil(stopLine, live, now, now + DAY_MINUTES * MINUTE)
      .toSorted(byTime)
      .slice(0, LEAST_OF_EACH);
  }

  /** The buses at a stop that the timetable does not have. */
  function addedAt(stop: number, live: LiveTimes, now: number, minutes: number): SeenArrival[] {
    const options = { now, liveFor, feedSeenAt: live.seenAt };
    return live.addedAt(stop).flatMap(({ added, position }) => {
      // A bus that ends here is no departure.
      if (position === added.stops.length - 1 || position < added.next) return [];
      const time = liveTime(added, position, Number.NaN, undefined, options);
      if (time === null || time.expectedAt < now - STAYS) return [];
      if (time.expectedAt >= now + minutes * MINUTE) return [];
      const { routeID, destination, vehicleID } = added;
      const tripID = idOf(added.run, added.tripID);
      return [arrivalOf({ routeID, destination }, added.run, time, { vehicleID, tripID })];
    });
  }

  return (
    stop: number,
    { routeID, destination, minutes }: ArrivalsQuery,
    live: LiveTimes | null,
    now: number,
  ): StopArrivals => {
    const isAsked = (line: Line) =>
      (routeID === undefined || routeID === line.routeID) &&
      (destination === undefined || destination === line.destination);
    const all: SeenArrival[] = [];
    for (const line of linesOf(stop))
      if (isAsked(line.line)) all.push(...arrivalsOf(line, live, now, minutes));
    if (live !== null)
      all.push(...addedAt(stop, live, now, minutes).filter(({ arrival }) => isAsked(arrival)));
    const first = all.toSorted(byTime).slice(0, MOST_ARRIVALS);
    let updatedAt: number | null = null;
    for (const { seenAt } of first)
      if (seenAt !== null) updatedAt = Math.min(seenAt, updatedAt ?? seenAt);
    // No positions are no failure: at night no bus may run. Trip updates are sent all the same.
    const { updatesAt = Number.NEGATIVE_INFINITY } = live ?? {};
    const isLost = updatedAt === null && Number.isFinite(updatesAt) && now - updatesAt > liveFor;
    return {
      arrivals: first.map(({ arrival }) => arrival),
      updatedAt,
      ...(isLost ? { isLiveLost: true } : {}),
    };
  };
}
