/** More than this between two clocks is no rounding of theirs, and no correction of a second. */
const TOLERANCE = 2_000;

/**
 * Makes a clock for ages: milliseconds that have passed since some moment, never fewer than before.
 * The monotonic clock alone does not do, since on some systems it stands while the device sleeps; nor
 * does the wall's, which people and servers set. So what the wall's is found to be ahead by since it
 * was last looked at counts as slept. A wall's clock that is set back changes nothing; one that is set
 * ahead makes all that is known seem older until it is read anew, which is the safe way to be wrong (C9).
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

/** The clock of the page by which every answer is dated and every age is told. */
export const monotonicNow = createMonotonicClock(
  () => performance.now(),
  () => Date.now(),
);
