import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';
import { everyStop } from '../../contract/snapshot/live-lists.ts';
import { type Snapshot, tripFlag } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import type { TripTimes } from '../../contract/trip-times.ts';
import type { Steps } from '../../lib/steps.ts';
import { isoDateOf, type ServiceDate } from '../../lib/time/service-date.ts';
import { createClosedStops } from '../journeys/closed/createClosedStops.ts';
import { createRideAnswers } from '../journeys/createRideAnswers.ts';
import type { AgencyJourneys } from '../journeys/JourneyPart.ts';
import { createJourneyCity } from '../journeys/lanes/createJourneyCity.ts';
import { createTimetable } from '../network/createTimetable.ts';
import { otherZone } from '../network/otherZone.ts';
import { placeRules } from '../network/placeRules.ts';
import type { Timetable, TripRun } from '../network/Timetable.ts';
import { createArrivalLines } from './arrivalLines.ts';
import { createStopArrivals } from './createStopArrivals.ts';
import { createTripAnswers } from './createTripAnswers.ts';
import { departureTest } from './departureTest.ts';
import type { LiveTimes } from './LiveTimes.ts';
import type { ArrivalsQuery, StopArrivals, TripQuery } from './queries.ts';
import type { RunArrivalsOptions } from './runArrivals.ts';
import { stopDaySteps } from './stopDay.ts';
import { createStopLines } from './stopLines.ts';
import { namedTrip, tripIDOf } from './trip-id.ts';

/**
 * When the buses of a city come: by the timetable, and by what is known beyond it at the moment. Each gives null
 * for a stop or trip that the city does not have.
 */
export interface CityTimes {
  readonly timetable: Timetable;
  /**
   * @param live what is known beyond the timetable; null without live data
   * @param now milliseconds since 1970
   */
  arrivals(query: ArrivalsQuery, live: LiveTimes | null, now: number): StopArrivals | null;
  trip(query: TripQuery, live: LiveTimes | null, now: number): TripTimes | null;
  daySteps(stopID: string, date: ServiceDate): Steps<StopTimetable | null>;
  readonly journeys: AgencyJourneys;
}

/** As the page's settings, where the operator's say nothing. In milliseconds. */
export const LIVE_FOR = 120_000;

/**
 * Makes the times of a snapshot ready to be asked for.
 *
 * @param liveFor the age from which what was seen is no longer live, in milliseconds
 */
export function createCityTimes(
  snapshot: Snapshot,
  times: SnapshotTimetable,
  liveFor = LIVE_FOR,
): CityTimes {
  const { patterns, trips, city } = snapshot;
  const stops = everyStop(snapshot);
  const timetable = createTimetable(snapshot, times);
  const stopIDs = stops.map(({ stopID }) => stopID);
  const stopByID = new Map(stopIDs.map((stopID, index) => [stopID, index]));
  const { lineAt, linesOf } = createStopLines(snapshot, timetable);
  const { canBoard, canAlight } = placeRules(times);
  const { arrivalLineAt, arrivalLinesOf } = createArrivalLines({
    snapshot,
    nameOf: (stop) => stops[stop]?.intersection ?? '',
    canAlight,
  });

  const idOf = ({ trip, date, start, isRepeated }: TripRun, addedTripID?: string): string =>
    tripIDOf({
      gtfsTripID: addedTripID ?? trips.ids[trip] ?? '',
      date,
      start: isRepeated ? start : undefined,
    });
  const flagsOf = ({ trip }: TripRun) => ({
    wheelChairAccessible: tripFlag(trips.wheelchairs[trip]),
    bikeRack: tripFlag(trips.bikes[trip]),
  });
  const stopNamed = (index: number) => {
    const { stopID = '', intersection = '' } = stops[index] ?? {};
    return { stopID, intersection };
  };
  const platformOf = (index: number) => stops[index]?.platform;
  const patternOf = (trip: number) => trips.patterns[trip] ?? -1;
  const lineOf: RunArrivalsOptions['lineOf'] = (place, early) => {
    const line = lineAt(place);
    if (early === null) return line;
    const planned = patterns[place.pattern]?.stops[early.end] ?? -1;
    const end = early.live.moved?.get(early.end) ?? planned;
    return { ...line, destination: stopNamed(end).intersection };
  };
  const arrivalsAt = createStopArrivals({
    timetable,
    linesOf,
    arrivalLinesOf,
    lineOf,
    arrivalLineAt,
    stopNamed,
    platformOf,
    testOf: (filter, stop) =>
      departureTest(filter, snapshot, (stopID) => stopByID.get(stopID), platformOf(stop)),
    patternOf,
    canBoard,
    canAlight,
    idOf,
    flagsOf,
    liveFor,
  });
  const rideOf = createRideAnswers({ timetable, lineOf, idOf, liveFor, linesOf });
  const answers = createTripAnswers({ snapshot, timetable, lineAt, lineOf, stopNamed, liveFor });

  /** The indexes of trips, made when a trip is first asked for. */
  let tripByID: ReadonlyMap<string, number> | null = null;
  const indexOf = (gtfsTripID: string) => {
    tripByID ??= new Map(trips.ids.map((id, index) => [id, index]));
    return tripByID.get(gtfsTripID);
  };

  function tripNamed(tripID: string, live: LiveTimes | null, now: number): TripTimes | null {
    for (const { gtfsTripID, date, start } of namedTrip(tripID)) {
      const added = live?.addedTrip(gtfsTripID, date);
      if (added !== undefined) return answers.addedTripOf(tripID, added, now);
      const trip = indexOf(gtfsTripID);
      if (trip === undefined) continue;
      // A duplicated trip runs at a time that the timetable does not have.
      const copy = start === undefined ? undefined : live?.of({ trip, start })?.run;
      const run = copy ?? timetable.runOf(trip, date, start);
      if (run === null || (start !== undefined && run.start !== start)) continue;
      if (live?.isHidden(run, now, liveFor) !== true) return answers.tripOf(tripID, run, live, now);
    }
    return null;
  }

  function tripOfBus(
    { routeID, vehicleID }: { readonly routeID: string; readonly vehicleID: string },
    live: LiveTimes | null,
    now: number,
  ): TripTimes | null {
    const run = live?.runOfBus(vehicleID)?.run;
    if (run === undefined) return null;
    const found = answers.tripOf(idOf(run), run, live, now);
    return found.routeID === routeID ? found : null;
  }

  return {
    timetable,
    journeys: {
      city: createJourneyCity(snapshot, times, timetable),
      rideOf,
      liveFor,
      closedBy: (closures) => createClosedStops(closures, { stopIDs, lineAt, idOf }),
    },
    arrivals(query, live, now) {
      const stop = stopByID.get(query.stopID);
      if (stop === undefined) return null;
      return { ...arrivalsAt(stop, query, live, now), ...otherZone(stops[stop], city) };
    },
    trip: (query, live, now) =>
      'tripID' in query ? tripNamed(query.tripID, live, now) : tripOfBus(query, live, now),
    *daySteps(stopID, date) {
      const stop = stopByID.get(stopID);
      if (stop === undefined) return null;
      const { firstDate, lastDate } = city;
      const { timeZone = city.timeZone } = stops[stop] ?? {};
      const day = yield* stopDaySteps(timetable, timetable.placesOf(stop), date);
      return {
        stopID,
        date: isoDateOf(date),
        timeZone,
        departures: day.departures.map(({ run, at, until, ...place }) => ({
          ...lineAt(place),
          at,
          tripID: idOf(run),
          ...(run.headway === null || until === null ? {} : { headway: run.headway, until }),
        })),
        ...(date < firstDate || date > lastDate ? { outside: true } : {}),
        ...(day.isCut ? { isCut: true } : {}),
      };
    },
  };
}
