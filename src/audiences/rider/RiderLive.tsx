import { Suspense, lazy, useState } from 'react';

import type { Settings } from '../../contract/settings.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';
import { LaterWords } from '../LaterWords.tsx';
import { LivePolls } from '../liveReads.ts';
import type { ChangeView } from '../useView.ts';
import type { StopsInView } from '../useStopsInView.ts';
import type { Selection, View } from '../view.ts';
import { StopWatch } from './StopWatch.tsx';

const LotRecorder = lazy(async () => ({
  default: (await import('./LotRecorder.tsx')).LotRecorder,
}));

const RiderOffline = lazy(async () => ({
  default: (await import('./RiderOffline.tsx')).RiderOffline,
}));

export interface RiderLiveProps {
  settings: Settings;
  view: View;
  changeView: ChangeView;
  stopsInView: StopsInView;
  onSelect: (selection: Selection) => void;
}

/**
 * What lives on a rider's page whatever panel is open: the polls, the stops that are watched,
 * and what is left without a network.
 */
export function RiderLive(props: RiderLiveProps) {
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
      <Boundary fallback={() => null}>
        <Suspense fallback={null}>
          <LotRecorder settings={settings} />
        </Suspense>
      </Boundary>
      <Boundary fallback={() => null}>
        <Suspense fallback={null}>
          <RiderOffline settings={settings} stopsInView={stopsInView} />
        </Suspense>
      </Boundary>
      {isWatching ? (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <LaterWords>
              <StopWatch {...props} isNotifying={isNotifying} onNotifying={setNotifying} />
            </LaterWords>
          </Suspense>
        </Boundary>
      ) : null}
    </>
  );
}
