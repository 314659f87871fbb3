import type { Arrival } from '../../contract/arrivals.ts';
import type { LocatedBus } from '../../contract/realtime/located-bus.ts';
import type { LiveRun } from '../updates/LiveRun.ts';

const MINUTE = 60_000;
/** A departure stays so long after its time, because clocks differ. */
export const STAYS = 30_000;
/** A trip that should have begun so long ago and has no bus is not counted on (T11). */
const UNSEEN_AFTER = 3 * MINUTE;
/** Its row stays so long after its time: the bus may be late, and only unseen. */
export const UNSEEN_STAYS = 10 * MINUTE;
/** What a feed has canceled stays so, if the feed ends, for so long. */
const CANCELED_STAYS = 30 * MINUTE;

/** What is known of a run at one of its stops. */
export type RunTime = Pick<
  Arrival,
  'basis' | 'state' | 'expectedAt' | 'scheduledAt' | 'earliestAt' | 'latestAt' | 'isUnseen'
> & {
  readonly expectedAt: number;
  /** When what it is from was seen; null if it is from the timetable. */
  readonly seenAt: number | null;
};

interface RunTimeOptions {
  readonly now: number;
  /** Milliseconds after which what was seen is not live any more (T11). */
  readonly liveFor: number;
  /** When the newest feed was made, in milliseconds since 1970; -Infinity without live data. */
  readonly feedSeenAt: number;
}

const scheduled = (at: number): RunTime => ({
  basis: 'scheduled',
  state: 'running',
  expectedAt: at,
  scheduledAt: at,
  seenAt: null,
});

/**
 * A run of the timetable that nothing live tells of. While other buses are seen, one that should have begun minutes
 * ago is marked as unseen.
 *
 * @param start when it begins, in milliseconds since 1970
 */
export function unseenTime(
  start: number,
  at: number,
  { now, liveFor, feedSeenAt }: RunTimeOptions,
): RunTime {
  const isUnseen = now - feedSeenAt <= liveFor && start < now - UNSEEN_AFTER;
  return isUnseen ? { ...scheduled(at), isUnseen } : scheduled(at);
}

/** The first stop that the bus of a run has not left, as far as that is known without the time. */
export const nextStopOf = (live: LiveRun, bus: LocatedBus | undefined): number =>
  Math.max(live.next, bus?.next ?? -1);

/**
 * When a run of which more than the timetable is known comes to one of its stops.
 *
 * @param scheduledAt by the timetable, in milliseconds since 1970; NaN if that does not have it
 * @returns null if nothing is known
 */
export function liveTime(
  live: LiveRun,
  position: number,
  scheduledAt: number,
  bus: LocatedBus | undefined,
  { now, liveFor }: RunTimeOptions,
): RunTime | null {
  const age = now - Math.max(live.seenAt, bus?.at ?? Number.NEGATIVE_INFINITY);
  const isSkipped = live.skipped[position] === 1;
  if (live.state === 'canceled' || isSkipped) {
    if (Number.isNaN(scheduledAt)) return null;
    if (age > CANCELED_STAYS) return scheduled(scheduledAt);
    const state = isSkipped && live.state !== 'canceled' ? 'skipped' : 'canceled';
    return { ...scheduled(scheduledAt), state };
  }
  const departure = live.departures[position] ?? Number.NaN;
  const at = Number.isNaN(departure) ? (live.arrivals[position] ?? Number.NaN) : departure;
  if (age > liveFor || Number.isNaN(at))
    return Number.isNaN(scheduledAt) ? null : scheduled(scheduledAt);
  const half = live.spreadSeconds * 500;
  return {
    basis: live.basis,
    state: live.state,
    expectedAt: at,
    ...(Number.isNaN(scheduledAt) ? {} : { scheduledAt }),
    ...(Number.isNaN(half) ? {} : { earliestAt: at - half, latestAt: at + half }),
    seenAt: Math.max(live.seenAt, bus?.at ?? Number.NEGATIVE_INFINITY),
  };
}
