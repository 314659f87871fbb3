import { useState } from 'react';
import type { ReactNode } from 'react';

import type { Theme } from '../../lib/colors/theme.ts';
import { NO_PADDING } from '../../map/camera/camera.ts';
import { MapView } from '../../map/MapView.tsx';
import type { MapViewProps } from '../../map/MapView.tsx';
import { useMediaQuery } from '../../ui/browser/useMediaQuery.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { startCamera } from '../../view/startCamera.ts';
import type { Selection } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { CityOnMap } from './CityOnMap.tsx';
import type { LiveOnMapProps } from './LiveOnMap.tsx';
import { MapNotices } from './MapNotices.tsx';
import type { MapFailureReport } from './MapNotices.tsx';

/** What each audience decides about its map: gestures, what a tap does, what covers it. */
type MapPolicy = Pick<
  MapViewProps,
  | 'cooperativeGestures'
  | 'interactive'
  | 'pixelRatio'
  | 'attributionLinks'
  | 'padding'
  | 'onTap'
  | 'onCameraEnd'
  | 'onUserMove'
  | 'handleRef'
  | 'onFailure'
  | 'onReady'
  | 'onIdle'
>;

interface CityMapProps extends MapPolicy {
  theme: Theme;
  highlight: Selection | null;
  hasScale: boolean;
  /** For a map that people only look at: whether it shows the whole city or an area of it. */
  picture?: LiveOnMapProps['picture'];
  /** The vehicle that the camera follows, by `vehicleKey`. */
  followedKey?: string | null;
  onFollow?: LiveOnMapProps['onFollow'];
  /** Shown over the map: what a person can do there, or why something failed. */
  hint?: ReactNode;
  children?: ReactNode;
}

/** The map of the city with everything on it, and a line that says what is wrong with it. */
export function CityMap({
  theme,
  highlight,
  hasScale,
  picture,
  followedKey = null,
  hint,
  cooperativeGestures = false,
  interactive = true,
  pixelRatio,
  attributionLinks = true,
  padding = NO_PADDING,
  handleRef,
  children,
  onFollow,
  onTap,
  onCameraEnd,
  onUserMove,
  onFailure,
  onReady,
  onIdle,
}: CityMapProps) {
  const settings = useSettings();
  const view = usePageView();
  const { words, formats, units } = useLanguage();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [failed, setFailed] = useState<MapFailureReport | null>(null);
  const [camera] = useState(() => startCamera(settings, view));
  const retry = () => {
    setFailed(failed && { ...failed, isRetrying: true });
    failed?.retry();
  };
  return (
    <>
      <MapView
        style={settings.basemap[theme]}
        theme={theme}
        camera={camera}
        words={words.map}
        reducedMotion={reducedMotion}
        cooperativeGestures={cooperativeGestures}
        interactive={interactive}
        pixelRatio={pixelRatio}
        attributionLinks={attributionLinks}
        padding={padding}
        handleRef={handleRef}
        scale={hasScale ? { units, format: formats.distance } : undefined}
        onTap={onTap}
        onCameraEnd={onCameraEnd}
        onUserMove={onUserMove}
        onIdle={onIdle}
        onFailure={(failure, retry) => {
          setFailed({ failure, retry });
          onFailure?.(failure, retry);
        }}
        onReady={() => {
          setFailed(null);
          onReady?.();
        }}
      >
        <CityOnMap
          picture={picture}
          theme={theme}
          highlight={highlight}
          followedKey={followedKey}
          onFollow={onFollow}
          reducedMotion={reducedMotion}
        />
        {children}
      </MapView>
      <MapNotices failed={failed} onRetry={interactive ? retry : undefined} hint={hint} />
    </>
  );
}
