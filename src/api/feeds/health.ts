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
  /** Since when it has not changed although it should, by `monotonicNow`. */
  readonly unchangedSince?: number | undefined;
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
 * @param unchangedSince since when the data has not changed although it should; undefined if it does
 */
export function healthOf(
  { receivedAt, failure }: ReadTimes = {},
  now: number,
  { lateAfter, lostAfter, hiddenAfter = lostAfter }: HealthLimits,
  unchangedSince?: number,
): Health {
  const age = receivedAt === undefined ? null : Math.max(0, now - receivedAt);
  const isOlder = (seconds: number) => age === null || age > seconds * 1000;
  const state =
    age === null && failure === undefined
      ? 'loading'
      : isOlder(lostAfter)
        ? 'lost'
        : isOlder(lateAfter) || failure !== undefined
          ? 'late'
          : unchangedSince === undefined
            ? 'live'
            : 'frozen';
  // What repeats itself is old, so it is faded.
  const isFaded = isOlder(lateAfter) || state === 'frozen';
  const visibility = isOlder(hiddenAfter) ? 'hidden' : isFaded ? 'faded' : 'shown';
  return { state, age, visibility, unchangedSince };
}
