import type { Alert } from '../../contract/alerts/Alert.ts';
import { stopIndex } from '../../service/operations/stops/stop-index.ts';
import type { Source, Supply, Timed } from '../../service/Source.ts';
import { joinAlerts } from '../../service/sources/region/joinAlerts.ts';
import type { ServerSource } from '../city/ServerSource.ts';

/** What a notice may name of a city. */
export interface CityPlaces {
  /** The ID of a route in the city's list; undefined for one that the city does not have. */
  route(routeID: string): string | undefined;
  /** The IDs of a stop, or of all platforms of a station; none for one that the city does not have. */
  stops(stopID: string): readonly string[];
}

/** The operator's own notices. */
export interface NoticesPart extends Pick<ServerSource, 'start' | 'stop' | 'health' | 'figures'> {
  /** @param city what the city has, or null while that can't be read; other places are left out */
  readAlerts(city: () => Promise<CityPlaces | null>): Promise<Timed<readonly Alert[]>>;
}

/** What the city of a source has; null while that can't be read. */
export async function placesOf(
  base: Pick<Source, 'routeIDs' | 'stops' | 'stations' | 'listedIDs'>,
  now: number,
): Promise<CityPlaces | null> {
  try {
    const routeIDs = new Set(await base.routeIDs(now));
    const index = stopIndex((await base.stops.read(null, now)).value);
    const stations = (await base.stations?.read(null, now))?.value ?? [];
    const platforms = new Map(stations.map((station) => [station.stopID, station.platforms]));
    return {
      route: (id) => (routeIDs.has(id) ? id : base.listedIDs?.route(id)),
      stops(id) {
        const listed = base.listedIDs?.stop(id) ?? '';
        const stop = index.byID(id) ?? index.byID(listed);
        // A stop may have the ID of a station to which it belongs.
        const atStation = platforms.get(id) ?? platforms.get(listed) ?? [];
        return [...new Set([...(stop === undefined ? [] : [stop.stopID]), ...atStation])];
      },
    };
  } catch {
    return null;
  }
}

/** The alerts of a source and the operator's own notices. Where one can't be read, the other is still answered. */
export function mixAlerts(
  base: ServerSource,
  notices: NoticesPart,
): Supply<null, readonly Alert[]> {
  return {
    read: (_all, now) =>
      joinAlerts([
        notices.readAlerts(() => placesOf(base, now)),
        ...(base.alerts === undefined ? [] : [base.alerts.read(null, now)]),
      ]),
  };
}
