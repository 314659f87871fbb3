/** Seconds. A source that knows no better time may be back at any moment. */
const SHORTEST_RETRY = 5;
/** Longer waits would keep riders from data that is back. */
const LONGEST_RETRY = 60;

/** Tells clients when to ask again after a fault: when the source does, where its error says so. */
export function retryHeader(error: unknown): Record<string, string> {
  const wait = error instanceof Error && 'retryAfter' in error ? Number(error.retryAfter) : 0;
  const seconds = Number.isNaN(wait) ? 0 : Math.ceil(wait / 1000);
  return { 'retry-after': String(Math.min(LONGEST_RETRY, Math.max(SHORTEST_RETRY, seconds))) };
}
