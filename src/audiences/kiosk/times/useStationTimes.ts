import { useMemo } from 'react';

import { useDepartures } from '../../../city/departures/useDepartures.ts';
import { useSavedTimetables } from '../../../city/persisted/useSavedTimetables.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { departuresTogether } from '../../../features/times/departuresTogether.ts';
import type { RowAt } from '../../../features/times/departuresTogether.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import { useTrustedClock } from '../clock/useTrustedClock.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { DISPLAY_TIMETABLES, MOST_STATION_STOPS } from '../screen/display-answers.ts';
import type { Station } from '../station/useStation.ts';
import { placeOf } from '../station/useStation.ts';
import { walkFrom } from '../station/walk.ts';

/** How many buses of a line a board may list. */
const MOST_OF_LINE = 16;

/** Where a row's buses stop. */
export interface StationPlace {
  /** Its name is in the row if people must walk there. */
  readonly stop: CityStop;
  /** 0 if the reader stands there. */
  readonly walkMeters: number;
}

export type StationDeparture = RowAt<StationPlace>;

/** What is known of the times at a station. */
export interface StationTimes {
  /** Without the buses that leave before one can walk to them. */
  readonly rows: readonly StationDeparture[];
  /** The places of the rows, the nearest first. */
  readonly places: readonly StationPlace[];
  /** The stop of a row's next bus; its place may be several stops. */
  readonly stopOf: (row: StationDeparture) => string;
  /** Milliseconds since 1970, by the service's clock. */
  readonly now: number;
  readonly isLoading: boolean;
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
function listedStops(station: Station): readonly ListedStop[] {
  const walks = station.stops
    .map((stop) => ({ stop, walkMeters: walkFrom(station, stop) }))
    .toSorted((one, other) => one.walkMeters - other.walkMeters)
    .slice(0, MOST_STATION_STOPS);
  const isSamePlace = (one: StationPlace, { stop, walkMeters }: StationPlace) =>
    (one.walkMeters === 0 && walkMeters === 0) ||
    (one.stop.intersection === stop.intersection &&
      metersBetween(placeOf(one.stop), placeOf(stop)) <= ONE_PLACE);
  return walks.map((walk) => ({
    stopID: walk.stop.stopID,
    place: walks.find((one) => isSamePlace(one, walk)) ?? walk,
  }));
}

/** Milliseconds. Nobody walks for longer: the place of the display is wrong. */
const LONGEST_WALK = 60 * 60_000;

/** Returns rows without the buses that leave before one can be there. */
function useReachable(now: number): (row: StationDeparture) => StationDeparture[] {
  const { walking } = useSettings();
  return (row) => {
    const { walkMeters } = row.place;
    const walk = walkMeters === 0 ? 0 : walkMinutes(walkMeters, walking.metresPerMinute) * 60_000;
    if (walk === 0 || walk > LONGEST_WALK || !row.comes) return [row];
    const [first, ...others] = row.next.filter(({ at }) => at - now >= walk);
    return first === undefined ? [] : [{ ...row, next: [first, ...others] }];
  };
}

/**
 * The departures at a station's stops. What can't be read is filled in from the stops' timetables, which a
 * display saves.
 *
 * @returns null in a city or a service without times, while none can be read, and on a display that doesn't know the
 *   time
 */
export function useStationTimes(station: Station): StationTimes | null {
  const { routes } = useKiosk().options;
  const isTrusted = useTrustedClock();
  const stops = useMemo(() => (isTrusted ? listedStops(station) : []), [isTrusted, station]);
  const stopIDs = useMemo(() => stops.map(({ stopID }) => stopID), [stops]);
  const { options, reads } = useDepartures(stopIDs);
  useSavedTimetables(DISPLAY_TIMETABLES, stopIDs);
  const { now, liveFor } = options;
  const reachable = useReachable(now);
  const feeds = stops.flatMap(({ stopID, place }, index) => {
    const feed = reads[index]?.answer;
    return feed === undefined ? [] : [{ stopID, place, feed }];
  });
  const isLoading = reads.some((read) => read === undefined);
  if (feeds.length === 0 && !isLoading) return null;
  const isShown = (routeID: string) => routes.length === 0 || routes.includes(routeID);
  return {
    rows: departuresTogether(feeds, { ...options, shown: MOST_OF_LINE }, isShown).flatMap(
      reachable,
    ),
    places: [...new Set(stops.map(({ place }) => place))],
    now,
    stopOf: ({ place, next: [{ arrival }] }: StationDeparture) =>
      feeds.find(
        (one) =>
          one.place === place && one.feed.arrivals.some(({ tripID }) => tripID === arrival.tripID),
      )?.stopID ?? place.stop.stopID,
    isLoading,
    isPartial: feeds.some(({ feed }) => feed.isPartial),
    isWithoutLive: reads.some(
      (read) =>
        read?.failure !== undefined ||
        read?.answer?.isLiveLost === true ||
        now - (read?.answer?.updatedAt ?? now) > liveFor,
    ),
  };
}
