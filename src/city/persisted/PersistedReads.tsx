import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { advanceLots } from '../../api/feeds/lots/lotFeed.ts';
import type { AnswerStore } from '../../api/persisted/createAnswerStore.ts';
import type { NoticesFeed } from '../../api/queries/notices-queries.ts';
import { LOTS_KEY, NOTICES_KEY, routeDocumentKey, stopsKey } from '../../api/queries/query-keys.ts';
import { routeDocumentQuery } from '../../api/queries/routeDocumentQuery.ts';
import type { RouteRead } from '../../api/RouteRead.ts';
import { alertFrom, AlertsAnswer, encodeAlert } from '../../contract/alerts/AlertsAnswer.ts';
import { RouteDocument } from '../../contract/documents/route-document.ts';
import { LotsAnswer } from '../../contract/parking/parking-lot.ts';
import { StopsAnswer } from '../../contract/stops/stop.ts';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNoticesRead } from '../notices/useNotices.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useLotsRead } from '../reads/live/live-reads.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { PersistedNearbyRoutes } from './PersistedNearbyRoutes.tsx';
import type { SavePolicy } from './usePersistedRead.ts';
import { usePersistedRead } from './usePersistedRead.ts';

const PersistedNames = lazyComponent(
  async () => (await import('./PersistedNames.tsx')).PersistedNames,
);

interface PersistedReadsProps {
  store: AnswerStore;
  policy: SavePolicy;
}

/**
 * Saves the stops of each route, its document, the lots, the notices, the city's names in the page's language, and which
 * routes a large city's page has found; never the vehicles: old positions are useless.
 */
export function PersistedReads(props: PersistedReadsProps) {
  const { stopReads, isSmallCity } = useCityStops();
  const { routeDocuments, features, names } = useSettings();
  const { lang } = useLanguage('page');
  return (
    <>
      {names && (
        <Optional>
          <PersistedNames key={lang} names={names} {...props} />
        </Optional>
      )}
      {isSmallCity ? null : <PersistedNearbyRoutes {...props} />}
      {stopReads.map((stops) => (
        <PersistedStops key={stops.route.routeID} stops={stops} {...props} />
      ))}
      {routeDocuments === undefined
        ? null
        : stopReads.map(({ route: { routeID } }) => (
            <PersistedDocument key={routeID} routeID={routeID} {...props} />
          ))}
      {features.parking ? <PersistedLots {...props} /> : null}
      {features.notices === true ? <PersistedNotices {...props} /> : null}
    </>
  );
}

function PersistedStops({
  stops,
  ...saving
}: PersistedReadsProps & { stops: RouteRead<StopsAnswer> }) {
  const { baseUrl } = useSettings().service;
  const { routeID } = stops.route;
  usePersistedRead({
    ...saving,
    name: `${baseUrl} stops ${routeID}`,
    read: stops.read,
    queryKey: stopsKey(routeID),
    toWire: (answer) => z.encode(StopsAnswer, answer),
    fromWire: (wire) => z.safeParse(StopsAnswer, wire).data,
  });
  return null;
}

function PersistedDocument({ routeID, ...saving }: PersistedReadsProps & { routeID: string }) {
  const { baseUrl } = useSettings().service;
  usePersistedRead({
    ...saving,
    name: `${baseUrl} route ${routeID}`,
    // `useStopsInView` polls it.
    read: useQuery({ ...routeDocumentQuery(useApi(), routeID), refetchInterval: false }).data,
    queryKey: routeDocumentKey(routeID),
    toWire: (document) => document,
    fromWire: (wire) => z.safeParse(RouteDocument, wire).data,
  });
  return null;
}

function PersistedLots(saving: PersistedReadsProps) {
  const { baseUrl } = useSettings().service;
  usePersistedRead({
    ...saving,
    name: `${baseUrl} lots`,
    read: useLotsRead(),
    queryKey: LOTS_KEY,
    toWire: (feed) => z.encode(LotsAnswer, feed),
    fromWire: (wire, at) => {
      const { data } = z.safeParse(LotsAnswer, wire);
      return data === undefined ? undefined : advanceLots(undefined, data, at);
    },
  });
  return null;
}

/** Milliseconds. What was in force the day before is often over, and nobody could say so without a network. */
const DAY = 86_400_000;

function PersistedNotices(saving: PersistedReadsProps) {
  const { baseUrl } = useSettings().service;
  usePersistedRead<NoticesFeed>({
    ...saving,
    name: `${baseUrl} alerts`,
    read: useNoticesRead().read,
    queryKey: NOTICES_KEY,
    toWire: ({ alerts, isPartial }) => ({
      isPartial,
      alerts: alerts.map((alert) => encodeAlert(alert)),
    }),
    fromWire: (wire, at) => {
      const { data } = z.safeParse(AlertsAnswer, wire);
      if (data === undefined || monotonicNow() - at > DAY) return undefined;
      const alerts = data.alerts.map(alertFrom).filter((alert) => alert !== null);
      return { alerts, isPartial: data.isPartial };
    },
  });
  return null;
}
