import type { Alert } from '../../contract/alerts/Alert.ts';
import { stopIndex } from '../../service/operations/stops/stop-index.ts';
import type { ListedIDs, Source, Supply, Timed } from '../../service/Source.ts';
import { joinAlerts } from '../../service/sources/region/joinAlerts.ts';
import type { ServerSource } from '../city/ServerSource.ts';

/** The operator's own notices. */
export interface NoticesPart extends Pick<ServerSource, 'start' | 'stop' | 'health' | 'figures'> {
  /** @param city what the city has, or null while that can't be read; other places are left out */
  readAlerts(city: () => Promise<ListedIDs | null>): Promise<Timed<readonly Alert[]>>;
}

/** What the city of a source has; null while that can't be read. */
export async function placesOf(
  base: Pick<Source, 'routeIDs' | 'stops' | 'listedIDs'>,
  now: number,
): Promise<ListedIDs | null> {
  try {
    const routeIDs = new Set(await base.routeIDs(now));
    const index = stopIndex((await base.stops.read(null, now)).value);
    return {
      route: (id) => (routeIDs.has(id) ? id : base.listedIDs?.route(id)),
      stop: (id) => (index.byID(id) ?? index.byID(base.listedIDs?.stop(id) ?? ''))?.stopID,
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
