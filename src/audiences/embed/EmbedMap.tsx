import { useRef, useState } from 'react';

import { CityMap } from '../../city/map/CityMap.tsx';
import { MapControls } from '../../city/map/MapControls.tsx';
import { selectionsFrom } from '../../city/map/selectionsFrom.ts';
import { useCity } from '../../city/reads/CityContext.tsx';
import type { Theme } from '../../lib/theme.ts';
import type { MapHandle } from '../../map/createMapHandle.ts';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { viewCameraFrom } from '../../view/startCamera.ts';
import type { Selection } from '../../view/view.ts';
import { useChangeView } from '../../view/ViewContext.tsx';

interface EmbedMapProps {
  theme: Theme;
  onTapHits: (tapHits: readonly Selection[]) => void;
}

/** The map of a frame. One finger and the plain wheel scroll the host page (B14). */
export function EmbedMap({ theme, onTapHits }: EmbedMapProps) {
  const city = useCity();
  const changeView = useChangeView();
  const handle = useRef<MapHandle>(null);
  const announce = useAnnounce();
  const [message, setMessage] = useState<string>();
  return (
    <>
      <CityMap
        theme={theme}
        highlight={null}
        hasScale={false}
        cooperativeGestures
        hint={message}
        onUserMove={() => setMessage(undefined)}
        handleRef={handle}
        onTap={({ hits }) => onTapHits(selectionsFrom(hits, city))}
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
