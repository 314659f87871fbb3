import { lotKey } from '../../../contract/parking/parking-lot.ts';
import type { LotsAnswer, ParkingLot } from '../../../contract/parking/parking-lot.ts';
import { ownValue } from '../../../lib/ownValue.ts';
import type { Aged } from '../../createApi.ts';
import { advanceEventLog } from './eventLog.ts';
import type { EventChange } from './eventLog.ts';

/** A lot's open spots, and when the answer arrived, in milliseconds of a monotonic clock. */
export interface LotSample {
  readonly at: number;
  readonly open: number;
}

/** The counts of one lot since the page was opened. */
export interface LotHistory {
  /** The latest counts, oldest first. */
  readonly samples: readonly LotSample[];
  /** Since when the count is the same, without a gap longer than `MAX_SAMPLE_GAP`. */
  readonly unchangedSince: number;
}

/** The last answer, and what earlier answers add to it. */
export interface LotFeed extends LotsAnswer, Aged {
  /** Lots that are missing from the last answer, as they were last reported. */
  readonly unreported: readonly ParkingLot[];
  /** By `lotKey`. */
  readonly histories: Readonly<Record<string, LotHistory>>;
  /** The changes of events since the first answer, latest first. */
  readonly eventChanges: readonly EventChange[];
}

/** After a longer gap between two samples the count may have changed in between; in milliseconds. */
export const MAX_SAMPLE_GAP = 5 * 60_000;

/** Three hours of polls. Limits the memory of a display that runs for weeks. */
const MAX_SAMPLES = 240;

const MAX_UNREPORTED = 100;

const identity = ({ operatedBy, shortName }: ParkingLot) => `${operatedBy}/${shortName}`;

/** The lots that disappeared. A lot whose coordinates changed has a new key but is not missing. */
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
 * Adds an answer of the lots operation to the feed. Pure.
 *
 * @param previous the feed so far; undefined before the first answer
 * @param now when the answer arrived, in milliseconds of a monotonic clock
 */
export function advanceLots(
  previous: LotFeed | undefined,
  answer: LotsAnswer & Aged,
  now: number,
): LotFeed {
  const histories = new Map<string, LotHistory>();
  for (const lot of answer.lots) {
    const key = lotKey(lot);
    // For two lots with the same key, only the first has a history, so that their counts do not mix.
    if (histories.has(key)) continue;
    const before = previous && ownValue(previous.histories, key);
    const history =
      lot.openSpots === null ? before : nextHistory(before, Math.floor(lot.openSpots), now);
    if (history !== undefined) histories.set(key, history);
  }
  const before = [...(previous?.lots ?? []), ...(previous?.unreported ?? [])];
  return {
    ...answer,
    unreported: missingLots(before, answer.lots).slice(0, MAX_UNREPORTED),
    histories: Object.fromEntries(histories),
    eventChanges: advanceEventLog(previous, answer, now),
  };
}
