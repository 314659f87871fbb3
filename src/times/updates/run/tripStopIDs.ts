import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { TripStopIDs } from './placeStops.ts';

/** Creates the lookup of a pattern's stops by the feed's own IDs. Those of patterns that were asked for are kept. */
export function tripStopIDs({ patterns, stops }: Snapshot): (pattern: number) => TripStopIDs {
  const byPattern = new Map<number, TripStopIDs>();
  const nameOf = new Map(stops.map(({ gtfsStopID, intersection }) => [gtfsStopID, intersection]));
  /** The platforms of a station have its name. */
  const areOneStation = (one: string, other: string) => {
    const name = nameOf.get(one);
    return name !== undefined && name === nameOf.get(other);
  };
  return (index) => {
    const existing = byPattern.get(index);
    if (existing !== undefined) return existing;
    const pattern = patterns[index];
    const made = {
      sequences: pattern?.sequences ?? [],
      stopIDs: (pattern?.stops ?? []).map((stop) => stops[stop]?.gtfsStopID ?? ''),
      areOneStation,
    };
    byPattern.set(index, made);
    return made;
  };
}
