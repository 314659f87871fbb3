import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import type { Approach } from './approaches.ts';

/** When each announced bus was last near its stop: milliseconds of the monotonic clock, by watch and bus. */
export type AnnouncedAt = ReadonlyMap<string, number>;

/** Milliseconds. A bus that returns after a longer absence is on its next trip and is announced again. */
const REPEAT_AFTER = 10 * 60_000;

const keyOf = ({ watch, vehicle }: Approach) =>
  `${watch.stopID}~${watch.destination ?? ''}~${vehicleKey(vehicle)}`;

/**
 * Finds the approaches that have not been announced. Each bus is announced once per trip, even if it
 * stays near for many polls and its step changes (R16). Pure.
 *
 * @param now milliseconds of the monotonic clock
 * @returns `announced`, the state to pass in next time, and `fresh`, the approaches to announce
 */
export function announceOnce(
  announced: AnnouncedAt,
  approaches: readonly Approach[],
  now: number,
): { announced: AnnouncedAt; fresh: Approach[] } {
  const recent = [...announced].filter(([, at]) => now - at < REPEAT_AFTER);
  const recentByKey = new Map(recent);
  const fresh = approaches.filter((approach) => !recentByKey.has(keyOf(approach)));
  return {
    announced: new Map([
      ...recent,
      ...approaches.map((one): [string, number] => [keyOf(one), now]),
    ]),
    fresh,
  };
}
