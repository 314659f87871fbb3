import { decodeSnapshot } from '../../../contract/snapshot/snapshot-file.ts';
import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import lines from './data/snapshot.json' with { type: 'json' };

let snapshot: Snapshot | null = null;

/**
 * The demo city's routes, stops, lines and trips (decision 51). Read by the first call, because a server of
 * another city never needs it. Always the same object.
 */
export function demoSnapshot(): Snapshot {
  snapshot ??= decodeSnapshot(
    new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n')),
  );
  return snapshot;
}
