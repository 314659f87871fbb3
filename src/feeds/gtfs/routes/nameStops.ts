import type { SnapshotStop } from '../../../contract/snapshot/snapshot.ts';
import type { Findings } from '../Findings.ts';
import type { FeedStop } from '../tables/readStops.ts';

/** Six decimals are 10 cm. */
export const rounded = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000;

/** Adds the platform where several stops of a station have one name. */
function nameOf(stop: FeedStop, siblings: ReadonlyMap<string, number>, parentName: string): string {
  const name = stop.name || parentName || stop.id;
  if (stop.parent === '' || stop.platform === '') return name;
  const isShared = (siblings.get(JSON.stringify([stop.parent, stop.name])) ?? 0) > 1;
  return isShared ? `${name} ${stop.platform}` : name;
}

/**
 * The stops of the interface. Their stopIDs are the stop_codes if all stops have one and all differ,
 * else the stop_ids.
 *
 * @param served the stops that at least one trip serves
 * @param all all rows of stops.txt, for the names of stations
 */
export function nameStops(
  served: readonly FeedStop[],
  all: readonly FeedStop[],
  findings: Findings,
): readonly SnapshotStop[] {
  const usesCodes =
    served.every(({ code }) => code !== '') &&
    new Set(served.map(({ code }) => code)).size === served.length;
  if (!usesCodes && served.some(({ code }) => code !== ''))
    findings.add('unused-stop-codes', { file: 'stops.txt', field: 'stop_code' });
  const stations = new Map(
    all.filter(({ isStop }) => !isStop).map(({ id, name }) => [id, name] as const),
  );
  const siblings = new Map<string, number>();
  for (const { parent, name } of served) {
    if (parent === '') continue;
    const key = JSON.stringify([parent, name]);
    siblings.set(key, (siblings.get(key) ?? 0) + 1);
  }
  return served.map((stop) => ({
    stopID: usesCodes ? stop.code : stop.id,
    ...placed(stop),
    intersection: nameOf(stop, siblings, stations.get(stop.parent) ?? ''),
  }));
}

const placed = ({ id, parent, platform, lat, lon, timeZone, isAccessible }: FeedStop) => ({
  gtfsStopID: id,
  ...(parent === '' ? {} : { station: parent }),
  ...(platform === '' ? {} : { platform }),
  ...(timeZone === undefined ? {} : { timeZone }),
  ...(isAccessible === undefined ? {} : { isAccessible }),
  lat: rounded(lat),
  lon: rounded(lon),
});

/** Far more than an agency plans detours with. */
const MOST_WITHOUT_TRIPS = 2000;

/** The stops that no trip serves: detours that come live may. Their stopIDs are the stop_ids. */
export function stopsWithoutTrips(
  unserved: readonly FeedStop[],
  served: readonly SnapshotStop[],
): readonly SnapshotStop[] {
  const taken = new Set(served.map(({ stopID }) => stopID));
  return unserved
    .filter(({ id }) => !taken.has(id))
    .slice(0, MOST_WITHOUT_TRIPS)
    .map((stop) => ({
      stopID: stop.id,
      ...placed(stop),
      intersection: [stop.name || stop.id, stop.platform].filter((part) => part !== '').join(' '),
    }));
}
