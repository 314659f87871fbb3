import type { AlertConcern, AlertPeriod } from '../../../contract/alerts/Alert.ts';
import { concernMatches } from '../../../contract/alerts/concernMatches.ts';
import { groupBy, groupByEach } from '../../../lib/groupBy.ts';
import type { Line } from '../../arrivals/stopLines.ts';
import type { StopPlace } from '../../network/stopPlaces.ts';
import type { TripRun } from '../../network/Timetable.ts';
import { expanded, only } from '../lanes/createCityView.ts';
import { repeatedLane } from '../lanes/createDayLanes.ts';
import { createLane, type Lane } from '../lanes/Lane.ts';

/** What an alert closes: stops, for all buses or for some, in some periods. */
export interface StopClosure {
  readonly concern: AlertConcern;
  readonly periods: readonly AlertPeriod[];
}

/** The stops of an agency that alerts close. */
export interface ClosedStops {
  /**
   * The lanes of a pattern, in which nobody gets on or off at a stop that is closed then.
   *
   * @param pattern the timetable's; -1 for an added run
   * @param stops indexes of the city's stops, in the pattern's order
   */
  open(lanes: readonly Lane[], pattern: number, stops: readonly number[]): readonly Lane[];
}

interface ClosedStopsOptions {
  readonly stopIDs: readonly string[];
  readonly lineAt: (place: StopPlace) => Line;
  readonly idOf: (run: TripRun, addedTripID?: string) => string;
}

/** A place of a pattern that is closed for it at times. */
interface ClosedPlace {
  readonly position: number;
  readonly closures: readonly StopClosure[];
}

/** The closures of one route at one stop with which each bus is compared. An agency has a few. */
const MOST_CLOSURES = 16;
/** How often in a day a trip that is repeated finds other stops closed. */
const MOST_EDGES = 48;

const isIn = (periods: readonly AlertPeriod[], at: number) =>
  periods.some(({ from = -Infinity, until = Infinity }) => from <= at && at < until);

/** A lane without the times of some places, by their index in its lists: those of arrivals, then those of departures. */
function without(lane: Lane, places: readonly number[], length: number): Lane {
  const from = [...new Set(lane.offsets)];
  const [arrivals, departures] = [lane.arrivals, lane.departures].map((times) => {
    const copy = new Float64Array(from.length * length);
    for (const [index, offset] of from.entries())
      copy.set(times.subarray(offset, offset + length), index * length);
    return copy;
  });
  for (const place of places)
    for (let run = 0; run < from.length; run++) {
      const times = place < length ? arrivals : departures;
      if (times !== undefined) times[run * length + (place % length)] = Number.NaN;
    }
  return createLane({
    ...lane,
    arrivals: arrivals ?? lane.arrivals,
    departures: departures ?? lane.departures,
    offsets: lane.offsets.map((offset) => from.indexOf(offset) * length),
  });
}

/** Creates the lookup of a city's closed stops. */
export function createClosedStops(
  closures: readonly StopClosure[],
  { stopIDs, lineAt, idOf }: ClosedStopsOptions,
): ClosedStops {
  const byStop = groupByEach(closures, ({ concern: { stops = [] } }) => new Set(stops));
  const opened = new WeakMap<readonly Lane[], readonly Lane[]>();

  /** The places of a pattern that are closed for its line. Which trips they are closed for is not looked at here. */
  function closedPlaces(stops: readonly number[], lineOf: (position: number) => Line) {
    return stops.flatMap((stop, position): ClosedPlace[] => {
      const stopID = stopIDs[stop] ?? '';
      const all = byStop.get(stopID) ?? [];
      if (all.length === 0) return [];
      const { routeID, destination } = lineOf(position);
      const place = { routeIDs: [routeID], destinations: [destination], stopIDs: [stopID] };
      const own = all.filter(({ concern }) =>
        concernMatches({ ...concern, trips: undefined }, place),
      );
      return own.length === 0 ? [] : [{ position, closures: own.slice(0, MOST_CLOSURES) }];
    });
  }

  function tripIDOf({ runs, starts }: Lane, index: number): string {
    const live = runs.lives?.[index];
    const run = live?.run ?? {
      trip: runs.trips[index] ?? -1,
      date: runs.dates[index] ?? '',
      start: (starts[index] ?? 0) * 1000,
      headway: null,
      isRepeated: runs.period !== undefined,
    };
    return idOf(run, live !== undefined && 'tripID' in live ? live.tripID : undefined);
  }

  /** Where nobody gets off a run, or on it: as `without` has it. */
  function closedFor(lane: Lane, index: number, places: readonly ClosedPlace[], length: number) {
    const [start, offset] = [lane.starts[index] ?? 0, lane.offsets[index] ?? 0];
    return places.flatMap(({ position, closures: own }) =>
      [lane.arrivals, lane.departures].flatMap((times, kind) => {
        const at = (start + (times[offset + position] ?? Number.NaN)) * 1000;
        const isClosed = own.some(
          ({ concern: { trips }, periods }) =>
            isIn(periods, at) &&
            (trips === undefined || concernMatches({ trips }, { tripID: tripIDOf(lane, index) })),
        );
        return isClosed ? [kind * length + position] : [];
      }),
    );
  }

  /** A trip that is repeated in several lanes, one after the other, in each of which the same stops are closed. */
  function cutAtEdges(lane: Lane, places: readonly ClosedPlace[], length: number): readonly Lane[] {
    const { repeats, runs, offsets, starts } = lane;
    const { period } = runs;
    if (repeats === null || period === undefined) return [lane];
    const offset = offsets[0] ?? 0;
    const dayStart = (starts[0] ?? 0) - period.from;
    const edges = places.flatMap(({ position, closures: own }) =>
      own
        .flatMap(({ periods }) => periods.flatMap(({ from, until }) => [from, until]))
        .flatMap((at = Number.NaN) =>
          [lane.arrivals, lane.departures].map((times) =>
            Math.ceil(at / 1000 - dayStart - (times[offset + position] ?? Number.NaN)),
          ),
        ),
    );
    const within = edges.filter((at) => at > period.from && at < period.until);
    const cuts = [...new Set(within)].toSorted((one, other) => one - other).slice(0, MOST_EDGES);
    const day = { date: runs.dates[0] ?? '', dayStart, length };
    return [period.from, ...cuts].map((from, index) =>
      repeatedLane({ ...period, from, until: cuts[index] ?? period.until }, lane, offset, day),
    );
  }

  function openLane(whole: Lane, places: readonly ClosedPlace[], length: number): readonly Lane[] {
    const isAbout = whole.repeats?.step === 0;
    const lanes = isAbout ? cutAtEdges(whole, places, length) : expanded(whole, length);
    return lanes.flatMap((lane) => {
      const closed = Array.from(lane.starts.keys(), (index) =>
        closedFor(lane, index, places, length),
      );
      const groups = groupBy(closed.keys(), (index) => (closed[index] ?? []).join(' '));
      return Array.from(groups.values()).flatMap((indexes) => {
        const [first = 0] = indexes;
        const kept = new Set(indexes);
        const own = only(lane, (index) => kept.has(index), lane.isUnseen);
        const gone = closed[first] ?? [];
        return gone.length === 0 ? own : own.map((each) => without(each, gone, length));
      });
    });
  }

  return {
    open(lanes, pattern, stops) {
      const existing = opened.get(lanes);
      if (existing !== undefined) return existing;
      const added = lanes[0]?.runs.lives?.[0];
      const places = closedPlaces(stops, (position) =>
        added !== undefined && 'tripID' in added ? added : lineAt({ pattern, position }),
      );
      const made =
        places.length === 0 ? lanes : lanes.flatMap((lane) => openLane(lane, places, stops.length));
      opened.set(lanes, made);
      return made;
    },
  };
}
