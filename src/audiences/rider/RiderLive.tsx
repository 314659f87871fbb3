import './RiderLive.css';

import { memo, Suspense, useState } from 'react';
import { useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import { useNearbyTelling } from '../../features/nearby/useNearbyTelling.ts';
import { FeedLine } from '../../features/vehicles/feed/FeedLine.tsx';
import { Boundary } from '../../ui/loading/Boundary.tsx';
import type { RiderLiveProps } from './rider-live-props.ts';
import { fetched } from '../../ui/loading/fetched.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useKeptFocus } from '../../ui/browser/useKeptFocus.ts';
import { useApi } from '../../city/reads/ApiContext.ts';
import { LaterWords } from '../LaterWords.tsx';
import { PartFailed } from '../PartFailed.tsx';
import { LivePolls, useFeedsOf } from '../../city/reads/liveReads.ts';
import { NextBuses } from './alerts/NextBuses.tsx';
import { StopWatch } from './alerts/StopWatch.tsx';
import type { StopWatchProps } from './alerts/StopWatch.tsx';

const LotRecorder = fetched(async () => (await import('./LotRecorder.tsx')).LotRecorder);
const RiderOffline = fetched(async () => (await import('./offline/RiderOffline.tsx')).RiderOffline);

/**
 * What lives on a rider's page whatever panel is open: the polls, the stops that are watched,
 * and what is left without a network.
 */
export const RiderLive = memo(function RiderLive(props: RiderLiveProps) {
  const { settings, view, stopsInView } = props;
  const [isNotifying, setNotifying] = useState(false);
  useKeptFocus();
  const isWatching = view.watches.length > 0;
  return (
    <>
      <LivePolls
        routes={stopsInView.routes}
        polling={settings.polling}
        inBackground={isWatching && isNotifying ? true : undefined}
      />
      {/* Nobody sees it, and without it the usual of a lot is less well known, and no more. */}
      <Boundary fallback={() => null}>
        <Suspense fallback={null}>
          <LotRecorder settings={settings} />
        </Suspense>
      </Boundary>
      {/* What could not be fetched for want of a network can say so less well than the lists do. */}
      <Boundary fallback={() => null}>
        <Suspense fallback={null}>
          <RiderOffline settings={settings} stopsInView={stopsInView} />
        </Suspense>
      </Boundary>
      <LaterWords>
        <NearbyTold settings={settings} view={view} />
        <ToldParts {...props} isNotifying={isNotifying} onNotifying={setNotifying} />
      </LaterWords>
    </>
  );
});

/** How much a search found is said on whatever list it ends (R3). */
function NearbyTold({ settings, view }: Pick<RiderLiveProps, 'settings' | 'view'>) {
  const { near: point, radius } = view;
  const { metresPerMinute } = settings.walking;
  const search = useNearbySearch({ api: useApi(), point, radius, metresPerMinute });
  useNearbyTelling(search, radius);
  return null;
}

/** What a rider relies on being told does not vanish without a word (R25). */
function ToldParts(props: StopWatchProps) {
  const { words } = useLanguage();
  const { settings, view, stopsInView, onPanel } = props;
  const { panel, selection, watches } = view;
  const feeds = useFeedsOf(stopsInView.routes);
  const failed = (part: string) => (retry: () => void) => <PartFailed part={part} retry={retry} />;
  return (
    <>
      <Boundary fallback={failed(words.vehicles.part)}>
        <FeedLine
          feeds={feeds}
          staleness={settings.staleness}
          pollEvery={settings.polling.vehiclesSeconds * 1000}
          isSaid={panel === 'buses' && (selection === null || selection.kind === 'vehicle')}
          onOpen={() => onPanel('buses')}
        />
      </Boundary>
      {/* What could not be said so says the card of a stop, and its bus. */}
      <Boundary fallback={() => null}>
        <NextBuses settings={settings} stopsInView={stopsInView} onAside={props.onAside} />
      </Boundary>
      {watches.length === 0 ? null : (
        <Boundary fallback={failed(words.watch.part)}>
          <StopWatch {...props} />
        </Boundary>
      )}
    </>
  );
}
