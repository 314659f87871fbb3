import { useState } from 'react';
import type { ReactNode } from 'react';

import type { Theme } from '../../lib/colors/theme.ts';
import { MapView } from '../../map/MapView.tsx';
import type { MapViewProps } from '../../map/MapView.tsx';
import { useMediaQuery } from '../../ui/browser/useMediaQuery.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { startCamera } from '../../view/startCamera.ts';
import type { Selection } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { AddedOnMap } from './AddedOnMap.tsx';
import { CityOnMap } from './CityOnMap.tsx';
import type { LiveOnMapProps } from './LiveOnMap.tsx';
import { MapNotices } from './MapNotices.tsx';
import type { MapFailureReport } from './MapNotices.tsx';

/** What each audience decides about its map: gestures, what a tap does, what covers it. */
type MapPolicy = Omit<
  MapViewProps,
  'style' | 'theme' | 'camera' | 'words' | 'reducedMotion' | 'scale' | 'children'
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
  children,
  onFollow,
  onFailure,
  onReady,
  onIdle,
  ...policy
}: CityMapProps) {
  const settings = useSettings();
  const view = usePageView();
  const { words, formats, units } = useLanguage();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [failed, setFailed] = useState<MapFailureReport | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [camera] = useState(() => startCamera(settings, view));
  const retry = () => {
    setFailed(failed && { ...failed, isRetrying: true });
    failed?.retry();
  };
  return (
    <>
      <MapView
        {...policy}
        style={settings.basemap[theme]}
        theme={theme}
        camera={camera}
        words={words.map}
        reducedMotion={reducedMotion}
        scale={hasScale ? { units, format: formats.distance } : undefined}
        onFailure={(failure, retry) => {
          setFailed({ failure, retry });
          onFailure?.(failure, retry);
        }}
        onReady={() => {
          setFailed(null);
          onReady?.();
        }}
        onIdle={() => {
          setDrawn(true);
          onIdle?.();
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
        {isDrawn && picture?.shows !== 'city' ? (
          <AddedOnMap theme={theme} highlight={highlight} />
        ) : null}
        {children}
      </MapView>
      <MapNotices
        failed={failed}
        onRetry={policy.interactive === false ? undefined : retry}
        hint={hint}
      />
    </>
  );
}
