import { useState } from 'react';

import { CityMap } from '../../../city/map/CityMap.tsx';
import { LaterLines } from '../../../city/map/LaterLines.tsx';
import { MapControls } from '../../../city/map/MapControls.tsx';
import { selectionsFrom } from '../../../city/map/selectionsFrom.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import type { Theme } from '../../../lib/colors/theme.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { Padding } from '../../../map/camera/camera.ts';
import { useFullScreen } from '../../../ui/browser/useFullScreen.ts';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { viewCameraFrom } from '../../../view/startCamera.ts';
import type { Selection } from '../../../view/view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { CityScope } from '../panels/CityScope.tsx';
import { placesOf, useNamedStops } from '../panels/useNamedStops.ts';
import { frameTarget } from './frameTarget.ts';
import { useFrameCamera } from './useFrameCamera.ts';

interface EmbedMapProps {
  theme: Theme;
  highlight: Selection | null;
  /** What the bar and the panel cover. */
  padding: Padding;
  /** False in a tiny frame, which has room for the map only. */
  hasControls: boolean;
  onTapHits: (tapHits: readonly Selection[]) => void;
  /** The reader has asked for the stops around their location. */
  onLocated: () => void;
}

function MapOfCity({
  theme,
  highlight,
  padding,
  hasControls,
  onTapHits,
  onLocated,
}: EmbedMapProps) {
  const city = useCity();
  const view = usePageView();
  const changeView = useChangeView();
  const frame = useFrame();
  const { options, map, movedRef } = frame;
  const announce = useAnnounce();
  // There is no page to scroll then.
  const isFullScreen = useFullScreen();
  const [message, setMessage] = useState<string>();
  const [mapState, setMapState] = useState(0);
  const onMapState = () => setMapState((count) => count + 1);
  const stops = useNamedStops();
  const named = { lots: options.lots, stops: options.stops.length === 0 ? null : placesOf(stops) };
  const target = frameTarget(view, named, city);
  const firstKey = frameTarget(options.view, named, city)?.key ?? null;
  useFrameCamera({ target, firstKey, camera: view.camera, padding, mapState }, frame);
  const showMessage = (sentence: string) => {
    setMessage(sentence);
    announce(sentence);
  };
  const locate = (place: Place) => {
    changeView({ near: place, selection: null, panel: 'stops' });
    onLocated();
  };
  const markMoved = () => {
    movedRef.current = true;
    setMessage(undefined);
  };
  /** The buttons' moves are commands to the map, so it does not report them as the reader's. */
  const zoom = (direction: 'zoomIn' | 'zoomOut') => () => {
    markMoved();
    map.current?.[direction]();
  };
  const has = (name: (typeof options.controls)[number]) =>
    hasControls && options.controls.includes(name);
  return (
    <>
      <CityMap
        theme={theme}
        highlight={highlight}
        hasScale={false}
        padding={padding}
        cooperativeGestures={options.gestures === 'cooperative' && !isFullScreen}
        hint={message}
        onUserMove={markMoved}
        onReady={onMapState}
        onFailure={onMapState}
        handleRef={map}
        onTap={({ hits }) => onTapHits(selectionsFrom(hits, city))}
        onCameraEnd={(camera) => changeView({ camera: viewCameraFrom(camera) })}
      >
        <LaterLines theme={theme} />
      </CityMap>
      <MapControls
        onZoomIn={has('zoom') ? zoom('zoomIn') : undefined}
        onZoomOut={has('zoom') ? zoom('zoomOut') : undefined}
        onLocate={has('locate') ? locate : undefined}
        canFullScreen={has('fullscreen')}
        onMessage={showMessage}
      />
    </>
  );
}

/**
 * The map of a frame. One finger and the plain wheel scroll the host page, unless the URL says otherwise. What it shows
 * of the city is loaded with it, so that a frame that nobody sees loads neither.
 */
export function EmbedMap(props: EmbedMapProps) {
  return (
    <CityScope>
      <MapOfCity {...props} />
    </CityScope>
  );
}
