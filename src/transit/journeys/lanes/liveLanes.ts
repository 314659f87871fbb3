import type { AddedRun, LiveRun } from '../../predictions/LiveRun.ts';
import type { JourneyCity } from './createJourneyCity.ts';
import type { Lane } from './Lane.ts';
import { lanesFrom, type LaneRun } from './lanesFrom.ts';
import { type LiveMoment, todayTimes } from './todayTimes.ts';

/** Runs that stop elsewhere than their pattern, today or because the timetable does not have them. */
export interface ExtraPattern {
  /** Indexes of the city's stops. */
  readonly stops: readonly number[];
  readonly lanes: readonly Lane[];
  /** The timetable's pattern; -1 for an added run. */
  readonly planned: number;
}

/** Lanes of runs with live data, with their times as getarrivals has them now. */
export function lanesOfRuns(
  { patternTimes, timetable }: JourneyCity,
  runs: readonly (LiveRun | AddedRun)[],
  pattern: number,
  moment: LiveMoment,
): Lane[] {
  const length = Math.max(0, ...runs.map(({ skipped }) => skipped.length));
  const arrivals = new Float64Array(runs.length * length).fill(Number.NaN);
  const departures = arrivals.slice();
  const [seen, unseen]: [LaneRun[], LaneRun[]] = [[], []];
  const isAdded = pattern === -1;
  for (const [index, live] of runs.entries()) {
    const { run } = live;
    const today = todayTimes(live, isAdded ? null : timetable, moment);
    const offset = index * length;
    const start = run.start / 1000;
    for (let at = 0; at < live.skipped.length; at++) {
      const [arrival, departure] = [today.arrivals[at], today.departures[at]];
      const isUsable = arrival && at > 0 && (isAdded || patternTimes.canLeave(pattern, at));
      if (isUsable) arrivals[offset + at] = arrival.expectedAt / 1000 - start;
      if (departure && (isAdded || patternTimes.canBoard(pattern, at)))
        departures[offset + at] = departure.expectedAt / 1000 - start;
    }
    const { trip, date } = run;
    (today.isUnseen ? unseen : seen).push({ trip, date, start, offset, live });
  }
  const times = { arrivals, departures };
  return [
    ...lanesFrom(seen, { times, length }),
    ...lanesFrom(unseen, { times, length, isUnseen: true }),
  ];
}

/** The runs that stop elsewhere today, and those that the timetable does not have. */
export function extraPatterns(city: JourneyCity, moment: LiveMoment): readonly ExtraPattern[] {
  const { snapshot } = city;
  const { live, now, liveFor, note } = moment;
  const found: ExtraPattern[] = [];
  for (const run of live.runs) {
    const { moved } = run;
    if (moved === undefined) continue;
    note?.(live.hiddenUntil(run.run, liveFor));
    if (live.isHidden(run.run, now, liveFor)) continue;
    const planned = snapshot.trips.patterns[run.run.trip] ?? -1;
    const stops = (snapshot.patterns[planned]?.stops ?? []).map(
      (stop, at) => moved.get(at) ?? stop,
    );
    found.push({ stops, planned, lanes: lanesOfRuns(city, [run], planned, moment) });
  }
  for (const added of live.addedRuns)
    found.push({
      stops: added.stops,
      planned: -1,
      lanes: lanesOfRuns(city, [added], -1, moment),
    });
  return found;
}
