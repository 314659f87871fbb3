import { everyStop } from '../../../contract/snapshot/live-lists.ts';
import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { TripStopIDs } from './placeStops.ts';

/** Creates the lookup of a pattern's stops by the feed's own IDs. Those of patterns that were asked for are kept. */
export function tripStopIDs(snapshot: Snapshot): (pattern: number) => TripStopIDs {
  const { patterns, stops } = snapshot;
  const byPattern = new Map<number, TripStopIDs>();
  const byID = new Map(everyStop(snapshot).map((stop) => [stop.gtfsStopID, stop]));
  /** Platforms have their station, or where the feed has no stations, its name. */
  const areOneStation = (one: string, other: string) => {
    const [stop, sibling] = [byID.get(one), byID.get(other)];
    if (stop === undefined || sibling === undefined) return false;
    const isSameStation = stop.station !== undefined && stop.station === sibling.station;
    return isSameStation || stop.intersection === sibling.intersection;
  };
  const isStop = (stopID: string) => byID.has(stopID);
  return (index) => {
    const existing = byPattern.get(index);
    if (existing !== undefined) return existing;
    const pattern = patterns[index];
    const made = {
      sequences: pattern?.sequences ?? [],
      stopIDs: (pattern?.stops ?? []).map((stop) => stops[stop]?.gtfsStopID ?? ''),
      areOneStation,
      isStop,
    };
    byPattern.set(index, made);
    return made;
  };
}
