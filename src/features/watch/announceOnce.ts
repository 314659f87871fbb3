/** When each announced bus was last near its stop: milliseconds of the monotonic clock, by watch and bus. */
export type AnnouncedAt = ReadonlyMap<string, number>;

/** Milliseconds. A bus that returns after a longer absence is on its next trip and is announced again. */
const REPEAT_AFTER = 10 * 60_000;

/**
 * Finds what has not been announced. Each bus is announced once per trip, even if it stays near for many
 * polls. Pure.
 *
 * @param keyOf names the bus and its watch
 * @param now milliseconds of the monotonic clock
 * @returns `announced`, the state to pass in next time, and `fresh`, what to announce
 */
export function announceOnce<One>(
  announced: AnnouncedAt,
  near: readonly One[],
  keyOf: (one: One) => string,
  now: number,
): { announced: AnnouncedAt; fresh: One[] } {
  const recent = [...announced].filter(([, at]) => now - at < REPEAT_AFTER);
  const recentByKey = new Map(recent);
  const fresh = near.filter((one) => !recentByKey.has(keyOf(one)));
  return {
    announced: new Map([...recent, ...near.map((one): [string, number] => [keyOf(one), now])]),
    fresh,
  };
}
