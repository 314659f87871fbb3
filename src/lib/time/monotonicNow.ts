/** Smaller differences between the clocks are rounding or small corrections; in milliseconds. */
const TOLERANCE = 2_000;

/**
 * Decides whether a jump of the wall clock was sleep. Calls `count` if it was, at once or later.
 *
 * @param jump milliseconds
 */
type DecideJump = (jump: number, count: () => void) => void;

const countAtOnce: DecideJump = (_jump, count) => count();

/** A monotonic clock that also counts the time that the device sleeps. */
interface MonotonicClock {
  /** Milliseconds since an arbitrary moment. */
  readonly now: () => number;
  /** Has jumps decided by another rule. Returns a function that restores the own one. */
  readonly decideJumps: (decide: DecideJump) => () => void;
}

/**
 * Creates a monotonic clock that also counts the time that the device sleeps.
 *
 * On some systems `performance.now()` pauses during sleep, and users and servers can set the wall
 * clock. So a jump of the wall clock ahead of the monotonic clock counts as sleep. Setting the wall
 * clock back changes nothing. Setting it ahead makes data look too old until it is read again, which
 * is the safe error. A display, which nobody reloads, may decide otherwise.
 *
 * @param monotonic returns milliseconds that never decrease
 * @param wall returns milliseconds since 1970
 */
export function createMonotonicClock(monotonic: () => number, wall: () => number): MonotonicClock {
  let sleptTime = 0;
  let ahead = wall() - monotonic();
  let decide = countAtOnce;
  return {
    now() {
      const passed = monotonic();
      const jump = wall() - passed - ahead;
      ahead += jump;
      if (jump > TOLERANCE)
        decide(jump, () => {
          sleptTime += jump;
        });
      return passed + sleptTime;
    },
    decideJumps(other) {
      decide = other;
      return () => {
        decide = countAtOnce;
      };
    },
  };
}

const pageClock = createMonotonicClock(
  () => performance.now(),
  () => Date.now(),
);

/** The page's clock for ages and for the time of each answer, in milliseconds. */
export const monotonicNow = pageClock.now;
export const { decideJumps } = pageClock;
