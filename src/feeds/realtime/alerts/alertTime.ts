/** September 2001. An earlier time, often 0, means that the producer does not know the time. */
const EARLIEST_SECONDS = 1e9;
/** From here on a number counts milliseconds: as seconds it would be in the year 33658. */
const LEAST_MILLISECONDS = 1e12;
const LEAST_MICROSECONDS = 1e15;

/**
 * The time of a period that a feed means. Ends may be far in the future, such as the year 9999, so `feedTime`
 * would take their seconds for milliseconds.
 *
 * @param sent seconds since 1970; some producers send milliseconds or microseconds
 * @returns milliseconds since 1970; undefined if the period is open there
 */
export function alertTime(sent: number): number | undefined {
  if (!(sent >= EARLIEST_SECONDS)) return undefined;
  if (sent < LEAST_MILLISECONDS) return sent * 1000;
  return Math.round(sent < LEAST_MICROSECONDS ? sent : sent / 1000);
}
