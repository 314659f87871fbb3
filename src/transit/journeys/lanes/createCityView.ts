import type { ServiceDate } from '../../../lib/time/service-date.ts';
import type { LiveTimes } from '../../arrivals/LiveTimes.ts';
import { CANCELED_STAYS, UNSEEN_AFTER, unseenAsOf } from '../../arrivals/runTime.ts';
import { runKey } from '../../predictions/LiveRun.ts';
import type { Clock } from './Clock.ts';
import { repeatedLane } from './createDayLanes.ts';
import type { JourneyCity } from './createJourneyCity.ts';
import { createLane, type Lane } from './Lane.ts';
import { lanesFrom } from './lanesFrom.ts';
import { cacheOf, timed } from './live-cache.ts';
import { type ExtraPattern, extraPatterns, lanesOfRuns } from './liveLanes.ts';

/** The lanes of one agency for some service days, at one moment. */
export interface CityView {
  readonly city: JourneyCity;
  readonly dates: readonly ServiceDate[];
  /** Those of a pattern of the timetable. */
  lanesOf(pattern: number): readonly Lane[];
  readonly extra: readonly ExtraPattern[];
}

/** A lane with some of its runs. */
export function only(
  lane: Lane,
  isKept: (index: number) => boolean,
  isUnseen: boolean,
): readonly Lane[] {
  const kept = Array.from(lane.starts.keys()).filter(isKept);
  if (kept.length === 0) return [];
  if (kept.length === lane.starts.length && isUnseen === lane.isUnseen) return [lane];
  const { runs } = lane;
  return [
    createLane({
      ...lane,
      starts: Float64Array.from(kept, (index) => lane.starts[index] ?? 0),
      offsets: Uint32Array.from(kept, (index) => lane.offsets[index] ?? 0),
      runs: {
        ...runs,
        dates: kept.map((index) => runs.dates[index] ?? ''),
        trips: kept.map((index) => runs.trips[index] ?? -1),
        lives: runs.lives && kept.flatMap((index) => runs.lives?.[index] ?? []),
      },
      isUnseen,
    }),
  ];
}

/** The single runs of a trip that is repeated exactly. */
export function expanded(lane: Lane, length: number): readonly Lane[] {
  const { repeats, runs, offsets } = lane;
  if (repeats === null || repeats.step === 0) return [lane];
  const count = Math.round((repeats.last - repeats.first) / repeats.step) + 1;
  const [trip = -1] = runs.trips;
  const [date = ''] = runs.dates;
  const single = Array.from({ length: count }, (_, index) => ({
    trip,
    date,
    start: repeats.first + index * repeats.step,
    offset: offsets[0] ?? 0,
  }));
  const lanes = lanesFrom(single, {
    times: { arrivals: lane.arrivals, departures: lane.departures },
    length,
  });
  return lanes.map((one) => createLane({ ...one, runs: { ...one.runs, period: runs.period } }));
}

interface LiveView {
  readonly live: LiveTimes;
  readonly liveFor: number;
  /** The moment, and until when all that was read of the view stays true. */
  readonly clock: Clock;
}

/** @param options null without live data */
export function createCityView(
  city: JourneyCity,
  dates: readonly ServiceDate[],
  options: LiveView | null,
): CityView {
  const byPattern: (readonly Lane[] | undefined)[] = [];
  const planned = (pattern: number) => dates.flatMap((date) => city.lanesOn(pattern, date));
  if (options === null)
    return {
      city,
      dates,
      lanesOf: (pattern) => (byPattern[pattern] ??= planned(pattern)),
      extra: [],
    };

  const { live, liveFor, clock } = options;
  const cache = cacheOf(live, dates);
  const momentOf = (own: Clock) => ({
    live,
    now: own.now,
    liveFor,
    note: (at: number) => {
      own.note(at);
    },
  });
  const runOf = ({ starts, runs: { trips, dates: days } }: Lane, index: number) => ({
    trip: trips[index] ?? -1,
    date: days[index] ?? '',
    start: (starts[index] ?? 0) * 1000,
    headway: null,
    isRepeated: false,
  });

  function create(pattern: number, own: Clock): readonly Lane[] {
    const { now } = own;
    own.note(live.seenAt + liveFor);
    own.note(live.seenAt + CANCELED_STAYS);
    const asOf = unseenAsOf({ now, liveFor, feedSeenAt: live.seenAt });
    const unseenBefore = (asOf - UNSEEN_AFTER) / 1000;
    const runs = live.ofPattern(pattern);
    const known = new Set(runs.map(({ run }) => runKey(run)));
    const length = city.snapshot.patterns[pattern]?.stops.length ?? 0;
    const isOther = known.size > 0 || live.hidesRuns;
    const filtered = planned(pattern).flatMap((one): readonly Lane[] => {
      if (one.repeats !== null && one.repeats.step === 0) return afterSeen(one, runs, length);
      const isOld = one.earliest < unseenBefore;
      for (const start of one.starts) own.note(start * 1000 + UNSEEN_AFTER);
      own.note(one.earliest * 1000 + UNSEEN_AFTER);
      if (!isOther && !isOld) return [one];
      return expanded(one, length).flatMap((lane) => {
        const isGone = Array.from(lane.starts.keys(), (index) => {
          const run = runOf(lane, index);
          if (live.hidesRuns) own.note(live.hiddenUntil(run, liveFor));
          return isOther && (known.has(runKey(run)) || live.isHidden(run, now, liveFor));
        });
        const isUnseen = (index: number) => {
          if (!isOld || (lane.starts[index] ?? 0) >= unseenBefore) return false;
          const bus = live.busOn(runOf(lane, index));
          if (bus !== undefined) own.note(bus.at + liveFor);
          return bus === undefined || asOf - bus.at > liveFor;
        };
        return [false, true].flatMap((unseen) =>
          only(lane, (index) => isGone[index] === false && isUnseen(index) === unseen, unseen),
        );
      });
    });
    const here = runs.filter(({ run, moved }) => {
      own.note(live.hiddenUntil(run, liveFor));
      const isAsked = dates.includes(run.date);
      return isAsked && moved === undefined && !live.isHidden(run, now, liveFor);
    });
    if (here.length === 0) return filtered;
    return [...filtered, ...lanesOfRuns(city, here, pattern, momentOf(own))];
  }

  /** Buses that come about so far apart: until half a headway after the last one that is seen, they are those. */
  function afterSeen(
    lane: Lane,
    runs: ReturnType<typeof live.ofPattern>,
    length: number,
  ): readonly Lane[] {
    const { period, trips } = lane.runs;
    const [date = ''] = lane.runs.dates;
    const offset = lane.offsets[0] ?? 0;
    if (period === undefined) return [lane];
    const lasts = runs.flatMap(({ run, departures }) =>
      run.trip === trips[0] && run.headway !== null
        ? Array.from(
            departures,
            (at, position) => at / 1000 - (lane.departures[offset + position] ?? NaN),
          )
        : [],
    );
    const last = lasts.reduce(
      (one, other) => (other > one ? other : one),
      Number.NEGATIVE_INFINITY,
    );
    const dayStart = city.timetable.startOf(date) / 1000;
    const from = Math.max(period.from, last + period.headway / 2 - dayStart);
    if (from === period.from) return [lane];
    if (from >= period.until) return [];
    return [repeatedLane({ ...period, from }, lane, offset, { date, dayStart, length })];
  }

  return {
    city,
    dates,
    lanesOf(pattern) {
      const made = timed(cache.lanes[pattern], clock, (own) => create(pattern, own));
      cache.lanes[pattern] = made;
      return made.value;
    },
    extra: (cache.extra.last = timed(cache.extra.last, clock, (own) =>
      extraPatterns(city, momentOf(own)),
    )).value,
  };
}
