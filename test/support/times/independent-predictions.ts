import type {
  IndependentEvent,
  IndependentStopUpdate,
  IndependentUpdate,
} from './independent-message.ts';
import type { IndependentRow } from './independent-updates.ts';

/* What a trip update says of each stop of its trip: the second reading's placing and carrying on. */

/** A stop of a trip by the timetable. Times are seconds since 1970. */
export interface Visit {
  readonly stopID: string;
  readonly sequence: number;
  readonly arrives: number;
  readonly departs: number;
  readonly isDeparture: boolean;
}

type Placed = ReadonlyMap<number, IndependentStopUpdate>;

/** For each place of the trip the update that is about it. */
export function place(
  visits: readonly Visit[],
  updates: readonly IndependentStopUpdate[],
  stationOf: (stopID: string) => string,
): Placed {
  const placed = new Map<number, IndependentStopUpdate>();
  for (const update of updates) {
    const { sequence, stopID, assignedStopID } = update;
    const bySequence =
      sequence === null ? -1 : visits.findIndex((visit) => visit.sequence === sequence);
    const byStop = visits.flatMap((visit, index) => (visit.stopID === stopID ? [index] : []));
    const there = visits[bySequence]?.stopID ?? '';
    const isSameStation = stationOf(there) !== '' && stationOf(there) === stationOf(stopID);
    const agrees = stopID === '' || stopID === there || isSameStation || assignedStopID !== '';
    const index = bySequence !== -1 && agrees ? bySequence : byStop.length === 1 ? byStop[0] : -1;
    if (index !== undefined && index !== -1 && !placed.has(index)) placed.set(index, update);
  }
  return placed;
}

/** `time` wins over `delay`. */
export function timeOf(event: IndependentEvent | null, scheduled: number): number | null {
  if (event === null) return null;
  return event.time ?? (event.delay === null ? null : scheduled + event.delay);
}

export type Prediction = Pick<IndependentRow, 'expected' | 'basis' | 'state'>;

/** What an update says of each place of a trip. */
export function predict(visits: readonly Visit[], placed: Placed): Prediction[] {
  let delay: number | null = null;
  /** No bus goes back in time. */
  let earliest = -Infinity;
  const comes: number[] = [];
  const said = visits.map(({ arrives, departs }, index): Prediction => {
    const update = placed.get(index);
    const running = { state: 'running' } as const;
    if (update?.relationship === 1)
      return { ...running, expected: departs, basis: 'scheduled', state: 'skipped' };
    if (update?.relationship === 2) delay = null;
    else if (update !== undefined) {
      const arrival = timeOf(update.arrival, arrives);
      const departure = timeOf(update.departure, departs);
      if (arrival !== null || departure !== null) {
        const came: number = Math.max(earliest, arrival ?? departure ?? 0);
        // A late bus stays no longer than it must.
        const left: number = Math.max(came, departure ?? Math.max(came, departs));
        delay = departure === null && came < departs ? came - arrives : left - departs;
        earliest = left;
        comes[index] = came;
        return {
          ...running,
          expected: departure === null ? Math.max(came, departs + delay) : left,
          basis: 'reported',
        };
      }
    }
    if (delay === null) return { ...running, expected: departs, basis: 'scheduled' };
    comes[index] = Math.max(earliest, arrives + delay);
    earliest = Math.max(earliest, departs + delay);
    return { ...running, expected: earliest, basis: 'reported' };
  });
  // Among predictions, the timetable's times are between them: past stops are missing while a bus runs early.
  return said.map((one, index): Prediction => {
    if (one.basis === 'reported' || one.state === 'skipped') return one;
    const before = said.slice(0, index).findLast(({ basis }) => basis === 'reported');
    const after = comes.find((came, place) => place > index && came !== undefined);
    const latest = Math.min(one.expected, after ?? Infinity);
    return { ...one, expected: Math.max(before?.expected ?? -Infinity, latest) };
  });
}

/** A guess by the timetable: 300 on every event. */
export function isGuess({ stops }: IndependentUpdate): boolean {
  const events = stops.flatMap(({ arrival, departure }) => [arrival, departure]);
  const real = events.filter((event) => event !== null);
  return real.length > 0 && real.every((event) => event.uncertainty === 300);
}
