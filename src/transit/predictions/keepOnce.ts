import { addedKey, type AddedRun, type LiveRun } from './LiveRun.ts';
import type { PredictedStops } from './run/predictStops.ts';

/** What the message before said. */
interface MessageBefore {
  readonly madeAt: number;
  readonly runs: ReadonlyMap<string, LiveRun>;
  readonly carried: ReadonlySet<string>;
  readonly added: readonly AddedRun[];
}

/**
 * Keeps what the message before said of trips that a message lacks, once: several servers behind one address may send
 * different trips. Then an entity that is gone says nothing.
 *
 * @param refused the runs of which the message says nothing that counts, by `runKey`
 * @param runs what it says of them, and of others; changed
 * @param added its added runs by `addedKey`; changed
 */
export function keepOnce(
  before: MessageBefore | null,
  refused: ReadonlySet<string>,
  runs: Map<string, LiveRun>,
  added: Map<string, AddedRun>,
): void {
  if (before === null) return;
  for (const [key, live] of before.runs) {
    const isSaid = live.seenAt === before.madeAt && !before.carried.has(key);
    if (isSaid && !refused.has(key) && !runs.has(key)) runs.set(key, live);
  }
  for (const live of before.added)
    if (!added.has(addedKey(live)) && live.seenAt === before.madeAt)
      added.set(addedKey(live), live);
}

/** How far the bus of a run is: the stops that the message before still had are behind it. */
export function nextStopAfter(earlier: LiveRun | undefined, { first }: PredictedStops): number {
  if (earlier === undefined) return 0;
  const wasSaid = first > 0 && !Number.isNaN(earlier.departures[first - 1] ?? Number.NaN);
  return wasSaid ? Math.max(first, earlier.next) : earlier.next;
}
