import './bars.css';
import { useMemo } from 'react';

import { ClockOffsetProvider } from '../../../city/reads/ClockOffsetProvider.tsx';
import { useVehicleFeedsOf } from '../../../city/reads/live/live-reads.ts';
import { useLiveRoutes } from '../../../city/reads/live/useLiveRoutes.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { useKnownReads } from '../../../city/reads/unknown-routes.ts';
import { FeedLine } from '../../../features/vehicles/feed/FeedLine.tsx';
import { pollIntervals } from '../../../features/vehicles/feed/poll-intervals.ts';
import { ErrorBoundary } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useIsCauseSaid } from '../../../ui/panels/CauseSaid.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Panel, Selection } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { PartFailed } from '../../PartFailed.tsx';

// Only riders who watch a stop load them.
const StopAlerts = lazyComponent(async () => (await import('./StopAlerts.tsx')).StopAlerts);

export interface LiveNoticesProps {
  /** Whether alerts come as notifications, too. */
  isNotifying: boolean;
  onNotifying: (isNotifying: boolean) => void;
  onSelect: (selection: Selection) => void;
  onPanel: (panel: Panel) => void;
}

/** Live notices above the list. A rider relies on them, so a failed one is replaced by a message. */
export function LiveNotices({ isNotifying, onNotifying, onSelect, onPanel }: LiveNoticesProps) {
  const { words } = useLanguage();
  const settings = useSettings();
  const { staleness } = settings;
  const { panel, selection, watches } = usePageView();
  const { chosen } = useCityStops();
  const isDown = useIsCauseSaid()('unreachable');
  const liveRoutes = useLiveRoutes();
  // The lists say that there is no such route.
  const feeds = useKnownReads(useVehicleFeedsOf(liveRoutes));
  const others = useMemo(
    () => liveRoutes.map(({ routeID }) => routeID).filter((routeID) => !chosen.includes(routeID)),
    [liveRoutes, chosen],
  );
  const intervals = pollIntervals(settings, liveRoutes.length);
  return (
    <>
      <ErrorBoundary
        fallback={(retry, error) => (
          <PartFailed part={words.layers.vehicles} error={error} retry={retry} />
        )}
      >
        <ClockOffsetProvider>
          <FeedLine
            feeds={feeds}
            others={others}
            staleness={staleness}
            pollEvery={others.length > 0 ? intervals.others : intervals.inView}
            isAnnouncedOnly={
              isDown ||
              (panel === 'vehicles' && (selection === null || selection.kind === 'vehicle'))
            }
            onOpen={() => onPanel('vehicles')}
          />
        </ClockOffsetProvider>
      </ErrorBoundary>
      {watches.length > 0 ? (
        <AsyncBoundary name={words.alerts.part}>
          <StopAlerts isNotifying={isNotifying} onNotifying={onNotifying} onSelect={onSelect} />
        </AsyncBoundary>
      ) : null}
    </>
  );
}
