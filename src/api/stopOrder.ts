import { stopNameKey } from '../lib/stop-name.ts';

/**
 * What the buses of a route have shown of the order of its stops, since the interface has none: by
 * direction and by the key of a stop's name, the stops that buses had as their next one right before
 * it, and how often.
 */
export type StopOrder = Readonly<Record<string, DirectionOrder>>;
type DirectionOrder = Readonly<Record<string, SeenBefore>>;
type SeenBefore = Readonly<Record<string, number>>;

/** What of a vehicle's report tells of the order. */
interface Reported {
  readonly vehicleID: string;
  readonly direction: string;
  readonly nextStop: string;
}

/** Bounds, so that a display that runs for weeks, or a feed gone wild, does not grow. */
const MOST_DIRECTIONS = 24;
const MOST_STOPS = 400;
const MOST_BEFORE = 12;

const isRoomFor = (key: string, known: object, most: number) =>
  Object.hasOwn(known, key) || Object.keys(known).length < most;

function learned(order: StopOrder, direction: string, before: string, stop: string): StopOrder {
  const towards = Object.hasOwn(order, direction) ? (order[direction] ?? {}) : {};
  const seen = Object.hasOwn(towards, stop) ? (towards[stop] ?? {}) : {};
  if (
    !isRoomFor(direction, order, MOST_DIRECTIONS) ||
    !isRoomFor(stop, towards, MOST_STOPS) ||
    !isRoomFor(before, seen, MOST_BEFORE)
  ) {
    return order;
  }
  const times = Object.hasOwn(seen, before) ? (seen[before] ?? 0) : 0;
  return { ...order, [direction]: { ...towards, [stop]: { ...seen, [before]: times + 1 } } };
}

/**
 * Learns from two answers in a row: whichever bus kept its direction and has another next stop than
 * before has passed the one to come to the other. Pure; the same object where nothing is new.
 */
export function advanceStopOrder(
  order: StopOrder,
  previous: readonly Reported[],
  vehicles: readonly Reported[],
): StopOrder {
  const known = new Map(previous.map((vehicle) => [vehicle.vehicleID, vehicle]));
  let next = order;
  for (const { vehicleID, direction, nextStop } of vehicles) {
    const before = known.get(vehicleID);
    if (before === undefined || before.direction !== direction || direction === '') continue;
    const [from, to] = [stopNameKey(before.nextStop), stopNameKey(nextStop)];
    if (from !== '' && to !== '' && from !== to) next = learned(next, direction, from, to);
  }
  return next;
}

/** Whether buses were seen to come from one stop to the other, over whatever lies between. */
function leadsTo(towards: DirectionOrder, from: string, to: string, through: string): boolean {
  const reached = new Set<string>();
  const open = [to];
  for (let stop = open.pop(); stop !== undefined; stop = open.pop()) {
    for (const before of Object.keys(towards[stop] ?? {})) {
      if (before === from) return true;
      if (before === through || reached.has(before)) continue;
      reached.add(before);
      open.push(before);
    }
  }
  return false;
}

/**
 * The stops right before a stop, as far as the buses have shown. Where reports come minutes apart a
 * bus skips stops: of those that were seen before it, whichever leads to another of them is not the
 * last one. Empty while nothing was seen; several where branches meet.
 *
 * @param stop its key, by `stopNameKey`
 */
export function stopsBefore(order: StopOrder, direction: string, stop: string): string[] {
  const towards = Object.hasOwn(order, direction) ? (order[direction] ?? {}) : {};
  const before = Object.keys(Object.hasOwn(towards, stop) ? (towards[stop] ?? {}) : {});
  return before.filter(
    (one) => !before.some((other) => other !== one && leadsTo(towards, one, other, stop)),
  );
}
