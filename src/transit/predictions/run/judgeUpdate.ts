import {
  type ReportedStops,
  type ReportedTrip,
  STOP,
} from '../../../contract/realtime/reported-trips.ts';
import type { UpdateReason } from '../update-counts.ts';
import type { PredictedStops } from './predictStops.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** A feed that says this of every stop has only repeated the timetable: no bus is known yet. */
const GUESS = 300;
/** A wider window is a code, and not seconds. */
const MOST_SPREAD = 1800;
/** Earlier or later than this, a time needs a bus that was seen. */
const MOST_EARLY = 10 * MINUTE;
const MOST_LATE = 90 * MINUTE;
/** Later than this, a time needs a bus also where none is ever seen, as of many trains and ferries. */
const MOST_LATE_UNTRACKED = 720 * MINUTE;
/** Times that were measured so long ago say nothing of now, unless a bus is seen: it may be held. */
const OLD = 60 * MINUTE;
/** An update that lies behind by more is of a bus that is gone. */
const GONE = 2 * MINUTE;

interface Uncertainty {
  /** Whether the feed has only repeated the timetable. */
  readonly isGuess: boolean;
  /** The width in seconds of the time within which the bus comes; NaN if the feed says nothing of use. */
  readonly spreadSeconds: number;
}

/**
 * What a feed's `uncertainty` means: 300 of every stop is a guess by the timetable, 0 of nearly everything says
 * nothing, and only another number is a width.
 */
export function uncertaintyOf(
  { firstStop, stopsEnd }: ReportedTrip,
  stops: ReportedStops,
): Uncertainty {
  let [isGuess, most, any] = [true, -1, false];
  for (let row = firstStop; row < stopsEnd; row++) {
    if (stops.relationships[row] !== STOP.scheduled) continue;
    const uncertainty = stops.uncertainties[row] ?? -1;
    any = true;
    if (uncertainty !== GUESS) isGuess = false;
    most = Math.max(most, uncertainty);
  }
  const isWidth = most > 0 && most !== GUESS && most <= MOST_SPREAD;
  return { isGuess: any && isGuess, spreadSeconds: isWidth ? most : Number.NaN };
}

/** The first time near now that a trip update gives, in milliseconds since 1970; NaN without one. */
export function firstTime(
  { firstStop, stopsEnd }: ReportedTrip,
  stops: ReportedStops,
  now: number,
): number {
  for (let row = firstStop; row < stopsEnd; row++) {
    const arrival = stops.arrivals[row] ?? Number.NaN;
    const at = Number.isNaN(arrival) ? (stops.departures[row] ?? Number.NaN) : arrival;
    if (Math.abs(at - now) < 2 * DAY) return at;
  }
  return Number.NaN;
}

/**
 * Why what is said of a run counts for nothing; null if it counts.
 *
 * @param scheduled the departures by the timetable
 * @param measuredAt when the feed says that the bus was measured, in milliseconds since 1970
 * @param isSeen says whether a bus was lately seen on the run
 * @param isTracked says whether a bus would be seen on the run if there were one
 */
export function reasonAgainst(
  { last, departures }: PredictedStops,
  scheduled: Float64Array,
  { isGuess }: Uncertainty,
  {
    measuredAt = Number.NaN,
    isSeen,
    isTracked,
  }: {
    readonly measuredAt: number | undefined;
    readonly isSeen: () => boolean;
    readonly isTracked: () => boolean;
  },
  now: number,
): UpdateReason | null {
  if (isGuess) return 'guessed';
  // Of a delay of the whole trip, where that goes on to.
  const place = last === -1 ? departures.findLastIndex((at) => !Number.isNaN(at)) : last;
  if (place === -1) return 'withoutTimes';
  const at = departures[place] ?? Number.NaN;
  // The bus may well be at the end of its trip, or between two stops that are far apart.
  const isGone = !(now - measuredAt <= GONE);
  if (at < now - GONE && place < departures.length - 1 && isGone) return 'past';
  if (now - measuredAt > OLD && !isSeen()) return 'old';
  const late = at - (scheduled[place] ?? Number.NaN);
  const isFarOff = late < -MOST_EARLY || late > MOST_LATE;
  if (!isFarOff || isSeen()) return null;
  const isLikely = late > 0 && late <= MOST_LATE_UNTRACKED && !isTracked();
  return isLikely ? null : 'unlikely';
}
