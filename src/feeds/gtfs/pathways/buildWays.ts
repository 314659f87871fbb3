import type { SnapshotStop } from '../../../contract/snapshot/snapshot.ts';
import type {
  SnapshotElevator,
  SnapshotLink,
  SnapshotPlatform,
  SnapshotWays,
} from '../../../contract/snapshot/ways.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { withoutElevatorWord } from '../../../lib/text/elevator-words.ts';
import type { Tables } from '../build/Tables.ts';
import type { FeedStop } from '../tables/readStops.ts';
import { createAreas } from './createAreas.ts';
import type { FeedPathway } from './readPathways.ts';

/** A boarding area is on a platform, which is in a station. */
const MOST_LEVELS = 2;

/** Creates the function that finds the station of a place: itself, if it is in none. */
function createStationOf(all: readonly FeedStop[]): (stop: FeedStop) => FeedStop {
  const byID = new Map(all.map((stop) => [stop.id, stop]));
  return (stop) => {
    let station = stop;
    for (let level = 0; level < MOST_LEVELS; level++) station = byID.get(station.parent) ?? station;
    return station;
  };
}

type Parts = Pick<Tables, 'pathways' | 'stops'>;

/** The elevators of the ways: several of a station under one name are one. @returns them, and the index of each way's */
function listElevators(
  { pathways: { all, levels }, stops }: Parts,
  stationOf: (stop: FeedStop) => FeedStop,
) {
  const nameOf = (way: FeedPathway): string => {
    const floors = [way.from, way.to].map((at) => levels.get(stops.all[at]?.level ?? '') ?? '');
    const between = floors.every((floor) => floor !== '') ? floors.toSorted().join(' – ') : '';
    return withoutElevatorWord(way.name) || between || way.id || String(way.from);
  };
  const rows = all.flatMap((way) => {
    const from = way.isElevator && !way.hasSteps ? stops.all[way.from] : undefined;
    return from === undefined ? [] : [{ way, name: nameOf(way), station: stationOf(from).id }];
  });
  const groups = groupBy(rows, ({ name, station }) => JSON.stringify([name, station]));
  const elevatorOf = new Map<FeedPathway, number>();
  const elevators = [...groups.values()].flatMap((group, index): SnapshotElevator[] => {
    for (const { way } of group) elevatorOf.set(way, index);
    const [first] = group;
    const doors = group
      .flatMap(({ way }) => [stops.all[way.from], stops.all[way.to]])
      .flatMap((door) => (door === undefined || door.isStop || door.isEntrance ? [] : [door.id]));
    const ids = new Set([...group.map(({ way }) => way.id), ...doors]);
    ids.delete('');
    return first === undefined ? [] : [{ name: first.name, station: first.station, ids: [...ids] }];
  });
  return { elevators, elevatorOf };
}

/**
 * Ways to the platforms without steps, of all stations whose entrances and platforms the feed joins.
 *
 * @param served the stops that trips serve
 * @returns null if there are none: whether such a platform can be reached is not known
 */
export function buildWays(tables: Parts, served: readonly SnapshotStop[]): SnapshotWays | null {
  const { pathways, stops } = tables;
  if (pathways.all.length === 0) return null;
  const stationOf = createStationOf(stops.all);
  const joined = new Set(pathways.all.flatMap(({ from, to }) => [from, to]));
  const open = pathways.all.filter(({ hasSteps }) => !hasSteps);
  const areaOf = createAreas(open.filter(({ isElevator }) => !isElevator));
  const entrances = [...joined].flatMap((at) => {
    const stop = stops.all[at];
    return stop?.isEntrance === true ? [{ at, stop }] : [];
  });
  const entered = new Set(entrances.map(({ stop }) => stationOf(stop)));
  const indexOf = new Map(stops.all.map(({ id }, at) => [id, at]));
  const boardingAreas = groupBy(
    [...joined].filter((at) => stops.all[at]?.isStop === false && !stops.all[at].isEntrance),
    (at) => stops.all[at]?.parent ?? '',
  );
  const placesOf = (at: number, { id, parent, isStop }: FeedStop): readonly number[] => {
    const own = [at, ...(isStop ? (boardingAreas.get(id) ?? []) : [])];
    const named = own.filter((place) => joined.has(place));
    // A boarding area that no way names is reached as its platform is.
    const platform = indexOf.get(parent) ?? -1;
    const isOnPlatform = !isStop && joined.has(platform) && stops.all[platform]?.isStop === true;
    return named.length === 0 && isOnPlatform ? [platform] : named;
  };
  const platforms = served.flatMap(({ stopID, gtfsStopID }): SnapshotPlatform[] => {
    const at = indexOf.get(gtfsStopID) ?? -1;
    const stop = stops.all[at];
    if (stop === undefined || !entered.has(stationOf(stop))) return [];
    return placesOf(at, stop).map((place) => [stopID, areaOf(place)]);
  });
  if (platforms.length === 0) return null;
  const { elevators, elevatorOf } = listElevators(tables, stationOf);
  const links = new Map<string, SnapshotLink>();
  const link = (from: number, to: number, elevator: number) => {
    if (from !== to) links.set(`${from} ${to} ${elevator}`, [from, to, elevator]);
  };
  for (const way of open) {
    const [from, to, elevator] = [areaOf(way.from), areaOf(way.to), elevatorOf.get(way) ?? -1];
    link(from, to, elevator);
    if (way.isBothWays) link(to, from, elevator);
  }
  return {
    entrances: [
      ...new Set(
        entrances.flatMap(({ at, stop }) => (stop.isAccessible === false ? [] : [areaOf(at)])),
      ),
    ],
    platforms,
    links: [...links.values()],
    elevators,
  };
}
