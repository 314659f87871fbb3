/** September 2001. An earlier time, often 0, means that the producer does not know the time. */
const EARLIEST_SECONDS = 1e9;
const LATEST_MILLISECONDS = 1e14;

/**
 * The time that a feed means. GTFS-realtime counts seconds since 1970, but some producers send
 * milliseconds or microseconds (S7).
 *
 * @returns milliseconds since 1970; undefined if the feed has no usable time
 */
export function feedTime(sent: number): number | undefined {
  if (!(sent >= EARLIEST_SECONDS)) return undefined;
  let milliseconds = sent * 1000;
  while (milliseconds > LATEST_MILLISECONDS) milliseconds /= 1000;
  return Math.round(milliseconds);
}
