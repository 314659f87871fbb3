import { OCCUPANCIES, type Occupancy, type ArrivalBasis } from '../../contract/arrivals.ts';
import { createLastComing } from '../arrivals/lastComing.ts';
import type { RunArrivalsOptions } from '../arrivals/runArrivals.ts';
import { earlyEndOf, type RunTime, seenBus } from '../arrivals/runTime.ts';
import type { Line, StopLine } from '../arrivals/stopLines.ts';
import type { TripRun } from '../network/Timetable.ts';
import { type LiveMoment, todayTimes } from './lanes/todayTimes.ts';
import type { RidePart } from './search/Way.ts';

/** What riders read of one run's part of a ride. Instants are in milliseconds since 1970. */
interface RideAnswer extends Line {
  readonly tripID: string;
  readonly departAt: number;
  readonly arriveAt: number;
  readonly scheduledDepartAt?: number | undefined;
  readonly scheduledArriveAt?: number | undefined;
  readonly basis: ArrivalBasis;
  readonly stops: number;
  readonly isLast?: true | undefined;
  readonly headwaySeconds?: number | undefined;
  readonly occupancy?: Occupancy | undefined;
  readonly isUnseen?: true | undefined;
  /** When its live data was measured; null if it is from the timetable. */
  readonly seenAt: number | null;
}

/**
 * Says what riders read of a part.
 *
 * @param pattern the timetable's pattern; -1 for an added run
 * @param stop the index of the stop where it begins
 * @param moment null without live data
 */
export type RideOf = (
  part: RidePart,
  pattern: number,
  stop: number,
  moment: LiveMoment | null,
) => RideAnswer;

interface RideAnswersOptions extends Pick<
  RunArrivalsOptions,
  'timetable' | 'lineOf' | 'idOf' | 'liveFor'
> {
  readonly linesOf: (stop: number) => readonly StopLine[];
}

const finite = (at: number | undefined) => (at === undefined || Number.isNaN(at) ? undefined : at);

export function createRideAnswers({
  timetable,
  lineOf,
  idOf,
  liveFor,
  linesOf,
}: RideAnswersOptions): RideOf {
  const lastComing = createLastComing(timetable, liveFor);

  function isLast(line: Line, stop: number, run: TripRun, at: number, moment: LiveMoment | null) {
    const stopLine = linesOf(stop).find(
      ({ line: { routeID, destination } }) =>
        routeID === line.routeID && destination === line.destination,
    );
    if (stopLine === undefined) return undefined;
    const last = lastComing(stopLine, run.date, moment?.live ?? null, moment?.now ?? 0);
    return at === last ? true : undefined;
  }
  const seenOf = (times: readonly (RunTime | null | undefined)[]) => {
    const seen = times.flatMap((time) => time?.seenAt ?? []);
    return seen.length === 0 ? null : Math.min(...seen);
  };

  return (
    { trip, date, live: known, period, start, from, to, isUnseen },
    pattern,
    stop,
    moment,
  ) => {
    const run: TripRun = known?.run ?? {
      trip,
      date,
      start: start * 1000,
      headway: period === undefined || period.isExact ? null : period.headway,
      isRepeated: period !== undefined,
    };
    const isAdded = known !== undefined && 'tripID' in known;
    const today =
      known === undefined || moment === null
        ? null
        : todayTimes(known, isAdded ? null : timetable, moment);
    const [leaves, comes] = [today?.departures[from], today?.arrivals[to]];
    const scheduled = isAdded ? null : timetable.timesOf(run);
    const scheduledDepartAt = finite(scheduled?.departures[from] ?? scheduled?.arrivals[from]);
    const scheduledArriveAt = finite(scheduled?.arrivals[to]);
    const end = known === undefined || moment === null ? null : earlyEndOf(known, moment.now);
    const early = known === undefined || end === null ? null : { live: known, end };
    const line: Line = isAdded ? known : lineOf({ pattern, position: from }, early);
    const bus =
      moment === null ? undefined : seenBus(moment.live.busOn(run), { now: moment.now, liveFor });
    const skipped = known?.skipped.subarray(from + 1, to).reduce((sum, one) => sum + one, 0) ?? 0;
    return {
      routeID: line.routeID,
      destination: line.destination,
      tripID: isAdded ? idOf(run, known.tripID) : idOf(run),
      // At the seams of a ride without getting off, the timetable may be all that is known.
      departAt: leaves?.expectedAt ?? scheduledDepartAt ?? Number.NaN,
      arriveAt: comes?.expectedAt ?? scheduledArriveAt ?? Number.NaN,
      scheduledDepartAt,
      scheduledArriveAt,
      basis: (leaves ?? comes)?.basis ?? 'scheduled',
      stops: to - from - 1 - skipped,
      isLast:
        scheduledDepartAt === undefined
          ? undefined
          : isLast(line, stop, run, scheduledDepartAt, moment),
      headwaySeconds: run.headway ?? undefined,
      occupancy: OCCUPANCIES[(known?.occupancies?.[from] ?? 0) - 1] ?? bus?.occupancy,
      isUnseen: isUnseen || undefined,
      seenAt: seenOf([leaves, comes]),
    };
  };
}
