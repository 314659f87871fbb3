import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { ownValue } from './stopOrder.ts';
import type { DirectionOrder, StopOrder } from './stopOrder.ts';

/** So many times less often than another stop before it is rare. */
const RARE_RATIO = 4;

/** Metres. A bus that turned round so near to a stop had it as its last one. */
const AT_STOP_METERS = 100;

/** Whether buses were seen to come from one stop to the other, over whatever but one lies between. */
function leadsTo(
  directionOrder: DirectionOrder,
  from: string,
  to: string,
  avoiding: string,
): boolean {
  const visited = new Set([avoiding]);
  const queue = [to];
  for (let stop = queue.pop(); stop !== undefined; stop = queue.pop()) {
    for (const before of Object.keys(ownValue(directionOrder, stop) ?? {})) {
      if (before === from) return true;
      if (visited.has(before)) continue;
      visited.add(before);
      queue.push(before);
    }
  }
  return false;
}

/**
 * The stop before the last one of a line, from which no bus goes on: a step to it is believed where
 * the bus turned round at its very place. At another place it had named its way back too early.
 */
function stopBeforeLineEnd(
  { ends }: StopOrder,
  directionOrder: DirectionOrder,
  direction: string,
  stop: { key: string; place: Place },
): string[] {
  const lineEnds = ownValue(ends, direction) ?? {};
  const end = ownValue(lineEnds, stop.key);
  if (end === undefined || metersBetween(end.place, stop.place) > AT_STOP_METERS) return [];
  // What buses pass on their way to the end does not come after it.
  const onTheWay = [end.from, ownValue(lineEnds, end.from)?.from ?? end.from];
  return onTheWay.some((one) => one === stop.key || leadsTo(directionOrder, stop.key, one, ''))
    ? []
    : [end.from];
}

/**
 * The stops right before a stop, as far as the buses have shown (R16). Where reports come minutes
 * apart a bus skips stops: of those that were seen before it, whichever leads to another of them is
 * not the last one. Empty while nothing was seen; several where branches meet.
 *
 * @param stop its key, by `stopNameKey`, and where it stands
 */
export function stopsBefore(
  order: StopOrder,
  direction: string,
  stop: { key: string; place: Place },
): string[] {
  const directionOrder = ownValue(order.byDirection, direction) ?? {};
  const counts = ownValue(directionOrder, stop.key) ?? {};
  const maxCount = Math.max(0, ...Object.values(counts));
  // Where both orders were seen, the rarer one is a feed that took a stop back, or turned late.
  const before = Object.entries(counts)
    .filter(
      ([one, times]) =>
        times > (ownValue(ownValue(directionOrder, one) ?? {}, stop.key) ?? 0) &&
        (times * RARE_RATIO >= maxCount || !leadsTo(directionOrder, stop.key, one, '')),
    )
    .map(([one]) => one);
  return [
    ...before.filter(
      (one) =>
        !before.some((other) => other !== one && leadsTo(directionOrder, one, other, stop.key)),
    ),
    ...stopBeforeLineEnd(order, directionOrder, direction, stop),
  ];
}
