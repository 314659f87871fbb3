import type { SnapshotStop, SnapshotStopAlias } from '../../../contract/snapshot/snapshot.ts';
import type { FeedStop } from '../tables/readStops.ts';

/**
 * Other IDs by which alerts may name the stops that trips serve: those of entrances, nodes and boarding areas of
 * their stations and platforms, and the codes of stations and stops that have another ID in the interface.
 *
 * @param all all rows of stops.txt
 */
export function aliasStops(
  stops: readonly SnapshotStop[],
  all: readonly FeedStop[],
): SnapshotStopAlias[] {
  const stopIDs = new Map(stops.map(({ gtfsStopID, stopID }) => [gtfsStopID, stopID]));
  const stations = new Set(stops.flatMap(({ station }) => station ?? []));
  const isServed = (id: string) => stopIDs.has(id) || stations.has(id);
  return all.flatMap(({ id, code, parent, isStop }): SnapshotStopAlias[] => {
    if (!isStop && !isServed(id)) return isServed(parent) ? [[id, parent]] : [];
    const isNew = code !== '' && code !== id && code !== stopIDs.get(id);
    return isNew && isServed(id) ? [[code, id]] : [];
  });
}
