import { lotKey } from '../../contract/parking-lot.ts';
import type { LotsAnswer, ParkingLot } from '../../contract/parking-lot.ts';
import { advanceEventLog } from './eventLog.ts';
import type { EventChange } from './eventLog.ts';

/** A count of a lot and when it was fetched, milliseconds of a monotonic clock. */
export interface LotSample {
  readonly at: number;
  readonly open: number;
}

/** What the answers of this session have told of one lot. */
export interface LotHistory {
  /** The latest counts, oldest first (C15). */
  readonly samples: readonly LotSample[];
  /** Since when its count was seen to stand, without a time in which nobody looked (C34). */
  readonly unchangedSince: number;
}

/** The last answer, with what only those before it can tell. */
export interface LotFeed extends LotsAnswer {
  /** Lots that earlier answers had and the last one lacks, as they were last reported (C10). */
  readonly unreported: readonly ParkingLot[];
  /** By `lotKey`. */
  readonly histories: Readonly<Record<string, LotHistory>>;
  /** What became of events since the first answer, the latest first (C30). */
  readonly eventChanges: readonly EventChange[];
}

/** Milliseconds. Longer than this between two counts nobody looked, and anything may have been. */
export const MAX_SAMPLE_GAP = 5 * 60_000;

/** Three hours of polls (C15); a bound, so that a display that runs for weeks does not grow. */
const MAX_SAMPLES = 240;

/** Lots that went away are told of until there are this many of them. */
const MAX_UNREPORTED = 100;

const identity = ({ operatedBy, shortName }: ParkingLot) => `${operatedBy}/${shortName}`;

/**
 * Lots that were there and are not. One whose coordinates alone are others has moved and is not
 * missing, although its key is another one.
 */
function missingLots(before: readonly ParkingLot[], now: readonly ParkingLot[]): ParkingLot[] {
  const keys = new Set(now.map(lotKey));
  const previousKeys = new Set(before.map(lotKey));
  const moved = new Map<string, number>();
  for (const lot of now) {
    if (!previousKeys.has(lotKey(lot)))
      moved.set(identity(lot), (moved.get(identity(lot)) ?? 0) + 1);
  }
  return before.filter((lot) => {
    if (keys.has(lotKey(lot))) return false;
    const remaining = moved.get(identity(lot)) ?? 0;
    moved.set(identity(lot), remaining - 1);
    return remaining <= 0;
  });
}

function nextHistory(before: LotHistory | undefined, open: number, now: number): LotHistory {
  const samples = [...(before?.samples ?? []), { at: now, open }].slice(-MAX_SAMPLES);
  const last = before?.samples.at(-1);
  const isUnchanged = last?.open === open && now - last.at <= MAX_SAMPLE_GAP;
  return {
    samples,
    unchangedSince: isUnchanged && before !== undefined ? before.unchangedSince : now,
  };
}

/**
 * Folds an answer of the lots into what is known of them; pure.
 *
 * @param previous what was known, if anything
 * @param now when the answer came, milliseconds of a monotonic clock
 */
export function advanceLots(
  previous: LotFeed | undefined,
  answer: LotsAnswer,
  now: number,
): LotFeed {
  const histories: Record<string, LotHistory> = {};
  for (const lot of answer.lots) {
    const key = lotKey(lot);
    // Two that nothing tells apart have no history: their counts would be taken for one.
    if (histories[key] !== undefined) continue;
    const before = previous?.histories[key];
    const history =
      lot.openSpots === null ? before : nextHistory(before, Math.floor(lot.openSpots), now);
    if (history !== undefined) histories[key] = history;
  }
  const before = [...(previous?.lots ?? []), ...(previous?.unreported ?? [])];
  return {
    ...answer,
    unreported: missingLots(before, answer.lots).slice(0, MAX_UNREPORTED),
    histories,
    eventChanges: advanceEventLog(previous, answer, now),
  };
}
