import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { groupBy, groupByEach } from '../../lib/groupBy.ts';

/**
 * Creates the function that finds the stops that an alert names, by their stop_id, that of their station, that of an
 * entrance, node or boarding area, the pathway_id of an elevator, or a code on a sign.
 *
 * @returns their stopIDs; none if the name is not known
 */
export function createStopsNamed({
  stops,
  stopAliases = [],
  ways,
}: Pick<Snapshot, 'stops' | 'stopAliases' | 'ways'>): (id: string) => readonly string[] {
  const byID = groupBy(stops, ({ gtfsStopID }) => gtfsStopID);
  const byStation = groupBy(stops, ({ station }) => station);
  const byCode = groupBy(stops, ({ stopID }) => stopID);
  const byAlias = groupBy(stopAliases, ([alias]) => alias);
  const byElevator = groupByEach(ways?.elevators ?? [], ({ ids }) => ids);
  // Trips may stop at a station and at its platforms.
  const ofID = (id: string) => [...(byID.get(id) ?? []), ...(byStation.get(id) ?? [])];
  return (id) => {
    const own = ofID(id);
    const others = () =>
      [
        ...(byAlias.get(id) ?? []).map(([, of]) => of),
        ...(byElevator.get(id) ?? []).map(({ station }) => station),
      ].flatMap(ofID);
    const found = own.length > 0 ? own : [...others(), ...(byCode.get(id) ?? [])];
    return [...new Set(found.map(({ stopID }) => stopID))];
  };
}
