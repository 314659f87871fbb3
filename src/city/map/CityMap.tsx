import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

import type { OnFollow } from '../../features/vehicles/map/useFollow.ts';
import type { Theme } from '../../lib/theme.ts';
import { NO_PADDING } from '../../map/camera.ts';
import { canDrawMap } from '../../map/canDrawMap.ts';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import type { Selection } from '../../view/view.ts';
import type { MapPolicy } from './DrawnMap.tsx';
import { MapNotices } from './MapNotices.tsx';
import type { MapFailureReport } from './MapNotices.tsx';

const DrawnMap = lazyComponent(async () => (await import('./DrawnMap.tsx')).DrawnMap);

const NO_WEBGL: MapFailureReport = { failure: 'no-webgl', retry: () => {} };

interface CityMapProps extends MapPolicy {
  theme: Theme;
  highlight: Selection | null;
  hasScale: boolean;
  /** The vehicle that the camera follows, by `vehicleKey` (R13). */
  followedKey?: string | null;
  onFollow?: OnFollow;
  /** Shown over the map: what a person can do there, or why something failed. */
  hint?: ReactNode;
  /** Shown until the map's code has loaded. */
  fallback: ReactNode;
  children?: ReactNode;
}

/**
 * The map of the city with everything on it, and a line that says what is wrong with it. Throws
 * `ChunkLoadError` if the map's code can't be loaded. Without WebGL2 it doesn't load that code.
 */
export function CityMap({
  theme,
  highlight,
  hasScale,
  followedKey = null,
  hint,
  fallback,
  cooperativeGestures = false,
  interactive = true,
  attributionLinks = true,
  padding = NO_PADDING,
  handleRef,
  children,
  onFollow,
  onTap,
  onCameraEnd,
  onUserMove,
}: CityMapProps) {
  const [isDrawable] = useState(canDrawMap);
  const [failed, setFailed] = useState<MapFailureReport | null>(isDrawable ? null : NO_WEBGL);
  const retry = () => {
    setFailed(failed && { ...failed, isRetrying: true });
    failed?.retry();
  };
  return (
    <>
      {isDrawable ? (
        <Suspense fallback={fallback}>
          <DrawnMap
            theme={theme}
            highlight={highlight}
            hasScale={hasScale}
            followedKey={followedKey}
            cooperativeGestures={cooperativeGestures}
            interactive={interactive}
            attributionLinks={attributionLinks}
            padding={padding}
            handleRef={handleRef}
            onFollow={onFollow}
            onTap={onTap}
            onCameraEnd={onCameraEnd}
            onUserMove={onUserMove}
            onFailure={(failure, retry) => setFailed({ failure, retry })}
            onReady={() => setFailed(null)}
          >
            {children}
          </DrawnMap>
        </Suspense>
      ) : null}
      <MapNotices failed={failed} onRetry={interactive ? retry : undefined} hint={hint} />
    </>
  );
}
