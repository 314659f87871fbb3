import type { Alert } from '../../contract/alerts/Alert.ts';
import { isAbout } from '../operations/alerts/alertsAbout.ts';
import { currentAlerts } from '../operations/alerts/getalerts.ts';
import { stationOf } from '../operations/stops/stations.ts';
import { stopIndex } from '../operations/stops/stop-index.ts';
import { NO_ROUTE, type Source, type Timed } from '../Source.ts';
import type { NoticesPage } from './feedOfNotices.ts';

/** The notices of a route or a stop, and what they are of. */
export interface PageNotices {
  readonly alerts: readonly Alert[];
  readonly page: NoticesPage;
}

export type ReadNotices = (
  source: Source,
  id: string,
  now: number,
) => Promise<Timed<PageNotices> | null>;

async function noticesAbout(
  source: Source,
  now: number,
  isMeant: (alert: Alert) => boolean,
  page: Omit<NoticesPage, 'timeZone'>,
): Promise<Timed<PageNotices> | null> {
  if (source.alerts === undefined) return null;
  const read = await source.alerts.read(null, now);
  const alerts = currentAlerts(read.value, now).filter(
    (alert) => alert.concerns.length === 0 || isMeant(alert),
  );
  const { name, timeZone = 'UTC' } = source.city?.city ?? {};
  const title = name === undefined ? page.title : `${page.title} – ${name}`;
  return { ...read, value: { alerts, page: { ...page, title, timeZone } } };
}

/** The notices of a route; null for one that the city does not have. */
export const readRouteNotices: ReadNotices = async (source, routeID, now) => {
  if (!(await source.routeIDs(now)).includes(routeID)) return null;
  const route = source.city?.routes.find((one) => one.routeID === routeID);
  const { label = routeID, name = '' } = route ?? {};
  const path = `/?panel=notices&route=${encodeURIComponent(routeID)}`;
  const title = [label, name].filter((text) => text !== '').join(' ');
  return noticesAbout(source, now, (alert) => isAbout(alert, { routeID }), { title, path });
};

/** The notices of a stop or station, and of the routes there; null for one that the city does not have. */
export const readStopNotices: ReadNotices = async (source, stopID, now) => {
  const stops = stopIndex((await source.stops.read(null, now)).value);
  const station = await stationOf({ source, now }, stopID);
  const named = station?.stopID === stopID ? station : stops.byID(stopID);
  if (named === undefined) return null;
  const stopIDs = station?.stopID === stopID ? station.platforms : [stopID];
  const followed = stopIDs.flatMap((id) => [
    { stopID: id },
    ...stops
      .entriesOf(id)
      .flatMap(({ routeID }) => (routeID === NO_ROUTE ? [] : [{ stopID: id, routeID }])),
  ]);
  const path = `/?stop=${encodeURIComponent(stopID)}`;
  const isMeant = (alert: Alert) => followed.some((one) => isAbout(alert, one));
  return noticesAbout(source, now, isMeant, { title: named.intersection, path });
};
