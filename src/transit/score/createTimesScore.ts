import { LIVE_FOR } from '../arrivals/createCityTimes.ts';
import type { Failures } from '../Failures.ts';
import type { TripRun } from '../network/Timetable.ts';
import { type LiveRun, runKey } from '../predictions/LiveRun.ts';
import type { UpdateReading } from '../predictions/UpdateReading.ts';
import { RunningScore, type Score } from './RunningScore.ts';

/** Milliseconds between two moments at which the times that are said are noted. */
const NOTED_EVERY = 180_000;
/** Milliseconds ahead. The benchmark ends at 15 minutes. */
const FARTHEST = 20 * 60_000;
/** Milliseconds after which a bus is no longer waited for. */
const FORGET_AFTER = 60 * 60_000;
/** The most stops of runs with notes, which take 5 MB. */
const MOST_STOPS = 20_000;

/** What was said of a bus at a stop: when, the agency's time, and ours. */
type Note = readonly [now: number, reported: number, estimated: number];

/** The scores of the agency's times and of ours, on the same buses, stops and moments. */
export interface TimesScores {
  readonly reported: Score;
  readonly estimated: Score;
}

/** The scores of the kinds of times that have been compared with any arrival. */
export const knownScores = ({
  reported,
  estimated,
}: TimesScores): (readonly [times: keyof TimesScores, score: Score])[] =>
  [['reported', reported] as const, ['estimated', estimated] as const].filter(
    ([, { count }]) => count > 0,
  );

/** Compares what was said with what then happened. */
export interface TimesScore {
  /** Notes what is said now; every few minutes, so it may be called with each reading. */
  note(
    updates: readonly UpdateReading[],
    estimates: readonly LiveRun[],
    now: number,
    failures: Failures,
  ): void;
  /** A bus was seen to come to a stop of its run. @param at milliseconds since 1970 */
  came(run: TripRun, position: number, at: number): void;
  /** Forgets what was said: another city numbers its trips anew. */
  clear(): void;
  scores(now: number): TimesScores;
}

export function createTimesScore(liveFor = LIVE_FOR): TimesScore {
  const reported = new RunningScore();
  const estimated = new RunningScore();
  const notes = new Map<string, Note[]>();
  let notedAt: number | null = null;
  const stopKey = (run: TripRun, position: number) => `${runKey(run)} ${position}`;

  function reportedRun(
    updates: readonly UpdateReading[],
    run: TripRun,
    now: number,
  ): LiveRun | undefined {
    const all = updates.flatMap(({ runs }) => runs.get(runKey(run)) ?? []);
    return all.find(({ seenAt }) => now - seenAt <= liveFor);
  }

  /** @param other the same run as the agency says; undefined without predictions */
  function noteRun(
    { run, arrivals, next }: LiveRun,
    other: LiveRun | undefined,
    now: number,
  ): void {
    for (let position = Math.max(1, next); position < arrivals.length; position++) {
      const ours = arrivals[position] ?? Number.NaN;
      if (ours > now + FARTHEST) break;
      const arrival = other?.arrivals[position] ?? Number.NaN;
      const theirs = Number.isNaN(arrival) ? (other?.departures[position] ?? arrival) : arrival;
      if (Number.isNaN(ours) || (other !== undefined && Number.isNaN(theirs))) continue;
      const key = stopKey(run, position);
      const earlier = notes.get(key);
      if (earlier !== undefined) earlier.push([now, theirs, ours]);
      else if (notes.size < MOST_STOPS) notes.set(key, [[now, theirs, ours]]);
    }
  }

  return {
    note(updates, estimates, now, failures) {
      // At the start not every feed has been read.
      notedAt ??= now;
      if (now - notedAt < NOTED_EVERY) return;
      notedAt = now;
      for (const [key, [first]] of notes)
        if (now - (first?.[0] ?? 0) > FORGET_AFTER) notes.delete(key);
      // Where an agency has predictions, both are scored on the stops of which both say a time.
      const hasReported = updates.some(({ runs }) => runs.size > 0);
      for (const estimate of estimates) {
        const other = reportedRun(updates, estimate.run, now);
        if (!hasReported || other !== undefined)
          failures.attempt(estimate.vehicleID, () => noteRun(estimate, other, now));
      }
    },
    came(run, position, at) {
      const key = stopKey(run, position);
      for (const [now, theirs, ours] of notes.get(key) ?? []) {
        reported.add(now, theirs, at);
        estimated.add(now, ours, at);
      }
      notes.delete(key);
    },
    clear() {
      notes.clear();
    },
    scores: (now) => ({ reported: reported.score(now), estimated: estimated.score(now) }),
  };
}
