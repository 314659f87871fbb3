import { useState } from 'react';

import type { Settings } from '../../contract/settings.ts';
import { MapView } from '../../map/MapView.tsx';
import type { MapFailure } from '../../map/map-health.ts';
import { useLanguage } from '../../ui/Language.tsx';
import type { Theme } from '../../ui/map-ink.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { CityOnMap } from '../CityOnMap.tsx';
import { MapNotices } from '../MapNotices.tsx';
import { startCamera } from '../startCamera.ts';
import type { CityView } from '../useCityView.ts';
import type { View } from '../view.ts';

interface KioskMapProps {
  settings: Settings;
  view: View;
  city: CityView;
  theme: Theme;
}

/** A picture of the city: nothing on it can be moved, opened or left by. */
export function KioskMap({ settings, view, city, theme }: KioskMapProps) {
  const { words, formats, units } = useLanguage();
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
        interactive={false}
        attributionLinks={false}
        scale={{ units, format: formats.distance }}
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
    </>
  );
}
