import { stopNameKey } from '../lib/stop-name.ts';

/** A step of a bus from one next stop to another; both by the key of their names. */
interface Step {
  readonly direction: string;
  readonly from: string;
  readonly to: string;
}

/** By stop, the stops that buses had as their next one right before it, and how often. */
type DirectionOrder = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What the buses of a route have shown of the order of its stops, since the interface has none. */
export interface StopOrder {
  readonly byDirection: Readonly<Record<string, DirectionOrder>>;
  /** The last step of each bus, by `vehicleID`, which is believed once the bus has gone on from it. */
  readonly lastSteps: ReadonlyMap<string, Step>;
}

export const NO_ORDER: StopOrder = { byDirection: {}, lastSteps: new Map() };

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

/** So many times less often than another stop before it is rare. */
const RARE = 4;

const isRoomFor = (key: string, known: object, most: number) =>
  Object.hasOwn(known, key) || Object.keys(known).length < most;

const of = <V>(known: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(known, key) ? known[key] : undefined;

function learned(order: StopOrder['byDirection'], { direction, from, to }: Step) {
  const towards = of(order, direction) ?? {};
  const seen = of(towards, to) ?? {};
  if (
    !isRoomFor(direction, order, MOST_DIRECTIONS) ||
    !isRoomFor(to, towards, MOST_STOPS) ||
    !isRoomFor(from, seen, MOST_BEFORE)
  ) {
    return order;
  }
  const times = (of(seen, from) ?? 0) + 1;
  return { ...order, [direction]: { ...towards, [to]: { ...seen, [from]: times } } };
}

/** The step that a bus took between two reports of one ride; null where it took none. */
function stepOf(before: Reported, { direction, nextStop }: Reported): Step | null {
  const [from, to] = [stopNameKey(before.nextStop), stopNameKey(nextStop)];
  // A service that knows no next stop repeats the destination; and a last stop leads nowhere.
  const isNone = from === '' || to === '' || from === to || from === stopNameKey(direction);
  return isNone ? null : { direction, from, to };
}

/**
 * Learns from two answers in a row. A step is believed once its bus has gone on from it in the same
 * direction: one that turns round may name the first stop of its way back before it says that it
 * turned. Pure; the same object where nothing is new.
 *
 * @param previous the answer before, empty where it is too long ago to tell of the same rides
 */
export function advanceStopOrder(
  order: StopOrder,
  previous: readonly Reported[],
  vehicles: readonly Reported[],
): StopOrder {
  const known = new Map(previous.map((vehicle) => [vehicle.vehicleID, vehicle]));
  const lastSteps = new Map<string, Step>();
  let { byDirection } = order;
  let isSame = true;
  for (const vehicle of vehicles) {
    const { vehicleID, direction } = vehicle;
    const before = known.get(vehicleID);
    if (before === undefined || before.direction !== direction || direction === '') continue;
    const last = order.lastSteps.get(vehicleID);
    const step = stepOf(before, vehicle);
    if (step !== null && last?.to === step.from) byDirection = learned(byDirection, last);
    if (step !== null) isSame = false;
    const kept = step ?? last;
    if (kept !== undefined) lastSteps.set(vehicleID, kept);
  }
  return isSame && lastSteps.size === order.lastSteps.size ? order : { byDirection, lastSteps };
}

/** Whether buses were seen to come from one stop to the other, over whatever but one lies between. */
function leadsTo(towards: DirectionOrder, from: string, to: string, without: string): boolean {
  const reached = new Set([without]);
  const open = [to];
  for (let stop = open.pop(); stop !== undefined; stop = open.pop()) {
    for (const before of Object.keys(of(towards, stop) ?? {})) {
      if (before === from) return true;
      if (reached.has(before)) continue;
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
export function stopsBefore({ byDirection }: StopOrder, direction: string, stop: string): string[] {
  const towards = of(byDirection, direction) ?? {};
  const seen = of(towards, stop) ?? {};
  const most = Math.max(0, ...Object.values(seen));
  // Where both orders were seen, the rarer one is a feed that took a stop back, or turned late.
  const before = Object.entries(seen)
    .filter(
      ([one, times]) =>
        times > (of(of(towards, one) ?? {}, stop) ?? 0) &&
        (times * RARE >= most || !leadsTo(towards, stop, one, '')),
    )
    .map(([one]) => one);
  return before.filter(
    (one) => !before.some((other) => other !== one && leadsTo(towards, one, other, stop)),
  );
}
