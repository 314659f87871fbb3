import { memo, useDeferredValue, useEffect, useState } from 'react';

import { TimetableEnded } from '../../city/panels/TimetableEnded.tsx';
import { useApi } from '../../city/reads/ApiContext.ts';
import { LivePoller } from '../../city/reads/live/LivePoller.tsx';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import { useNearbyAnnouncement } from '../../features/nearby/useNearbyAnnouncement.ts';
import { useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import { useRestoreFocus } from '../../ui/browser/useRestoreFocus.ts';
import { useRowKeys } from '../../ui/browser/useRowKeys.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView, PartViewContext } from '../../view/ViewContext.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import { LiveNotices, type LiveNoticesProps } from './alerts/LiveNotices.tsx';
import { useServiceStopIDs } from './alerts/useServiceStopIDs.ts';
import { isNearListOpen } from './panels/isFirstList.ts';
import { StartNotice } from './StartNotice.tsx';

const RiderOffline = lazyComponent(
  async () => (await import('./offline/RiderOffline.tsx')).RiderOffline,
);

/** Milliseconds that the buses of other routes wait for the map, where there is one. */
const LONGEST_WAIT = 8_000;

type RiderLiveProps = Omit<LiveNoticesProps, 'isNotifying' | 'onNotifying'>;

/**
 * The parts of a rider's page that run whichever panel is open: polling, stop alerts, and what works
 * without a network. The panel responds at once; they follow a frame later.
 */
export const RiderLive = memo(function RiderLive(props: RiderLiveProps) {
  const view = useDeferredValue(usePageView());
  return (
    <PartViewContext value={view}>
      <LiveParts {...props} />
    </PartViewContext>
  );
});

const LiveParts = memo(function LiveParts({ onSelect, onPanel }: RiderLiveProps) {
  const { tabs } = useLanguage('page').words.page;
  const [isNotifying, setNotifying] = useState(false);
  useRestoreFocus();
  useRowKeys();
  // Loaded ahead, because `ReadNotice` needs it when the network may have failed.
  useEffect(() => {
    import('../../ui/panels/StaleSentence.tsx').catch(() => {});
  }, []);
  useServiceStopIDs();
  const { setOthersDue } = useCityStops();
  useEffect(() => {
    const timer = setTimeout(() => setOthersDue(true), LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [setOthersDue]);
  const view = usePageView();
  const { features } = useSettings();
  const isWatching = view.watches.length > 0;
  return (
    <>
      <LivePoller inBackground={isWatching && isNotifying ? true : undefined} />
      <SavedParts />
      {/* Polling goes on while the words load, and if they can't be loaded. */}
      <AsyncBoundary name={tabs.vehicles}>
        {view.journey !== null || isNearListOpen(view, features) ? null : (
          <>
            <TimetableEnded />
            <StartNotice />
          </>
        )}
        <NearbyAnnouncer />
        <LiveNotices
          isNotifying={isNotifying}
          onNotifying={setNotifying}
          onSelect={onSelect}
          onPanel={onPanel}
        />
      </AsyncBoundary>
    </>
  );
});

/** What is saved on the device. Memoized, because it doesn't depend on the view. */
const SavedParts = memo(function SavedParts() {
  return (
    // Without a network its code may not load; the lists say that anyway.
    <Optional>
      <RiderOffline />
    </Optional>
  );
});

/** Announces how much a search found, whichever list is open. */
function NearbyAnnouncer() {
  const { near: point, radius } = usePageView();
  const search = useNearbySearch({ api: useApi(), settings: useSettings(), point, radius });
  useNearbyAnnouncement(search, radius);
  return null;
}
