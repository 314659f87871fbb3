import type { Arrival } from '../../contract/arrivals.ts';
import type { LocatedBus } from '../../contract/realtime/located-bus.ts';
import { endOf, type LiveRun } from '../predictions/LiveRun.ts';

const MINUTE = 60_000;
/** Milliseconds after its start at which a trip without a bus counts as unseen. */
export const UNSEEN_AFTER = 3 * MINUTE;
/** Milliseconds. No bus begins its trip this much earlier than the agency says, or else the timetable. */
const EARLY_START = MINUTE;
/** Milliseconds for which a cancellation still counts after its feed has ended. */
export const CANCELED_STAYS = 30 * MINUTE;

/** What is known of a run at one of its stops. */
export type RunTime = Pick<
  Arrival,
  'basis' | 'state' | 'expectedAt' | 'scheduledAt' | 'earliestAt' | 'latestAt' | 'isUnseen'
> & {
  readonly expectedAt: number;
  /** When what it is from was seen; null if it is from the timetable. */
  readonly seenAt: number | null;
};

export interface RunTimeOptions {
  readonly now: number;
  /** The age from which what was seen is no longer live, in milliseconds. */
  readonly liveFor: number;
  /** When the newest feed was made, in milliseconds since 1970; -Infinity without live data. */
  readonly feedSeenAt: number;
  /** Whether it is asked when buses come, and not when they leave. Default: false. */
  readonly isArriving?: boolean;
}

const scheduled = (at: number): RunTime => ({
  basis: 'scheduled',
  state: 'running',
  expectedAt: at,
  scheduledAt: at,
  seenAt: null,
});

/**
 * The instant at which a run without a bus is unseen or not: now, while the feeds are live. Of feeds that have ended it is their
 * end, as long as their cancellations count: a bus that nobody saw until then has not come since.
 *
 * @returns milliseconds since 1970; -Infinity if no run counts as unseen
 */
export function unseenAsOf({ now, liveFor, feedSeenAt }: RunTimeOptions): number {
  const age = now - feedSeenAt;
  if (age <= liveFor) return now;
  return age <= CANCELED_STAYS ? feedSeenAt : Number.NEGATIVE_INFINITY;
}

/**
 * A run of the timetable without live data. Where other buses are seen, one that should have begun minutes
 * ago is marked as unseen.
 *
 * @param start when it begins, in milliseconds since 1970
 * @param seenAt when its bus was seen; -Infinity if it was not
 */
export function unseenTime(
  start: number,
  seenAt: number,
  at: number,
  options: RunTimeOptions,
): RunTime {
  const asOf = unseenAsOf(options);
  const isUnseen = start < asOf - UNSEEN_AFTER && asOf - seenAt > options.liveFor;
  return isUnseen ? { ...scheduled(at), isUnseen } : scheduled(at);
}

/** The first stop that a bus has not left: the one where it stands, or its next one; -1 if that is not known. */
export const notLeftBy = (bus: LocatedBus | undefined): number =>
  bus === undefined ? -1 : bus.next - Number(bus.isAtStop);

/** From when on the bus of a run may be on its way, in milliseconds since 1970. */
export function onItsWayFrom({ run, departures, beginsAt }: LiveRun): number {
  const [first = Number.NaN] = departures;
  const begins = beginsAt ?? (Number.isNaN(first) ? run.start : Math.min(run.start, first));
  return begins - EARLY_START;
}

/**
 * The first stop that the bus of a run has not left, as far as that is known without the time. A bus that waits near
 * its first stop, or drives there, is not on its way before the trip begins.
 */
export function nextStopOf(live: LiveRun, bus: LocatedBus | undefined, now: number): number {
  if (now < onItsWayFrom(live)) return live.next;
  return Math.max(live.next, notLeftBy(bus));
}

/** The place where a run ends today before its planned end; null if it doesn't. */
export function earlyEndOf(live: LiveRun, now: number): number | null {
  if (live.state === 'canceled' || now - live.seenAt > CANCELED_STAYS) return null;
  const end = endOf(live);
  return end < live.skipped.length - 1 ? end : null;
}

/** A bus at a stop contradicts a feed that says it leaves the stop out. */
const isAt = (bus: LocatedBus | undefined, position: number) =>
  bus !== undefined && bus.isAtStop && notLeftBy(bus) === position;

/**
 * A time of the timetable among predictions: the bus leaves no stop before the one before it, or after it comes to the
 * next one.
 */
function amongPredictions({ arrivals, departures }: LiveRun, position: number, at: number): number {
  const isKnown = (time: number) => !Number.isNaN(time);
  const before = departures.subarray(0, position).findLast(isKnown) ?? Number.NEGATIVE_INFINITY;
  const after = arrivals.subarray(position + 1).find(isKnown) ?? Number.POSITIVE_INFINITY;
  return Math.max(before, Math.min(at, after));
}

/** A bus, if it was seen lately. */
export const seenBus = (
  bus: LocatedBus | undefined,
  { now, liveFor }: Pick<RunTimeOptions, 'now' | 'liveFor'>,
): LocatedBus | undefined => (bus !== undefined && now - bus.at <= liveFor ? bus : undefined);

/**
 * When a run with live data comes to one of its stops.
 *
 * @param scheduledAt by the timetable, in milliseconds since 1970; NaN if that does not have it
 * @param located its bus, however long ago it was seen
 * @returns null if nothing is known
 */
export function liveTime(
  live: LiveRun,
  position: number,
  scheduledAt: number,
  located: LocatedBus | undefined,
  options: RunTimeOptions,
): RunTime | null {
  const { now, liveFor, isArriving = false } = options;
  const bus = seenBus(located, options);
  // A prediction of a feed that ended is not newer because its bus is seen.
  const age = now - live.seenAt;
  const isSkipped = live.skipped[position] === 1 && !isAt(bus, position);
  if (live.state === 'canceled' || isSkipped) {
    if (Number.isNaN(scheduledAt)) return null;
    if (age > CANCELED_STAYS) return scheduled(scheduledAt);
    const state = isSkipped && live.state !== 'canceled' ? 'skipped' : 'canceled';
    return { ...scheduled(scheduledAt), state };
  }
  const { arrivals, departures } = live;
  const [first, second] = isArriving ? [arrivals, departures] : [departures, arrivals];
  const asked = first[position] ?? Number.NaN;
  const at = Number.isNaN(asked) ? (second[position] ?? Number.NaN) : asked;
  if (age > liveFor || Number.isNaN(at)) {
    if (Number.isNaN(scheduledAt)) return null;
    const { state } = live;
    if (state === 'added' && age > CANCELED_STAYS) return null;
    const hasTimes = !live.departures.every((time) => Number.isNaN(time));
    if (bus === undefined && (age > liveFor || !hasTimes)) {
      const predictedAt = hasTimes ? live.seenAt : Number.NEGATIVE_INFINITY;
      const seenAt = Math.max(predictedAt, located?.at ?? Number.NEGATIVE_INFINITY);
      return { ...unseenTime(live.run.start, seenAt, scheduledAt, options), state };
    }
    if (age > liveFor) return { ...scheduled(scheduledAt), state };
    const expectedAt = amongPredictions(live, position, scheduledAt);
    return { ...scheduled(scheduledAt), expectedAt, state };
  }
  const half = live.spreadSeconds * 500;
  return {
    basis: live.basis,
    state: live.state,
    expectedAt: at,
    ...(Number.isNaN(scheduledAt) ? {} : { scheduledAt }),
    ...(Number.isNaN(half) ? {} : { earliestAt: at - half, latestAt: at + half }),
    seenAt: live.seenAt,
  };
}
