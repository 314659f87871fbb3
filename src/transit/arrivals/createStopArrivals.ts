import { STAYS, UNSEEN_STAYS } from '../../contract/arrivals.ts';
import type { DepartureFilter } from '../../contract/departure-filter.ts';
import { measuredAt } from '../../contract/departures/measuredAt.ts';
import type { StopPlace } from '../network/stopPlaces.ts';
import type { Departure } from '../network/Timetable.ts';
import type { LiveRun } from '../predictions/LiveRun.ts';
import { type DepartureTest, EVERY } from './departureTest.ts';
import { createLastComing } from './lastComing.ts';
import type { LiveTimes } from './LiveTimes.ts';
import type { Moment, SeenArrival } from './Moment.ts';
import type { ArrivalsQuery, StopArrivals } from './queries.ts';
import { createRunArrivals, type RunArrivalsOptions } from './runArrivals.ts';
import type { Line, StopLine } from './stopLines.ts';
import { withAddedLast } from './withAddedLast.ts';

const MINUTE = 60_000;
/** How many arrivals of each route and destination are in an answer, if a day has that many. */
const LEAST_OF_EACH = 2;
const DAY_MINUTES = 1440;
/** Milliseconds. Buses wait no longer between their arrival and their departure, which the timetable is searched for. */
const WAIT = 60 * MINUTE;
/** In one answer. */
export const MOST_ARRIVALS = 60;
const NO_RUNS: readonly LiveRun[] = [];

interface StopArrivalsOptions extends RunArrivalsOptions {
  /** The routes and destinations of a stop, given by its index. */
  readonly linesOf: (stop: number) => readonly StopLine[];
  /** The same of the buses that come there, by where they come from. */
  readonly arrivalLinesOf: (stop: number) => readonly StopLine[];
  /** Tests the departures of a stop, given by its index. */
  readonly testOf: (filter: DepartureFilter, stop: number) => DepartureTest;
  /** The index of a trip's pattern. */
  readonly patternOf: (trip: number) => number;
  /** Whether riders can board at a place. */
  readonly canBoard: (place: StopPlace) => boolean;
  /** Whether riders can get off there. */
  readonly canAlight: (place: StopPlace) => boolean;
}

/** Creates the function that answers getarrivals for a stop, given by its index. */
export function createStopArrivals({
  linesOf,
  arrivalLinesOf,
  testOf,
  patternOf,
  canBoard,
  canAlight,
  ...options
}: StopArrivalsOptions) {
  const { timetable, liveFor, platformOf } = options;
  const arrivalOf = createRunArrivals(options);
  const lastComing = createLastComing(timetable, liveFor);

  /** When the last bus of each trip by headway that is on its way comes to a place, in milliseconds since 1970. */
  function lastByHeadway(place: StopPlace, runs: readonly LiveRun[]): ReadonlyMap<number, number> {
    const lasts = new Map<number, number>();
    for (const { run, departures } of runs) {
      const at = departures[place.position] ?? Number.NaN;
      if (run.headway !== null && !(at <= (lasts.get(run.trip) ?? Number.NEGATIVE_INFINITY)))
        lasts.set(run.trip, at);
    }
    return lasts;
  }

  /** The buses of one route and destination that are due, in no order. */
  function arrivalsUntil(stopLine: StopLine, moment: Moment, test: DepartureTest): SeenArrival[] {
    const { live, now, until, isArriving = false } = moment;
    let day = '';
    let last = Number.NaN;
    const isLast = ({ date }: { readonly date: string }, at: number | undefined) => {
      if (isArriving) return undefined;
      if (date !== day) last = lastComing(stopLine, date, live, now);
      day = date;
      return at === last ? true : undefined;
    };
    const from = now - (live === null ? STAYS : UNSEEN_STAYS);
    const found: SeenArrival[] = [];
    const add = (arrival: SeenArrival | null) => {
      if (arrival !== null && test.arrival(arrival.arrival)) found.push(arrival);
    };
    for (const place of stopLine.places) {
      const runs = live?.ofPattern(place.pattern) ?? NO_RUNS;
      const lasts = runs.length === 0 ? null : lastByHeadway(place, runs);
      // Until half a headway after the last bus that is seen, the buses are those that are seen.
      const isSeen = ({ run: { trip, headway }, at }: Departure) =>
        headway !== null &&
        lasts !== null &&
        at <= (lasts.get(trip) ?? Number.NEGATIVE_INFINITY) + headway * 500;
      if (test.planned(place))
        for (const departure of timetable.departures(place, from, until + (isArriving ? WAIT : 0)))
          if (!isSeen(departure)) add(arrivalOf.planned(departure, moment, isLast));
      for (const known of runs)
        if (test.known(place, known)) add(arrivalOf.known(place, known, moment, isLast));
    }
    return found;
  }

  const byTime = (one: SeenArrival, other: SeenArrival) =>
    one.arrival.expectedAt - other.arrival.expectedAt;

  function arrivalsOf(stopLine: StopLine, moment: Moment, minutes: number, test: DepartureTest) {
    const found = arrivalsUntil(stopLine, moment, test);
    if (found.length >= LEAST_OF_EACH || minutes >= DAY_MINUTES) return found;
    const { line, places } = stopLine;
    const isAsked =
      test.arrival({ ...line, platform: moment.platform }) && places.some(test.planned);
    if (!isAsked) return found;
    const day = { ...moment, until: moment.now + DAY_MINUTES * MINUTE };
    return arrivalsUntil(stopLine, day, test).toSorted(byTime).slice(0, LEAST_OF_EACH);
  }

  /** The buses that come to a stop beside the timetable: added ones, and those that stop here today. */
  const beside = (
    stop: number,
    live: LiveTimes,
    moment: Moment,
    test: DepartureTest,
  ): SeenArrival[] => [
    ...live
      .addedAt(stop)
      .flatMap(({ added, position }) =>
        test.added(added, position) ? (arrivalOf.added(added, position, moment) ?? []) : [],
      ),
    ...live.movedTo(stop).flatMap(({ live: known, position }) => {
      const place = { pattern: patternOf(known.run.trip), position };
      const isListed =
        moment.isArriving === true
          ? position > 0 && canAlight(place)
          : position < known.skipped.length - 1 && canBoard(place);
      if (!isListed || !test.known(place, known)) return [];
      return arrivalOf.known(place, known, moment, () => undefined, true) ?? [];
    }),
  ];

  return (
    stop: number,
    { routeID, filter, minutes }: ArrivalsQuery,
    live: LiveTimes | null,
    now: number,
  ): StopArrivals => {
    const isOfRoute = (line: Line) => routeID === undefined || routeID === line.routeID;
    const isArriving = filter?.show === 'arrivals';
    const test = filter === undefined ? EVERY : testOf(filter, stop);
    const moment = {
      live,
      now,
      until: now + minutes * MINUTE,
      platform: platformOf(stop),
      liveFor,
      isArriving,
      feedSeenAt: live?.seenAt ?? Number.NEGATIVE_INFINITY,
    };
    const all: SeenArrival[] = [];
    for (const line of (isArriving ? arrivalLinesOf : linesOf)(stop))
      if (isOfRoute(line.line)) all.push(...arrivalsOf(line, moment, minutes, test));
    if (live !== null)
      for (const seen of beside(stop, live, moment, test))
        // A bus that ends early today goes elsewhere than its line.
        if (isOfRoute(seen.arrival) && test.arrival(seen.arrival)) all.push(seen);
    const first = all.toSorted(byTime).slice(0, MOST_ARRIVALS);
    const updatedAt = measuredAt(first.map(({ seenAt }) => seenAt)) ?? null;
    // No positions are no failure: at night no bus may run. Trip updates are sent all the same.
    const { updatesAt = Number.NEGATIVE_INFINITY } = live ?? {};
    const isLost = updatedAt === null && Number.isFinite(updatesAt) && now - updatesAt > liveFor;
    return {
      arrivals: withAddedLast(
        first.map(({ arrival, seenAt }) =>
          seenAt === null || updatedAt === null || seenAt >= updatedAt
            ? arrival
            : { ...arrival, updatedAt: seenAt },
        ),
      ),
      updatedAt,
      ...(isLost ? { isLiveLost: true } : {}),
    };
  };
}
