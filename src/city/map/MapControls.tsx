import './MapControls.css';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { Place } from '../../lib/geo/distance.ts';
import { toggleFullScreen, useFullScreen } from '../../map/controls/useFullScreen.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';

/** What the buttons do. Leave out an optional one to leave out its button. */
interface MapControlsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onNorthUp?: () => void;
  onLocate?: (place: Place) => void;
  /** Called with the reason when a button fails, to show and to announce. */
  onMessage: (sentence: string) => void;
  children?: ReactNode;
}

/** Milliseconds. A rider who gets no fix in that time is faster with a tap on the map. */
const LOCATE_TIMEOUT = 10_000;

/** The map's buttons. The page asks for the location only when its button is pressed (R19, R30). */
export function MapControls({
  onZoomIn,
  onZoomOut,
  onNorthUp,
  onLocate,
  onMessage,
  children,
}: MapControlsProps) {
  const { words } = useLanguage();
  const isFull = useFullScreen();
  const [isLocating, setLocating] = useState(false);
  const locate = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        onLocate?.({ lat: coords.latitude, lon: coords.longitude });
      },
      (error) => {
        setLocating(false);
        const { locationDenied, locationTimeout, locationFailed } = words.map;
        if (error.code === error.PERMISSION_DENIED) onMessage(locationDenied);
        else onMessage(error.code === error.TIMEOUT ? locationTimeout : locationFailed);
      },
      { timeout: LOCATE_TIMEOUT, maximumAge: 60_000, enableHighAccuracy: true },
    );
  };
  const toggleFull = async () => {
    try {
      await toggleFullScreen();
    } catch {
      onMessage(words.map.fullScreenFailed);
    }
  };
  return (
    <section className="map-controls" aria-label={words.map.controls}>
      {children}
      <div className="map-controls__group">
        <IconButton icon="plus" label={words.map.zoomIn} onClick={onZoomIn} />
        <IconButton icon="minus" label={words.map.zoomOut} onClick={onZoomOut} />
        {onNorthUp === undefined ? null : (
          <IconButton icon="north" label={words.map.northUp} onClick={onNorthUp} />
        )}
      </div>
      {onLocate === undefined || !('geolocation' in navigator) ? null : (
        <div className="map-controls__group">
          <IconButton
            icon="locate"
            label={isLocating ? words.map.locating : words.map.myLocation}
            aria-busy={isLocating}
            onClick={locate}
          />
        </div>
      )}
      {document.fullscreenEnabled ? (
        <div className="map-controls__group map-controls__group--full">
          <IconButton
            icon={isFull ? 'exitFullscreen' : 'fullscreen'}
            label={isFull ? words.map.fullScreenLeave : words.map.fullScreen}
            onClick={() => void toggleFull()}
          />
        </div>
      ) : null}
    </section>
  );
}
