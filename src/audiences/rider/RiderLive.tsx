import { memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';

import { TimetableEnded } from '../../city/panels/TimetableEnded.tsx';
import { useApi } from '../../city/reads/ApiContext.ts';
import { ClockOffsetProvider } from '../../city/reads/ClockOffsetProvider.tsx';
import { useVehicleFeedsOf } from '../../city/reads/live/live-reads.ts';
import { LivePoller } from '../../city/reads/live/LivePoller.tsx';
import { useLiveRoutes } from '../../city/reads/live/useLiveRoutes.ts';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import { useKnownReads } from '../../city/reads/unknown-routes.ts';
import { isByTime } from '../../contract/links/stop-watch.ts';
import { useNearbyAnnouncement } from '../../features/nearby/useNearbyAnnouncement.ts';
import { useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import type { StopAside } from '../../features/stops/StopList.tsx';
import { FeedLine } from '../../features/vehicles/feed/FeedLine.tsx';
import { pollIntervals } from '../../features/vehicles/feed/poll-intervals.ts';
import { useRestoreFocus } from '../../ui/browser/useRestoreFocus.ts';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useWholeLanguage, usePageLanguage } from '../../ui/text/Language.tsx';
import type { Panel, Selection } from '../../view/view.ts';
import { usePageView, PartViewContext } from '../../view/ViewContext.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import { PartFailed } from '../PartFailed.tsx';
import { useServiceStopIDs } from './alerts/useServiceStopIDs.ts';
import { StartNotice } from './StartNotice.tsx';

const LotRecorder = lazyComponent(async () => (await import('./LotRecorder.tsx')).LotRecorder);
const RiderOffline = lazyComponent(
  async () => (await import('./offline/RiderOffline.tsx')).RiderOffline,
);
/** What each row of the list of stops ends with: its next departure, or the next bus in a city without times. */
const NextBuses = lazyComponent(async () => (await import('./alerts/NextBuses.tsx')).NextBuses);
const ListedDepartures = lazyComponent(
  async () => (await import('../../city/departures/ListedDepartures.tsx')).ListedDepartures,
);
const RiderSevere = lazyComponent(
  async () => (await import('./notices/RiderSevere.tsx')).RiderSevere,
);
// Only riders who watch a stop load them.
const StopAlerts = lazyComponent(async () => (await import('./alerts/StopAlerts.tsx')).StopAlerts);
const TimeAlerts = lazyComponent(async () => (await import('./alerts/TimeAlerts.tsx')).TimeAlerts);

/** Milliseconds that the buses of other routes wait for the map, where there is one (R37). */
const LONGEST_WAIT = 8_000;

interface RiderLiveProps {
  onSelect: (selection: Selection) => void;
  onPanel: (panel: Panel) => void;
  /** A setState updater. */
  onAside: (make: () => StopAside) => void;
}

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

const LiveParts = memo(function LiveParts({ onSelect, onPanel, onAside }: RiderLiveProps) {
  const { tabs } = usePageLanguage().words.page;
  const [isNotifying, setNotifying] = useState(false);
  useRestoreFocus();
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
  const isWatching = usePageView().watches.length > 0;
  return (
    <>
      <LivePoller inBackground={isWatching && isNotifying ? true : undefined} />
      <SavedParts />
      {/* Polling goes on while the words load, and if they can't be loaded. */}
      <AsyncBoundary name={tabs.vehicles}>
        <Severe />
        <TimetableEnded />
        <StartNotice />
        <NearbyAnnouncer />
        <LiveNotices
          isNotifying={isNotifying}
          onNotifying={setNotifying}
          onSelect={onSelect}
          onPanel={onPanel}
          onAside={onAside}
        />
      </AsyncBoundary>
    </>
  );
});

/** What is saved on the device. Memoized, because it doesn't depend on the view. */
const SavedParts = memo(function SavedParts() {
  const { features } = useSettings();
  return (
    <>
      {/* Nothing visible depends on it, so its failure isn't shown. */}
      {features.parking ? (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <LotRecorder />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      {/* Without a network its code may not load; the lists say that anyway. */}
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <RiderOffline />
        </Suspense>
      </ErrorBoundary>
    </>
  );
});

/** Severe notices for the whole city. Nothing else depends on them, and the list of notices has them too. */
function Severe() {
  const { features } = useSettings();
  if (features.notices !== true) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <RiderSevere />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Announces how much a search found, whichever list is open (R3). */
function NearbyAnnouncer() {
  const { near: point, radius } = usePageView();
  const { metresPerMinute } = useSettings().walking;
  const search = useNearbySearch({ api: useApi(), point, radius, metresPerMinute });
  useNearbyAnnouncement(search, radius);
  return null;
}

/** Live notices above the list. A rider relies on them, so a failed one is replaced by a message (R25). */
function LiveNotices({
  isNotifying,
  onNotifying,
  onSelect,
  onPanel,
  onAside,
}: RiderLiveProps & {
  isNotifying: boolean;
  onNotifying: (isNotifying: boolean) => void;
}) {
  const { words } = useWholeLanguage();
  const settings = useSettings();
  const { staleness } = settings;
  const { panel, selection, watches } = usePageView();
  const { chosen } = useCityStops();
  const liveRoutes = useLiveRoutes();
  // The lists say that there is no such route.
  const feeds = useKnownReads(useVehicleFeedsOf(liveRoutes));
  const others = useMemo(
    () => liveRoutes.map(({ routeID }) => routeID).filter((routeID) => !chosen.includes(routeID)),
    [liveRoutes, chosen],
  );
  const StopAsides = settings.features.times === true ? ListedDepartures : NextBuses;
  const intervals = pollIntervals(settings, liveRoutes.length);
  return (
    <>
      <ErrorBoundary
        fallback={(retry, error) => (
          <PartFailed part={words.vehicles.part} error={error} retry={retry} />
        )}
      >
        <ClockOffsetProvider>
          <FeedLine
            feeds={feeds}
            others={others}
            staleness={staleness}
            pollEvery={others.length > 0 ? intervals.others : intervals.inView}
            isAnnouncedOnly={
              panel === 'vehicles' && (selection === null || selection.kind === 'vehicle')
            }
            onOpen={() => onPanel('vehicles')}
          />
        </ClockOffsetProvider>
      </ErrorBoundary>
      {/* The cards of stops and buses have the same information. */}
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <StopAsides onAside={onAside} />
        </Suspense>
      </ErrorBoundary>
      {[StopAlerts, TimeAlerts].map((Alerts, index) =>
        watches.some((one) => isByTime(one, settings.features.times) === (index === 1)) ? (
          <AsyncBoundary key={index} name={words.alerts.part}>
            <Alerts isNotifying={isNotifying} onNotifying={onNotifying} onSelect={onSelect} />
          </AsyncBoundary>
        ) : null,
      )}
    </>
  );
}
