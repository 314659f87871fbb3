import type { Snapshot, SnapshotStop } from '../../../contract/snapshot.ts';
import { counted, named } from './wording.ts';

const SHORTEST_SHOUT = 5;

/** A stop as an editor finds it: `44 (Main & 2nd)`. */
export const quoted = ({ intersection, gtfsStopID }: SnapshotStop) =>
  `${gtfsStopID} (${intersection})`;

function isShouted(name: string): boolean {
  const letters = name.replaceAll(/\P{L}/gu, '');
  return letters.length >= SHORTEST_SHOUT && letters === letters.toUpperCase();
}

/** Stop names that riders find hard to read or to tell apart. */
export function stopNameNotes({ stops }: Snapshot): string[] {
  const notes: string[] = [];
  const shouted = stops.filter(({ intersection }) => isShouted(intersection));
  const [first] = shouted;
  if (first !== undefined)
    notes.push(
      `stops.txt: ${counted(shouted.length, 'stop name')} of ${stops.length.toLocaleString('en-US')} ${shouted.length === 1 ? 'is' : 'are'} all capital letters, such as stop ${quoted(first)}. Upper and lower case is easier to read.`,
    );
  const byName = new Map<string, SnapshotStop[]>();
  for (const stop of stops) {
    const group = byName.get(stop.intersection);
    if (group === undefined) byName.set(stop.intersection, [stop]);
    else group.push(stop);
  }
  const shared = [...byName].filter(([, group]) => group.length > 1);
  const [example] = shared;
  if (example !== undefined) {
    const [name, group] = example;
    notes.push(
      `stops.txt: ${counted(shared.length, 'name')} ${shared.length === 1 ? 'belongs' : 'belong'} to several stops, such as "${name}": ${named(group.map(({ gtfsStopID }) => gtfsStopID))}. A platform_code, or the street's side in the name, tells them apart.`,
    );
  }
  return notes;
}
