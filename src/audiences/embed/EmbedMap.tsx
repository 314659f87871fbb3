import { useRef, useState } from 'react';

import type { Settings } from '../../contract/settings.ts';
import { MapView } from '../../map/MapView.tsx';
import type { MapHandle } from '../../map/createMapHandle.ts';
import type { MapFailure } from '../../map/map-health.ts';
import { useLanguage } from '../../ui/Language.tsx';
import type { Theme } from '../../ui/map-ink.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { CityOnMap } from '../CityOnMap.tsx';
import { MapControls } from '../MapControls.tsx';
import { MapNotices } from '../MapNotices.tsx';
import { selectionsFrom } from '../selectionsFrom.ts';
import { startCamera } from '../startCamera.ts';
import type { CityView } from '../useCityView.ts';
import type { ChangeView } from '../useView.ts';
import type { Selection, View } from '../view.ts';

interface EmbedMapProps {
  settings: Settings;
  view: View;
  changeView: ChangeView;
  city: CityView;
  theme: Theme;
  onMeet: (met: readonly Selection[]) => void;
}

/** The map of a frame: one finger and the plain wheel stay with the page around it (B14). */
export function EmbedMap({ settings, view, changeView, city, theme, onMeet }: EmbedMapProps) {
  const { words } = useLanguage();
  const handle = useRef<MapHandle>(null);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const [camera] = useState(() => startCamera(settings, view));
  return (
    <>
      <MapView
        style={settings.basemap[theme]}
        theme={theme}
        camera={camera}
        words={words.map}
        reducedMotion={reducedMotion}
        cooperativeGestures
        handleRef={handle}
        onTap={({ hits }) => onMeet(selectionsFrom(hits))}
        onCameraEnd={(at) => changeView({ camera: { ...at.center, zoom: at.zoom } })}
        onFailure={setFailure}
        onReady={() => setFailure(null)}
      >
        <CityOnMap
          settings={settings}
          view={view}
          city={city}
          theme={theme}
          highlight={null}
          reducedMotion={reducedMotion}
        />
      </MapView>
      <MapNotices failure={failure} />
      <MapControls
        onZoomIn={() => handle.current?.zoomIn()}
        onZoomOut={() => handle.current?.zoomOut()}
      />
    </>
  );
}
