import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { addToGroup } from '../../lib/groupBy.ts';

/**
 * Which trip a bus drives after another one: the next one of the block, as block_id says. The blocks are sorted when
 * one is first asked for.
 *
 * @returns a function that takes a trip and whether a trip runs on the day, and returns the next trip's index or -1
 */
export function tripBlocks(
  { trips }: Snapshot,
  { tripBlocks: blocks }: SnapshotTimetable,
): (trip: number, runs: (trip: number) => boolean) => number {
  let byBlock: Map<number, number[]> | null = null;
  const startOf = (trip: number) => trips.starts[trip] ?? 0;
  function sorted(): Map<number, number[]> {
    const made = new Map<number, number[]>();
    for (const [trip, block] of blocks.entries()) if (block !== -1) addToGroup(made, block, trip);
    for (const list of made.values()) list.sort((one, other) => startOf(one) - startOf(other));
    return made;
  }
  return (trip, runs) => {
    byBlock ??= sorted();
    const list = byBlock.get(blocks[trip] ?? -1) ?? [];
    return list.find((other) => startOf(other) > startOf(trip) && runs(other)) ?? -1;
  };
}
