import { useMemo } from 'react';

import { useDepartures } from '../../../city/departures/useDepartures.ts';
import { useDepartureMarks } from '../../../city/notices/useDepartureNotices.ts';
import { useSavedTimetables } from '../../../city/persisted/useSavedTimetables.ts';
import type { Arrival } from '../../../contract/arrivals.ts';
import type { StationDeparture } from '../../../contract/board/board-rows.ts';
import { isOfArrivals, shownArrival } from '../../../contract/board/shownArrival.ts';
import {
  listedStops,
  MOST_STATION_STOPS,
  type StationPlace,
} from '../../../contract/board/station-places.ts';
import { askedDepartures, isListed } from '../../../contract/departure-filter.ts';
import { doesCome } from '../../../contract/departures/departureRows.ts';
import { busOf } from '../../../contract/departures/departuresTogether.ts';
import { useReach } from '../../../features/times/useReach.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { DISPLAY_TIMETABLES } from '../screen/display-answers.ts';
import type { Station } from '../station/useStation.ts';
import { useMinutesOf } from '../station/walk.ts';

/** How many buses of a line a board may list. */
const MOST_OF_LINE = 16;

/** What is known of the times at a station. */
export interface StationTimes {
  /** Without the buses that leave before one can walk to them. */
  readonly rows: readonly StationDeparture[];
  /** Those buses, if the display's settings ask for them. */
  readonly tooLate: readonly StationDeparture[];
  /** The places of the rows, the nearest first. */
  readonly places: readonly StationPlace[];
  /** The stop of a row's next bus; its place may be several stops. */
  readonly stopOf: (row: StationDeparture) => string;
  /** Milliseconds since 1970, by the service's clock. */
  readonly now: number;
  readonly isLoading: boolean;
  /** Why there are no rows: of a place or, with null, of the whole board; only those that `has` accepts count. */
  readonly whyNone: (
    place: StationPlace | null,
    has?: (row: StationDeparture) => boolean,
  ) => 'none' | 'listed elsewhere' | 'too late';
  /** Whether departures of another agency at this place are missing. */
  readonly isPartial: boolean;
  /** Whether live times are missing now, so that the rows are the timetable's. */
  readonly isWithoutLive: boolean;
}

/**
 * The departures at a station's stops. What can't be read is filled in from the stops' timetables, which a
 * display saves.
 *
 * @returns null in a city or a service without times, while none can be read, and on a display that doesn't know the
 *   time
 */
export function useStationTimes(station: Station): StationTimes | null {
  const { routes, filter, reach } = useKiosk().options;
  const isTrusted = useTrustedClock();
  const minutesOf = useMinutesOf();
  const stops = useMemo(
    () => (isTrusted ? listedStops(station, reach.minutes) : []),
    [isTrusted, station, reach],
  );
  const stopIDs = useMemo(() => stops.map(({ stopID }) => stopID), [stops]);
  const { options, reads } = useDepartures(stopIDs, stopIDs, undefined, askedDepartures(filter));
  // Those of the stops on the way tell which buses stop there.
  useSavedTimetables(DISPLAY_TIMETABLES, [...stopIDs, ...filter.via].slice(0, MOST_STATION_STOPS));
  const markOf = useDepartureMarks();
  const { now, liveFor } = options;
  const feeds = stops.flatMap(({ stopID, place }, index) => {
    const feed = reads[index]?.answer;
    if (feed === undefined) return [];
    // A bus that a notice keeps from the stop is no bus to wait for.
    const shown = feed.arrivals.map((arrival) => shownArrival(arrival, filter));
    const arrivals = shown.map((arrival) =>
      doesCome(arrival) && markOf(arrival, stopID) === 'stop-closed'
        ? { ...arrival, state: 'skipped' as const }
        : arrival,
    );
    return [{ stopID, place, feed: { ...feed, arrivals } }];
  });
  const isLoading = reads.some((read) => read === undefined);
  const isShown = (arrival: Arrival) =>
    (routes.length === 0 || routes.includes(arrival.routeID)) && isListed(filter, arrival);
  const { inReach, tooLate } = useReach(feeds, {
    ...options,
    shown: MOST_OF_LINE,
    // Nobody has to reach a bus that arrives.
    minutesTo: isOfArrivals(filter) ? () => 0 : minutesOf,
    isShown,
  });
  const below = reach.isMarked ? tooLate : [];
  const whyNone: StationTimes['whyNone'] = (place, has) => {
    if (place === null && has !== undefined) return tooLate.some(has) ? 'too late' : 'none';
    const buses = new Set(
      feeds
        .filter((one) => place === null || one.place === place)
        .flatMap(({ feed }) => feed.arrivals.filter(isShown).map(busOf)),
    );
    const hasAny = (rows: typeof inReach) =>
      rows.some(
        ({ comes, next }) => comes && next.some(({ arrival }) => buses.has(busOf(arrival))),
      );
    if (hasAny(inReach) || hasAny(below)) return 'listed elsewhere';
    return hasAny(tooLate) ? 'too late' : 'none';
  };
  if (feeds.length === 0 && !isLoading) return null;
  return {
    rows: inReach,
    tooLate: below.map((row) => ({ ...row, isTooLate: true as const })),
    places: [...new Set(stops.map(({ place }) => place))],
    now,
    stopOf: ({ place, next: [{ arrival }] }: StationDeparture) =>
      feeds.find(
        (one) =>
          one.place === place && one.feed.arrivals.some(({ tripID }) => tripID === arrival.tripID),
      )?.stopID ?? place.stop.stopID,
    isLoading,
    whyNone,
    isPartial: feeds.some(({ feed }) => feed.isPartial),
    isWithoutLive: reads.some(
      (read) =>
        read?.failure !== undefined ||
        read?.answer?.isLiveLost === true ||
        now - (read?.answer?.updatedAt ?? now) > liveFor,
    ),
  };
}
