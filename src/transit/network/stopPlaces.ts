import type { Snapshot } from '../../contract/snapshot/snapshot.ts';

/** A place of a stop in a pattern. */
export interface StopPlace {
  readonly pattern: number;
  readonly position: number;
}

/**
 * Where each stop is in the patterns, but for last stops: a bus that ends there is no departure, whatever
 * pickup_type says.
 *
 * @returns a function from a stop's index to its places
 */
export function stopPlaces({ patterns, stops }: Snapshot): (stop: number) => readonly StopPlace[] {
  const counts = new Uint32Array(stops.length + 1);
  const eachPlace = (visit: (stop: number, pattern: number, position: number) => void) => {
    for (const [pattern, { stops: all }] of patterns.entries())
      for (let position = 0; position < all.length - 1; position++)
        visit(all[position] ?? 0, pattern, position);
  };
  eachPlace((stop) => {
    counts[stop + 1] = (counts[stop + 1] ?? 0) + 1;
  });
  const offsets = counts;
  for (let stop = 0; stop < stops.length; stop++)
    offsets[stop + 1] = (offsets[stop + 1] ?? 0) + (offsets[stop] ?? 0);
  const next = offsets.slice();
  const ofPattern = new Uint32Array(offsets.at(-1) ?? 0);
  const ofPosition = new Uint16Array(ofPattern.length);
  eachPlace((stop, pattern, position) => {
    const at = next[stop] ?? 0;
    ofPattern[at] = pattern;
    ofPosition[at] = position;
    next[stop] = at + 1;
  });
  return (stop) => {
    const from = offsets[stop] ?? 0;
    return Array.from({ length: (offsets[stop + 1] ?? from) - from }, (_, at) => ({
      pattern: ofPattern[from + at] ?? 0,
      position: ofPosition[from + at] ?? 0,
    }));
  };
}
