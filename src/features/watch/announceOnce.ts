import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import type { Approach } from './approaches.ts';

/** Which buses were told of at which stops, and when they were last near, milliseconds. */
export type AnnouncedAt = ReadonlyMap<string, number>;

/** A bus that is near again after less than this is the same one; after more it comes round again. */
const REPEAT_AFTER = 10 * 60_000;

const keyOf = ({ watch, vehicle }: Approach) =>
  `${watch.stopID}~${watch.destination ?? ''}~${vehicleKey(vehicle)}`;

/**
 * Which of the buses that are near have not been told of: each is told once, however often it is
 * polled and whether it was first seen one stop ahead or at the stop (R16). Pure.
 *
 * @param now the monotonic clock
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
