import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { walkMinutes } from '../../lib/geo/walkMinutes.ts';
import { LONGEST_WALK } from './reach.ts';

/** Most stations have fewer stops. A larger one would cause too many requests. */
export const MOST_STATION_STOPS = 12;
/** A stop within this distance of a point in a board's settings belongs to the station. */
export const NEAR_FEET = 300;
/** Meters. A stop this close needs no directions: the reader stands at it. */
const AT_THE_STOP = 40;
/** Meters. Stops of one name that are no further apart are the two sides of a street. */
const ONE_PLACE = 100;
/** Meters. Stops farther from their middle than this are no station in whose middle a board hangs. */
const ONE_STATION = 300;

/** A stop whose departures a board lists. */
export interface BoardStop {
  readonly stopID: string;
  readonly intersection: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Missing where the feed doesn't say. */
  readonly wheelChairAccessible?: boolean | undefined;
}

/** The way to a stop. */
export interface Walk {
  /** 0 if the reader stands there. */
  readonly walkMeters: number;
  /** How long it takes if the board's settings say so; else null. */
  readonly minutes: number | null;
  /** Whether nobody knows how far it is: the settings don't say where the board hangs, and its stops are far apart. */
  readonly isUnknown?: boolean | undefined;
}

/** Where a row's buses stop. */
export interface StationPlace extends Walk {
  /** Its name is in the row if people must walk there. */
  readonly stop: BoardStop;
}

/** A stop whose departures the board lists, and where its rows are. */
interface ListedStop {
  readonly stopID: string;
  readonly place: StationPlace;
}

/** The station of a board, as far as its rows depend on it. */
interface BoardStation {
  readonly stops: readonly BoardStop[];
  /** The minutes to stops, by their IDs, where the board's settings say them. */
  readonly minutesTo: ReadonlyMap<string, number>;
  /** "You are here"; null while no stop is known. */
  readonly here: Place | null;
  /** Whether the settings say where the board hangs. Else it is taken to hang among its stops. */
  readonly isPlaced: boolean;
}

export const placeOf = ({
  latitude,
  longitude,
}: Pick<BoardStop, 'latitude' | 'longitude'>): Place => ({ lat: latitude, lon: longitude });

/** The middle of some places; null if there are none. */
export function centerOf(places: readonly Place[]): Place | null {
  if (places.length === 0) return null;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(places.map(({ lat }) => lat)), lon: mean(places.map(({ lon }) => lon)) };
}

/** Meters from a station to one of its stops; 0 if the reader stands there, or nobody knows where the station is. */
function walkFrom(
  { here }: Pick<BoardStation, 'here'>,
  stop: Parameters<typeof placeOf>[0],
): number {
  const meters = here === null ? 0 : metersBetween(here, placeOf(stop));
  return meters <= AT_THE_STOP ? 0 : meters;
}

/** How many minutes people need to a stop; 0 if they stand there, or nobody knows. */
export function minutesOfWalk(
  { walkMeters, minutes, isUnknown = false }: Walk,
  metersPerMinute: number,
): number {
  if (minutes !== null || walkMeters === 0 || isUnknown) return minutes ?? 0;
  const walked = walkMinutes(walkMeters, metersPerMinute);
  // The place of the display is wrong.
  return walked > LONGEST_WALK ? 0 : walked;
}

/** Whether people have a way to a stop, and don't stand there. */
export const isAway = ({ walkMeters, minutes }: Walk): boolean =>
  minutes === null ? walkMeters > 0 : minutes > 0;

/** Meters, by which stops of the same minutes are in order. Those with minutes in the settings stay in the settings' order. */
const metersOf = ({ minutes, walkMeters, isUnknown = false }: Walk): number =>
  minutes === null && !isUnknown ? walkMeters : 0;

/**
 * The station's stops, the nearest first; stops that are as near as each other stay in the order of the settings. Stops that
 * nobody walks to, and stops of one name, are one place.
 *
 * @param reach the minutes to all stops, if the board's settings say so
 */
export function listedStops(station: BoardStation, reach: number | null): readonly ListedStop[] {
  const isFar = (stop: BoardStop) => walkFrom(station, stop) > ONE_STATION;
  const isUnknown = !station.isPlaced && station.stops.some(isFar);
  const walks = station.stops
    .map((stop): StationPlace => {
      const minutes = station.minutesTo.get(stop.stopID) ?? reach;
      const walkMeters = walkFrom(station, stop);
      return { stop, walkMeters, minutes, isUnknown: isUnknown && minutes === null };
    })
    .toSorted(
      (one, other) => (one.minutes ?? 0) - (other.minutes ?? 0) || metersOf(one) - metersOf(other),
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
