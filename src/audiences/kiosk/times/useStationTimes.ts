import { useMemo } from 'react';

import { useDepartures } from '../../../city/departures/useDepartures.ts';
import { useSavedTimetables } from '../../../city/persisted/useSavedTimetables.ts';
import type { Arrival } from '../../../contract/arrivals.ts';
import { askedDepartures, isListed } from '../../../contract/departure-filter.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { busOf, type RowAt } from '../../../features/times/departuresTogether.ts';
import { useReach } from '../../../features/times/useReach.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { DISPLAY_TIMETABLES, MOST_STATION_STOPS } from '../screen/display-answers.ts';
import type { Station } from '../station/useStation.ts';
import { placeOf } from '../station/useStation.ts';
import { walkFrom, type Walk, useMinutesOf } from '../station/walk.ts';

/** How many buses of a line a board may list. */
const MOST_OF_LINE = 16;

/** Where a row's buses stop. */
export interface StationPlace extends Walk {
  /** Its name is in the row if people must walk there. */
  readonly stop: CityStop;
}

export type StationDeparture = RowAt<StationPlace> & {
  /** Whether its buses leave before people can get to the stop. */
  readonly isTooLate?: true;
};

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
  /** Why a place, or the whole board, has no rows. */
  readonly whyNone: (place: StationPlace | undefined) => 'none' | 'listed elsewhere' | 'too late';
  /** Whether departures of another agency at this place are missing. */
  readonly isPartial: boolean;
  /** Whether live times are missing now, so that the rows are the timetable's. */
  readonly isWithoutLive: boolean;
}

/** A stop whose departures the board lists, and where its rows are. */
interface ListedStop {
  readonly stopID: string;
  readonly place: StationPlace;
}

/** Meters. Stops of one name that are no further apart are the two sides of a street. */
const ONE_PLACE = 100;

/** The station's stops, the nearest first. Those that nobody walks to, and those of one name, are one place. */
function listedStops(station: Station, reach: number | null): readonly ListedStop[] {
  const walks = station.stops
    .map((stop): StationPlace => ({
      stop,
      walkMeters: walkFrom(station, stop),
      minutes: station.minutesTo.get(stop.stopID) ?? reach,
    }))
    .toSorted(
      (one, other) =>
        (one.minutes ?? 0) - (other.minutes ?? 0) || one.walkMeters - other.walkMeters,
    )
    .slice(0, MOST_STATION_STOPS);
  const isSamePlace = (one: StationPlace, { stop, walkMeters, minutes }: StationPlace) =>
    one.minutes === minutes &&
    ((one.walkMeters === 0 && walkMeters === 0) ||
      (one.stop.intersection === stop.intersection &&
        metersBetween(placeOf(one.stop), placeOf(stop)) <= ONE_PLACE));
  return walks.map((walk) => ({
    stopID: walk.stop.stopID,
    place: walks.find((one) => isSamePlace(one, walk)) ?? walk,
  }));
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
  const { now, liveFor } = options;
  const feeds = stops.flatMap(({ stopID, place }, index) => {
    const feed = reads[index]?.answer;
    return feed === undefined ? [] : [{ stopID, place, feed }];
  });
  const isLoading = reads.some((read) => read === undefined);
  const isShown = (arrival: Arrival) =>
    (routes.length === 0 || routes.includes(arrival.routeID)) && isListed(filter, arrival);
  const { inReach, tooLate } = useReach(feeds, {
    ...options,
    shown: MOST_OF_LINE,
    minutesTo: minutesOf,
    isShown,
  });
  const below = reach.isMarked ? tooLate : [];
  const whyNone = (place: StationPlace | undefined) => {
    const buses = new Set(
      feeds
        .filter((one) => place === undefined || one.place === place)
        .flatMap(({ feed }) => feed.arrivals.filter(isShown).map(busOf)),
    );
    const hasAny = (rows: typeof inReach) =>
      rows.some(({ next }) => next.some(({ arrival }) => buses.has(busOf(arrival))));
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
