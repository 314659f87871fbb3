import type { Read } from '../Read.ts';

/**
 * How healthy data is, on every page: `late` is old or could not be read again, `frozen` repeats itself, and
 * `lost` is too old to rely on, or was never there.
 */
export type HealthState = 'loading' | 'live' | 'late' | 'frozen' | 'lost';

export interface Health {
  readonly state: HealthState;
  /** Milliseconds since the last good answer; null if there is none. */
  readonly age: number | null;
  /** How to show what the answer has; `faded` if it is old. */
  readonly visibility: 'shown' | 'faded' | 'hidden';
  /** If the last read failed: when this series of failures began, by `monotonicNow`. */
  readonly failingSince?: number;
  /** If it is frozen: since when it has not changed, by `monotonicNow`. */
  readonly unchangedSince?: number;
}

/** When data of an age is late, lost and hidden, in seconds. */
export interface HealthLimits {
  readonly lateAfter: number;
  readonly lostAfter: number;
  /** Default: `lostAfter`. */
  readonly hiddenAfter?: number;
}

/** When data was read, and since when that fails. */
interface ReadTimes {
  readonly receivedAt?: Read<unknown>['receivedAt'] | undefined;
  readonly failure?: { readonly since: number } | undefined;
}

/**
 * Computes how healthy data is now. Pure and cheap enough to run each second. What fails is late at once,
 * even if its data is still fresh, because people can act on that.
 *
 * @param now milliseconds of `monotonicNow`
 * @param unchangedSince since when the data has not changed although it should; null if it does
 */
export function healthOf(
  { receivedAt, failure }: ReadTimes = {},
  now: number,
  { lateAfter, lostAfter, hiddenAfter = lostAfter }: HealthLimits,
  unchangedSince: number | null = null,
): Health {
  const failing = failure === undefined ? {} : { failingSince: failure.since };
  if (receivedAt === undefined) {
    const state = failure === undefined ? 'loading' : 'lost';
    return { state, age: null, visibility: 'hidden', ...failing };
  }
  const age = Math.max(0, now - receivedAt);
  const isOlder = (seconds: number) => age > seconds * 1000;
  const isOld = isOlder(lateAfter);
  const visibility = isOlder(hiddenAfter) ? 'hidden' : isOld ? 'faded' : 'shown';
  if (isOlder(lostAfter)) return { state: 'lost', age, visibility, ...failing };
  if (isOld || failure !== undefined) return { state: 'late', age, visibility, ...failing };
  // What repeats itself is old, so it is faded.
  if (unchangedSince !== null) return { state: 'frozen', age, visibility: 'faded', unchangedSince };
  return { state: 'live', age, visibility };
}
