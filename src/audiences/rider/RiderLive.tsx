import './RiderLive.css';

import { memo, Suspense, useState } from 'react';
import { useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import { useNearbyAnnouncement } from '../../features/nearby/useNearbyAnnouncement.ts';
import { FeedLine } from '../../features/vehicles/feed/FeedLine.tsx';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import type { RiderLiveProps } from './rider-live-props.ts';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage, usePageLanguage } from '../../ui/text/Language.tsx';
import { useRestoreFocus } from '../../ui/browser/useRestoreFocus.ts';
import { useApi } from '../../city/reads/ApiContext.ts';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import { PartFailed } from '../PartFailed.tsx';
import { ClockOffsetProvider } from '../../city/reads/ClockOffsetProvider.tsx';
import { LivePoller, useVehicleFeeds } from '../../city/reads/live-reads.ts';
import { NextBuses } from './alerts/NextBuses.tsx';
import { StopAlerts } from './alerts/StopAlerts.tsx';
import type { StopAlertsProps } from './alerts/StopAlerts.tsx';
import { useServiceStopIDs } from './alerts/useServiceStopIDs.ts';

const LotRecorder = lazyComponent(async () => (await import('./LotRecorder.tsx')).LotRecorder);
const RiderOffline = lazyComponent(
  async () => (await import('./offline/RiderOffline.tsx')).RiderOffline,
);

/**
 * What lives on a rider's page whatever panel is open: the polls, the stops that are watched,
 * and what is left without a network.
 */
export const RiderLive = memo(function RiderLive(props: RiderLiveProps) {
  const { settings, view, stopsInView } = props;
  const { tabs } = usePageLanguage().words.page;
  const [isNotifying, setNotifying] = useState(false);
  useRestoreFocus();
  useServiceStopIDs(view, stopsInView, props.changeView);
  const isWatching = view.watches.length > 0;
  return (
    <>
      <LivePoller
        routes={stopsInView.routes}
        polling={settings.polling}
        inBackground={isWatching && isNotifying ? true : undefined}
      />
      {/* Nobody sees it, and without it the usual of a lot is less well known, and no more. */}
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <LotRecorder settings={settings} />
        </Suspense>
      </ErrorBoundary>
      {/* What could not be fetched for want of a network can say so less well than the lists do. */}
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <RiderOffline settings={settings} stopsInView={stopsInView} />
        </Suspense>
      </ErrorBoundary>
      {/* The polls go on while the words load, and if they cannot be loaded. */}
      <AsyncBoundary name={tabs.buses}>
        <NearbyAnnouncer settings={settings} view={view} />
        <LiveNotices {...props} isNotifying={isNotifying} onNotifying={setNotifying} />
      </AsyncBoundary>
    </>
  );
});

/** How much a search found is said on whatever list it ends (R3). */
function NearbyAnnouncer({ settings, view }: Pick<RiderLiveProps, 'settings' | 'view'>) {
  const { near: point, radius } = view;
  const { metresPerMinute } = settings.walking;
  const search = useNearbySearch({ api: useApi(), point, radius, metresPerMinute });
  useNearbyAnnouncement(search, radius);
  return null;
}

/** What a rider relies on being told does not vanish without a word (R25). */
function LiveNotices(props: StopAlertsProps) {
  const { words } = useLanguage();
  const { settings, view, stopsInView, onPanel } = props;
  const { panel, selection, watches } = view;
  const feeds = useVehicleFeeds(stopsInView.routes);
  const failed = (part: string) => (retry: () => void, error: unknown) => (
    <PartFailed part={part} error={error} retry={retry} />
  );
  return (
    <>
      <ErrorBoundary fallback={failed(words.vehicles.part)}>
        <ClockOffsetProvider>
          <FeedLine
            feeds={feeds}
            staleness={settings.staleness}
            pollEvery={settings.polling.vehiclesSeconds * 1000}
            isAnnouncedOnly={
              panel === 'buses' && (selection === null || selection.kind === 'vehicle')
            }
            onOpen={() => onPanel('buses')}
          />
        </ClockOffsetProvider>
      </ErrorBoundary>
      {/* What could not be said so says the card of a stop, and its bus. */}
      <ErrorBoundary fallback={() => null}>
        <NextBuses settings={settings} stopsInView={stopsInView} onAside={props.onAside} />
      </ErrorBoundary>
      {watches.length === 0 ? null : (
        <ErrorBoundary fallback={failed(words.watch.part)}>
          <StopAlerts {...props} />
        </ErrorBoundary>
      )}
    </>
  );
}
