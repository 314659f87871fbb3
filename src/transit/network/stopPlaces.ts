import type { Snapshot } from '../../contract/snapshot/snapshot.ts';

/** A place of a stop in a pattern. */
export interface StopPlace {
  readonly pattern: number;
  readonly position: number;
}

/** More places than any pattern has: a place is one of 16 bits. */
export const MOST_PLACES = 0x1_0000;

/**
 * Where each stop is in the patterns, but for last stops: a bus that ends there is no departure, whatever
 * pickup_type says.
 *
 * @param isDeparted tells whether riders can board at a place; asked once for each
 * @returns a function from a stop's index to its places where they can
 */
export function stopPlaces(
  { patterns, stops }: Snapshot,
  isDeparted: (place: StopPlace) => boolean,
): (stop: number) => readonly StopPlace[] {
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
  /** Of each place: 0 until it is asked for, then 1 if riders can board there, else 2. */
  const known = new Uint8Array(ofPattern.length);
  return (stop) => {
    const places: StopPlace[] = [];
    const end = offsets[stop + 1] ?? 0;
    for (let at = offsets[stop] ?? end; at < end; at++) {
      if (known[at] === 2) continue;
      const place = { pattern: ofPattern[at] ?? 0, position: ofPosition[at] ?? 0 };
      if (known[at] === 0) known[at] = isDeparted(place) ? 1 : 2;
      if (known[at] === 1) places.push(place);
    }
    return places;
  };
}
