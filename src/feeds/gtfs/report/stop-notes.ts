import type { Snapshot, SnapshotStop } from '../../../contract/snapshot/snapshot.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { counted, named } from './wording.ts';

/** Shorter names may be abbreviations. */
const MIN_LETTERS = 5;

/** A stop as an editor finds it: `44 (Main & 2nd)`. */
export const stopLabel = ({ intersection, gtfsStopID }: SnapshotStop) =>
  `${gtfsStopID} (${intersection})`;

/** Whether a name is in capitals. Letters of scripts that have no others, such as Hebrew, don't count. */
function isAllCapitals(name: string): boolean {
  const letters = name.match(/\p{Lu}|\p{Ll}/gu) ?? [];
  return (
    letters.length >= MIN_LETTERS && letters.every((letter) => letter === letter.toUpperCase())
  );
}

/** Stop names that riders find hard to read or to tell apart. */
export function stopNameNotes({ stops }: Snapshot): string[] {
  const notes: string[] = [];
  const capitals = stops.filter(({ intersection }) => isAllCapitals(intersection));
  const [first] = capitals;
  if (first !== undefined)
    notes.push(
      `stops.txt: ${counted(capitals.length, 'stop name')} of ${stops.length.toLocaleString('en-US')} ${capitals.length === 1 ? 'is' : 'are'} all capital letters, such as stop ${stopLabel(first)}. Upper and lower case is easier to read.`,
    );
  const byName = groupBy(stops, ({ intersection }) => intersection);
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
