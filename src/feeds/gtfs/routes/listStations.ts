import type { SnapshotStation, SnapshotStop } from '../../../contract/snapshot/snapshot.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { type FeedStop, isPlaced } from '../tables/readStops.ts';
import { rounded } from './nameStops.ts';

/** More entrances than any station has. */
const MOST_ENTRANCES = 100;

const placeOf = ({ id, name, lat, lon, isAccessible }: FeedStop) => ({
  name: name || id,
  lat: rounded(lat),
  lon: rounded(lon),
  ...(isAccessible === undefined ? {} : { isAccessible }),
});

/**
 * The stations of the stops that trips serve: those with several platforms, or with an entrance of a place of its own.
 *
 * @param all all rows of stops.txt
 */
export function listStations(
  stops: readonly SnapshotStop[],
  all: readonly FeedStop[],
): SnapshotStation[] {
  const platforms = groupBy(stops, ({ station = '' }) => station);
  const children = groupBy(
    all.filter((stop) => stop.isEntrance && isPlaced(stop)),
    ({ parent }) => parent,
  );
  return all.flatMap((station): SnapshotStation[] => {
    const entrances = (children.get(station.id) ?? []).slice(0, MOST_ENTRANCES).map(placeOf);
    const count = platforms.get(station.id)?.length ?? 0;
    const isListed = !station.isStop && !station.isEntrance && isPlaced(station);
    if (!isListed || count === 0 || count + entrances.length < 2) return [];
    return [{ stationID: station.id, ...placeOf(station), entrances }];
  });
}
