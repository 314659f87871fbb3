import type { Departure, DepartureRow } from './departureRows.ts';

const MINUTE = 60_000;
/** A bus that was out of reach is back once it leaves so much later than people need. */
const MARGIN = 2 * MINUTE;
/** Milliseconds for which it then has to stay so, since live times move up and down. */
const STEADY = MINUTE;

/**
 * The buses that nobody can reach any more, by what names them: since when each leaves late enough again, in milliseconds
 * since 1970; null while it doesn't.
 */
export type OutOfReach = ReadonlyMap<string, number | null>;

export const ALL_IN_REACH: OutOfReach = new Map();

/** The rows of buses that people can reach, and of those that they can't. */
export interface RowsByReach<Row> {
  readonly inReach: readonly Row[];
  readonly tooLate: readonly Row[];
  /** For the next time. The same map as before if nothing has changed. */
  readonly out: OutOfReach;
}

const isSame = (one: OutOfReach, other: OutOfReach) =>
  one.size === other.size && [...one].every(([key, since]) => other.get(key) === since);

/**
 * Divides rows by whether people have the time to get to the bus. Whoever does not is told at once; a bus that is late
 * after that is back in reach a minute later at the earliest, so that no row comes and goes.
 *
 * @param minutesTo how long people need to the stop of a row
 * @param now milliseconds since 1970, by the service's clock
 * @param before what was out of reach the last time
 */
export function rowsByReach<Row extends DepartureRow>(
  rows: readonly Row[],
  minutesTo: (row: Row) => number,
  now: number,
  before: OutOfReach,
): RowsByReach<Row> {
  const out = new Map<string, number | null>();
  function isInReach({ routeID }: Row, { arrival, at }: Departure, need: number): boolean {
    const { tripID, scheduledAt = at } = arrival;
    const key = `${routeID} ${tripID === '' ? scheduledAt : tripID}`;
    const left = at - now - need;
    if (left >= 0 && !before.has(key)) return true;
    const since = left < MARGIN ? null : (before.get(key) ?? now);
    if (since !== null && now - since >= STEADY) return true;
    out.set(key, since);
    return false;
  }
  const divided = rows.map((row) => {
    const need = minutesTo(row) * MINUTE;
    const isIn = row.next.map(
      (departure) => !row.comes || need === 0 || isInReach(row, departure, need),
    );
    return { row, isIn };
  });
  const those = (isIn: boolean) =>
    divided.flatMap(({ row, isIn: reached }): Row[] => {
      const [first, ...others] = row.next.filter((_, index) => reached[index] === isIn);
      return first === undefined ? [] : [{ ...row, next: [first, ...others] }];
    });
  return { inReach: those(true), tooLate: those(false), out: isSame(out, before) ? before : out };
}
