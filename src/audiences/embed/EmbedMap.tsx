import { useRef, useState } from 'react';

import type { Settings } from '../../contract/settings.ts';
import type { MapHandle } from '../../map/createMapHandle.ts';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import type { Theme } from '../../lib/theme.ts';
import { CityMap } from '../../city/map/CityMap.tsx';
import { MapControls } from '../../city/map/MapControls.tsx';
import { selectionsFrom } from '../../city/map/selectionsFrom.ts';
import { viewCameraFrom } from '../../view/startCamera.ts';
import type { CityView } from '../../city/reads/useCityView.ts';
import type { ChangeView } from '../../view/useView.ts';
import type { Selection, View } from '../../view/view.ts';

interface EmbedMapProps {
  settings: Settings;
  view: View;
  changeView: ChangeView;
  city: CityView;
  theme: Theme;
  onTapHits: (met: readonly Selection[]) => void;
}

/** The map of a frame: one finger and the plain wheel stay with the page around it (B14). */
export function EmbedMap({
  settings,
  view,
  changeView,
  city,
  theme,
  onTapHits: onMeet,
}: EmbedMapProps) {
  const handle = useRef<MapHandle>(null);
  const announce = useAnnounce();
  const [message, setMessage] = useState<string>();
  return (
    <>
      <CityMap
        settings={settings}
        view={view}
        city={city}
        theme={theme}
        highlight={null}
        hasScale={false}
        cooperativeGestures
        hint={message}
        onUserMove={() => setMessage(undefined)}
        handleRef={handle}
        onTap={({ hits }) => onMeet(selectionsFrom(hits, city))}
        onCameraEnd={(camera) => changeView({ camera: viewCameraFrom(camera) })}
      />
      <MapControls
        onZoomIn={() => handle.current?.zoomIn()}
        onZoomOut={() => handle.current?.zoomOut()}
        onMessage={(sentence) => {
          setMessage(sentence);
          announce(sentence);
        }}
      />
    </>
  );
}
