const MINUTE = 60_000;
/** A bus that was out of reach is back once it leaves so much later than people need. */
const MARGIN = 2 * MINUTE;
/** Milliseconds for which it then has to stay so, since live times move up and down. */
const STEADY = MINUTE;

/**
 * The buses that leave before people can get to the stop, by their keys. The value is since when a bus leaves late enough
 * again, in milliseconds since 1970; null while it doesn't.
 */
export type OutOfReach = ReadonlyMap<string, number | null>;

export const ALL_IN_REACH: OutOfReach = new Map();

/** A bus at one stop. */
export interface BusToReach {
  /** Names it at this stop. */
  readonly key: string;
  /** When it leaves, in milliseconds since 1970. */
  readonly at: number;
  /** How many minutes people need to the stop. */
  readonly minutes: number;
}

const isSame = (one: OutOfReach, other: OutOfReach) =>
  one.size === other.size && [...one].every(([key, since]) => other.get(key) === since);

/**
 * Finds the buses that leave before people can get to the stop. A bus is out of reach at once. If it is then late, it is
 * back in reach after a minute at the earliest, so that its row doesn't come and go.
 *
 * @param now milliseconds since 1970, by the service's clock
 * @param before what was out of reach the last time. The same map is returned if nothing has changed
 */
export function outOfReach(
  buses: readonly BusToReach[],
  now: number,
  before: OutOfReach,
): OutOfReach {
  const out = new Map<string, number | null>();
  for (const { key, at, minutes } of buses) {
    const left = at - now - minutes * MINUTE;
    if (left >= 0 && !before.has(key)) continue;
    const since = left < MARGIN ? null : (before.get(key) ?? now);
    if (since === null || now - since < STEADY) out.set(key, since);
  }
  return isSame(out, before) ? before : out;
}
