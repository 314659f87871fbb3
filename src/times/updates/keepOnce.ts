import type { AddedRun, LiveRun } from './LiveRun.ts';
import type { UpdateReading } from './UpdateReading.ts';

/** Names an added run within its city. */
export const addedKey = ({ tripID, run }: AddedRun): string => `${run.date} ${tripID}`;

/**
 * Keeps what the message before said of trips that a message lacks, once: several servers behind one address may send
 * different trips. Then an entity that is gone says nothing.
 *
 * @param named the runs of which the message says anything, by `runKey`
 * @param runs what it says of them, and of others; changed
 * @param added its added runs by `addedKey`; changed
 */
export function keepOnce(
  before: UpdateReading | null,
  named: ReadonlySet<string>,
  runs: Map<string, LiveRun>,
  added: Map<string, AddedRun>,
): void {
  if (before === null) return;
  for (const [key, live] of before.runs)
    if (!named.has(key) && !runs.has(key) && live.seenAt === before.madeAt) runs.set(key, live);
  for (const live of before.added)
    if (!added.has(addedKey(live)) && live.seenAt === before.madeAt)
      added.set(addedKey(live), live);
}
