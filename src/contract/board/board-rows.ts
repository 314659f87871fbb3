import type { Departure } from '../departures/departureRows.ts';
import type { RowAt } from '../departures/departuresTogether.ts';
import { eachDeparture } from '../departures/eachDeparture.ts';
import type { StationPlace } from './station-places.ts';

const MINUTE = 60_000;
/** Everyone at a stop sees the buses of the next minutes. */
const NEAR = 15 * MINUTE;
/** Until when a board says that a bus doesn't come. */
const MISSING_WITHIN = 30 * MINUTE;
/** More rows than fit on the largest screen. */
const MOST_ROWS = 24;
/** How many times a row for a line has. */
const TIMES = 3;

/** A row of a board. */
export type StationDeparture = RowAt<StationPlace> & {
  /** Whether its buses leave before people can get to the stop. */
  readonly isTooLate?: true;
};

/** The rows of a board, by the time of their next bus, and how many of them have one soon. */
export interface BoardRows {
  readonly rows: readonly StationDeparture[];
  readonly near: number;
}

/** A board's departures in two forms, and the buses that don't come. */
interface BoardDepartures {
  /** A row for each bus. */
  readonly each: BoardRows;
  /** A row for each route and destination. */
  readonly lines: BoardRows;
  readonly missing: readonly StationDeparture[];
}

const withNear = (unordered: readonly StationDeparture[], now: number): BoardRows => {
  const rows = unordered.toSorted((one, other) => one.next[0].at - other.next[0].at);
  return { rows, near: rows.filter(({ next: [{ at }] }) => at - now <= NEAR).length };
};

/**
 * Divides departures into those that come and those that don't, which have no row: nobody waits for them.
 *
 * @param tooLate those that leave before people can get to the stop. They are below the others
 */
export function boardRows(
  all: readonly StationDeparture[],
  tooLate: readonly StationDeparture[],
  now: number,
): BoardDepartures {
  // By the timetable, a bus has departed at its time. A live one may still be there.
  const isThere = ({ arrival, at }: Departure) => arrival.basis !== 'scheduled' || at >= now;
  const thatCome = (rows: readonly StationDeparture[]) =>
    rows.flatMap((row): StationDeparture[] => {
      const [first, ...others] = row.comes ? row.next.filter(isThere) : [];
      return first === undefined ? [] : [{ ...row, next: [first, ...others] }];
    });
  const coming = thatCome(all);
  const below = withNear(eachDeparture(thatCome(tooLate)), now).rows;
  const lines = coming.map((row): StationDeparture => {
    const [first, ...others] = row.next;
    return { ...row, next: [first, ...others.slice(0, TIMES - 1)] };
  });
  const missing = all
    .filter(({ comes }) => !comes)
    .flatMap((row) =>
      row.next
        .filter(({ at }) => at < now + MISSING_WITHIN)
        .map((departure): StationDeparture => ({ ...row, next: [departure] })),
    );
  const ofEach = withNear(eachDeparture(coming), now);
  const ofLines = withNear(lines, now);
  return {
    each: { ...ofEach, rows: [...ofEach.rows.slice(0, MOST_ROWS), ...below] },
    lines: { ...ofLines, rows: [...ofLines.rows, ...below] },
    missing,
  };
}
