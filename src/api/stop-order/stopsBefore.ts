import { metresBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { ownOf } from './stopOrder.ts';
import type { DirectionOrder, StopOrder } from './stopOrder.ts';

/** So many times less often than another stop before it is rare. */
const RARE = 4;

/** Metres. A bus that turned round so near to a stop had it as its last one. */
const AT_STOP = 100;

/** Whether buses were seen to come from one stop to the other, over whatever but one lies between. */
function leadsTo(towards: DirectionOrder, from: string, to: string, without: string): boolean {
  const reached = new Set([without]);
  const open = [to];
  for (let stop = open.pop(); stop !== undefined; stop = open.pop()) {
    for (const before of Object.keys(ownOf(towards, stop) ?? {})) {
      if (before === from) return true;
      if (reached.has(before)) continue;
      reached.add(before);
      open.push(before);
    }
  }
  return false;
}

/**
 * The stop before the last one of a line, from which no bus goes on: a step to it is believed where
 * the bus turned round at its very place. At another place it had named its way back too early.
 */
function beforeTheEnd(
  { ends }: StopOrder,
  towards: DirectionOrder,
  direction: string,
  stop: { key: string; place: Place },
): string[] {
  const known = ownOf(ends, direction) ?? {};
  const end = ownOf(known, stop.key);
  if (end === undefined || metresBetween(end.place, stop.place) > AT_STOP) return [];
  // What buses pass on their way to the end does not come after it.
  const onWay = [end.from, ownOf(known, end.from)?.from ?? end.from];
  return onWay.some((one) => one === stop.key || leadsTo(towards, stop.key, one, ''))
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
  const towards = ownOf(order.byDirection, direction) ?? {};
  const seen = ownOf(towards, stop.key) ?? {};
  const most = Math.max(0, ...Object.values(seen));
  // Where both orders were seen, the rarer one is a feed that took a stop back, or turned late.
  const before = Object.entries(seen)
    .filter(
      ([one, times]) =>
        times > (ownOf(ownOf(towards, one) ?? {}, stop.key) ?? 0) &&
        (times * RARE >= most || !leadsTo(towards, stop.key, one, '')),
    )
    .map(([one]) => one);
  return [
    ...before.filter(
      (one) => !before.some((other) => other !== one && leadsTo(towards, one, other, stop.key)),
    ),
    ...beforeTheEnd(order, towards, direction, stop),
  ];
}
