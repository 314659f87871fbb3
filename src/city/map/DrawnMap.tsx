import { useState } from 'react';
import type { ReactNode } from 'react';

import type { OnFollow } from '../../features/vehicles/map/useFollow.ts';
import type { Theme } from '../../lib/theme.ts';
import { MapView } from '../../map/MapView.tsx';
import type { MapViewProps } from '../../map/MapView.tsx';
import { useMediaQuery } from '../../ui/browser/useMediaQuery.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { startCamera } from '../../view/startCamera.ts';
import type { Selection } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { CityOnMap } from './CityOnMap.tsx';

/** What each audience decides about its map: gestures, what a tap does, what covers it. */
export type MapPolicy = Pick<
  MapViewProps,
  | 'cooperativeGestures'
  | 'interactive'
  | 'attributionLinks'
  | 'padding'
  | 'onTap'
  | 'onCameraEnd'
  | 'onUserMove'
  | 'handleRef'
>;

/** Which of these has a default in `CityMap`. */
type WithDefault = 'cooperativeGestures' | 'interactive' | 'attributionLinks' | 'padding';

interface DrawnMapProps
  extends
    Omit<MapPolicy, WithDefault>,
    Required<Pick<MapPolicy, WithDefault>>,
    Pick<MapViewProps, 'onFailure' | 'onReady'> {
  theme: Theme;
  highlight: Selection | null;
  hasScale: boolean;
  followedKey: string | null;
  onFollow: OnFollow | undefined;
  children: ReactNode;
}

/** The city drawn by MapLibre. Apart from `CityMap`, because its code is most of the page's. */
export function DrawnMap({
  theme,
  highlight,
  hasScale,
  followedKey,
  cooperativeGestures,
  interactive,
  attributionLinks,
  padding,
  handleRef,
  children,
  onFollow,
  onTap,
  onCameraEnd,
  onUserMove,
  onFailure,
  onReady,
}: DrawnMapProps) {
  const settings = useSettings();
  const view = usePageView();
  const { words, formats, units } = useLanguage();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [camera] = useState(() => startCamera(settings, view));
  return (
    <MapView
      style={settings.basemap[theme]}
      theme={theme}
      camera={camera}
      words={words.map}
      reducedMotion={reducedMotion}
      cooperativeGestures={cooperativeGestures}
      interactive={interactive}
      attributionLinks={attributionLinks}
      padding={padding}
      handleRef={handleRef}
      scale={hasScale ? { units, format: formats.distance } : undefined}
      onTap={onTap}
      onCameraEnd={onCameraEnd}
      onUserMove={onUserMove}
      onFailure={onFailure}
      onReady={onReady}
    >
      <CityOnMap
        theme={theme}
        highlight={highlight}
        followedKey={followedKey}
        onFollow={onFollow}
        reducedMotion={reducedMotion}
      />
      {children}
    </MapView>
  );
}
