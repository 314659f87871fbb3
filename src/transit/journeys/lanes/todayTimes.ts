import type { LocatedBus } from '../../../contract/realtime/located-bus.ts';
import type { LiveTimes } from '../../arrivals/LiveTimes.ts';
import {
  CANCELED_STAYS,
  earlyEndOf,
  liveTime,
  nextStopOf,
  onItsWayFrom,
  type RunTime,
  seenBus,
  UNSEEN_AFTER,
} from '../../arrivals/runTime.ts';
import type { RunTimes, Timetable } from '../../network/Timetable.ts';
import type { AddedRun, LiveRun } from '../../predictions/LiveRun.ts';

/** When answers are for, and until when what was seen is live. */
export interface LiveMoment {
  readonly live: LiveTimes;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly liveFor: number;
  /** Is told of each instant at which they may be other ones without new data. */
  readonly note?: ((at: number) => void) | undefined;
}

/** A run's stops as getarrivals has them; null where it doesn't stop, and where nobody can get off or on now. */
export interface TodayTimes {
  readonly arrivals: readonly (RunTime | null)[];
  readonly departures: readonly (RunTime | null)[];
  readonly isUnseen: boolean;
}

/** Where the feed says when a bus leaves a stop, and not when it comes there, it counts as leaving at once. */
const arrivalsOf = ({ arrivals, departures }: LiveRun) =>
  arrivals.map((at, position) => (Number.isNaN(at) ? (departures[position] ?? at) : at));

const NONE: RunTimes = { arrivals: new Float64Array(0), departures: new Float64Array(0) };

function noteChanges(
  known: LiveRun | AddedRun,
  bus: LocatedBus | undefined,
  { live, liveFor, note = () => {} }: LiveMoment,
): void {
  note(known.seenAt + liveFor);
  note(known.seenAt + CANCELED_STAYS);
  note(live.seenAt + liveFor);
  note(live.seenAt + CANCELED_STAYS);
  note(known.run.start + UNSEEN_AFTER);
  note(onItsWayFrom(known));
  if (bus !== undefined) note(bus.at + liveFor);
}

/** @param timetable null for a run that it does not have */
export function todayTimes(
  known: LiveRun | AddedRun,
  timetable: Timetable | null,
  moment: LiveMoment,
): TodayTimes {
  const { live, now, liveFor, note } = moment;
  const options = { now, liveFor, feedSeenAt: live.seenAt };
  const { run, moved, skipped } = known;
  const located: LocatedBus | undefined = timetable === null ? undefined : live.busOn(run);
  const bus = seenBus(located, options);
  noteChanges(known, bus, moment);
  const next = timetable === null ? known.next : nextStopOf(known, bus, now);
  const end = timetable === null ? null : earlyEndOf(known, now);
  const scheduled = timetable?.timesOf(run) ?? NONE;
  // Where it stops elsewhere today, that stop is not left out.
  const served =
    moved === undefined ? skipped : skipped.map((one, at) => (moved.has(at) ? 0 : one));
  const leaving: LiveRun = { ...known, skipped: served };
  const coming: LiveRun = { ...leaving, departures: arrivalsOf(known) };
  const isUsable = (time: RunTime | null): time is RunTime =>
    time !== null && time.state !== 'canceled' && time.state !== 'skipped';
  const timesOf = (which: LiveRun, planned: Float64Array, last: number) =>
    Array.from(skipped, (_, position) => {
      if (position > last) return null;
      const time = liveTime(which, position, planned[position] ?? Number.NaN, located, options);
      if (!isUsable(time) || Number.isNaN(time.expectedAt)) return null;
      // A stop that the bus has left can't be still to come.
      if (position >= next || time.expectedAt <= now) return time;
      note?.(time.expectedAt);
      return null;
    });
  const last = end ?? skipped.length - 1;
  const departures = timesOf(leaving, scheduled.departures, last - 1);
  return {
    arrivals: timesOf(coming, scheduled.arrivals, last),
    departures,
    isUnseen: departures.some((time) => time?.isUnseen === true),
  };
}
