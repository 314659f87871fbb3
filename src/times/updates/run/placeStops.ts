import type { ReportedStops, ReportedTrip } from '../../../contract/realtime/reported-trips.ts';
import type { ArrayPool } from './ArrayPool.ts';

/** The stops of a trip as the timetable has them, in order. */
export interface TripStopIDs {
  /** stop_sequence of each. */
  readonly sequences: readonly number[];
  /** stop_id of each. */
  readonly stopIDs: readonly string[];
  /** Whether two of the timetable's stops, given by their stop_id, are of one station. */
  areOneStation(one: string, other: string): boolean;
}

/** Which row of the feed tells of each stop. */
export interface PlacedStops {
  /** For each stop of the trip, the row; -1 without one. */
  readonly rows: Int32Array;
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
 * Finds the stop of a trip that each row of a trip update tells of (T6). Where stop_sequence and stop_id disagree, as
 * after a change of the timetable, the sequence counts if both stops are of one station or the stop is assigned, else
 * the stop_id if the trip has it once. A stop that the trip serves twice needs the sequence, or the order of the rows
 * and a time that is nearest to the timetable's; if that leaves two, nothing is said.
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
  let [unknown, repeated] = [0, 0];
  // Most feeds send stops in order, so that a search begins where the last one ended.
  let expected = 0;

  const bySequence = (sequence: number): number => {
    if (sequences[expected] === sequence) return expected;
    return sequences.indexOf(sequence);
  };
  const visitsOf = (row: number): readonly number[] => {
    const visits: number[] = [];
    for (let place = 0; place < stopIDs.length; place++)
      if (isText(stops, row, stopIDs[place] ?? '')) visits.push(place);
    return visits;
  };
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
    if (!hasID || (named !== -1 && isText(stops, row, stopIDs[named] ?? ''))) return named;
    if (named !== -1) {
      if (stops.assigned.has(row)) return named;
      if (trip.areOneStation(stopIDs[named] ?? '', stopIDOf(stops, row))) return named;
    }
    const visits = visitsOf(row);
    const [only = -1, second] = visits;
    if (second === undefined) return only;
    return named === -1 && sequence === -1 ? visitOf(row, visits) : -1;
  };

  for (let row = firstStop; row < stopsEnd; row++) {
    const place = placeOf(row);
    if (place === -1) {
      unknown += 1;
      continue;
    }
    if (rows[place] === -1) rows[place] = row;
    // The first set of times that increases counts, which is mostly the first one.
    else repeated += 1;
    expected = place + 1;
  }
  return { rows, unknown, repeated };
}
