/** Smaller differences between the clocks are rounding or small corrections; in milliseconds. */
const TOLERANCE = 2_000;

/**
 * Creates a monotonic clock that also counts the time that the device sleeps.
 *
 * On some systems `performance.now()` pauses during sleep, and users and servers can set the wall
 * clock. So a jump of the wall clock ahead of the monotonic clock counts as sleep. Setting the wall
 * clock back changes nothing. Setting it ahead makes data look too old until it is read again, which
 * is the safe error (C9).
 *
 * @param monotonic returns milliseconds that never decrease
 * @param wall returns milliseconds since 1970
 * @returns the clock, in milliseconds since an arbitrary moment
 */
export function createMonotonicClock(monotonic: () => number, wall: () => number): () => number {
  let sleptTime = 0;
  let ahead = wall() - monotonic();
  return () => {
    const passed = monotonic();
    const before = ahead;
    ahead = wall() - passed;
    if (ahead - before > TOLERANCE) sleptTime += ahead - before;
    return passed + sleptTime;
  };
}

/** The page's clock for ages and for the time of each answer, in milliseconds. */
export const monotonicNow = createMonotonicClock(
  () => performance.now(),
  () => Date.now(),
);
