import {
  type ReportedStops,
  type ReportedTrip,
  STOP,
} from '../../../contract/realtime/reported-trips.ts';
import type { ArrayPool } from './ArrayPool.ts';

/** The stops of a trip as the timetable has them, in order. */
export interface TripStopIDs {
  /** stop_sequence of each. */
  readonly sequences: readonly number[];
  /** stop_id of each. */
  readonly stopIDs: readonly string[];
  /** Whether two of the timetable's stops, given by their stop_id, are of one station. */
  areOneStation(one: string, other: string): boolean;
  /** Whether the city has a stop, given by its stop_id. */
  isStop(stopID: string): boolean;
}

/** Which row of the feed tells of each stop. */
export interface PlacedStops {
  /** For each stop of the trip, the row; -1 without one. */
  readonly rows: Int32Array;
  /** Where the bus stops elsewhere: the stop_id, by the place of the planned stop. */
  readonly moved: ReadonlyMap<number, string>;
  /** Those of them that are of another station: the feed says that the planned stop is left out. */
  readonly leftOut: readonly number[];
  /** How many rows name no stop of the trip, or one of several and not which. */
  readonly unknown: number;
  /** How many rows tell of a stop that another row told of. */
  readonly repeated: number;
}

const decoder = new TextDecoder();

/** Whether a stop_id of the feed is a text, without making a text of it while both are ASCII. */
function isText(stops: ReportedStops, row: number, text: string): boolean {
  const [start, length] = [stops.stopIDStarts[row] ?? 0, stops.stopIDLengths[row] ?? 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return stopIDOf(stops, row) === text;
    if (at >= length || stops.bytes[start + at] !== code) return false;
  }
  return length === text.length;
}

/** The stop_id of a row as text; '' if the feed sends none. */
export function stopIDOf(stops: ReportedStops, row: number): string {
  const [start, length] = [stops.stopIDStarts[row] ?? 0, stops.stopIDLengths[row] ?? 0];
  return length === 0 ? '' : decoder.decode(stops.bytes.subarray(start, start + length)).trim();
}

/** The time that a row gives; NaN without one. */
const timeOf = ({ arrivals, departures }: ReportedStops, row: number): number => {
  const arrival = arrivals[row] ?? Number.NaN;
  return Number.isNaN(arrival) ? (departures[row] ?? Number.NaN) : arrival;
};

/**
 * Finds the stop of a trip that each row of a trip update tells of. Where stop_sequence and stop_id disagree, as
 * after a change of the timetable, the sequence counts if both stops are of one station or the stop is assigned, else
 * the stop_id if the trip has it once. A stop that the trip serves twice needs the sequence, or the order of the rows
 * and a time that is nearest to the timetable's; if that leaves two, nothing is said.
 *
 * A row that names another platform of the station says where the bus stops today. Some feeds send such a change as two
 * rows, of which the planned stop's says that it is left out; then the other stop may be of no station.
 *
 * @param scheduledAt the time of each stop by the timetable, in milliseconds since 1970; NaN without one
 */
export function placeStops(
  { firstStop, stopsEnd }: Pick<ReportedTrip, 'firstStop' | 'stopsEnd'>,
  stops: ReportedStops,
  trip: TripStopIDs,
  scheduledAt: Float64Array,
  pool: ArrayPool,
): PlacedStops {
  const { sequences, stopIDs } = trip;
  const rows = pool.rows(stopIDs.length);
  const moved = new Map<number, string>();
  const leftOut: number[] = [];
  /** Rows of stops that the trip does not have, by the place that their sequence names. */
  const beside: (readonly [place: number, row: number])[] = [];
  let [unknown, repeated] = [0, 0];
  /** The stop_id of the row that is being placed, if it is not that of the planned stop. */
  let elsewhere = '';
  // Most feeds send stops in order, so that a search begins where the last one ended.
  let expected = 0;

  const bySequence = (sequence: number): number => {
    if (sequences[expected] === sequence) return expected;
    return sequences.indexOf(sequence);
  };
  const placesWhere = (isIt: (stopID: string) => boolean): readonly number[] => {
    const places: number[] = [];
    for (let place = 0; place < stopIDs.length; place++)
      if (isIt(stopIDs[place] ?? '')) places.push(place);
    return places;
  };
  const visitsOf = (row: number) => placesWhere((stopID) => isText(stops, row, stopID));
  /** The place of the next row whose stop the trip serves once: the rows before it are of stops before it. */
  const nextSure = (row: number): number => {
    for (let later = row + 1; later < stopsEnd; later++) {
      const [only, second] = visitsOf(later);
      if (only !== undefined && second === undefined && only >= expected) return only;
    }
    return stopIDs.length;
  };
  /** Which of several visits a row means. */
  const visitOf = (row: number, visits: readonly number[]): number => {
    const end = nextSure(row);
    const ahead = visits.filter((place) => place >= expected && place < end);
    const [only, second] = ahead;
    if (only === undefined || second === undefined) return only ?? -1;
    const time = timeOf(stops, row);
    const offBy = (place: number) => Math.abs((scheduledAt[place] ?? Number.NaN) - time);
    const nearest = ahead.reduce((best, place) => (offBy(place) < offBy(best) ? place : best));
    const others = ahead.filter((place) => place !== nearest);
    return others.every((place) => offBy(place) > offBy(nearest)) ? nearest : -1;
  };
  const placeOf = (row: number): number => {
    const sequence = stops.sequences[row] ?? -1;
    const named = sequence === -1 ? -1 : bySequence(sequence);
    const hasID = (stops.stopIDLengths[row] ?? 0) > 0;
    elsewhere = stops.assigned.get(row) ?? '';
    if (!hasID || (named !== -1 && isText(stops, row, stopIDs[named] ?? ''))) return named;
    if (named !== -1 && elsewhere !== '') return named;
    const visits = visitsOf(row);
    const stopID = stopIDOf(stops, row);
    if (visits.length === 0 && elsewhere === '') elsewhere = stopID;
    if (named !== -1 && trip.areOneStation(stopIDs[named] ?? '', stopID)) return named;
    const places =
      visits.length > 0 || !trip.isStop(stopID)
        ? visits
        : placesWhere((other) => trip.areOneStation(other, stopID));
    const [only = -1, second] = places;
    if (only === -1 && named !== -1 && trip.isStop(stopID)) beside.push([named, row]);
    if (second === undefined) return only;
    return named === -1 && sequence === -1 ? visitOf(row, places) : -1;
  };
  const isSkipped = (row: number) => stops.relationships[row] === STOP.skipped;
  const put = (place: number, row: number, stopID: string): void => {
    rows[place] = row;
    if (stopID !== '' && !isSkipped(row)) moved.set(place, stopID);
  };

  for (let row = firstStop; row < stopsEnd; row++) {
    const place = placeOf(row);
    if (place === -1) {
      unknown += 1;
      continue;
    }
    const before = rows[place] ?? -1;
    if (before === -1) put(place, row, elsewhere);
    // A platform change in two rows.
    else if (isSkipped(before) && !isSkipped(row) && elsewhere !== '') put(place, row, elsewhere);
    // The first set of times that increases counts, which is mostly the first one.
    else if (!(isSkipped(row) && moved.has(place))) repeated += 1;
    expected = place + 1;
  }
  for (const [place, row] of beside) {
    const before = rows[place] ?? -1;
    if (before === -1 || !isSkipped(before) || isSkipped(row)) continue;
    unknown -= 1;
    leftOut.push(place);
    put(place, row, stopIDOf(stops, row));
  }
  return { rows, moved, leftOut, unknown, repeated };
}
