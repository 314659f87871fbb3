import './MapControls.css';

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import type { Place } from '../lib/distance.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useLanguage } from '../ui/Language.tsx';

/** What the buttons do; a button that has nothing to do is not there. */
interface MapControlsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  onNorthUp?: () => void;
  onLocate?: (place: Place) => void;
  /** Why "my location" found nothing, for the audience to say in its place. */
  onLocateFailed?: (why: 'denied' | 'failed') => void;
  children?: ReactNode;
}

/** Ten seconds: a rider who gets no fix in that time is better served by a tap on the map. */
const LOCATE_LIMIT = 10_000;

function useFullScreen() {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  return isFull;
}

/** The map's buttons: nothing is asked of the rider until one is pressed (R19, R30). */
export function MapControls({ onLocate, onLocateFailed, children, ...map }: MapControlsProps) {
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
        onLocateFailed?.(error.code === error.PERMISSION_DENIED ? 'denied' : 'failed');
      },
      { timeout: LOCATE_LIMIT, maximumAge: 60_000, enableHighAccuracy: true },
    );
  };
  const toggleFull = () =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <section className="map-controls" aria-label={words.map.controls}>
      {children}
      <div className="map-controls__group">
        <IconButton icon="plus" label={words.map.zoomIn} onClick={map.onZoomIn} />
        <IconButton icon="minus" label={words.map.zoomOut} onClick={map.onZoomOut} />
        {map.onNorthUp === undefined ? null : (
          <IconButton icon="north" label={words.map.northUp} onClick={map.onNorthUp} />
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
            icon={isFull ? 'unfull' : 'full'}
            label={isFull ? words.map.fullScreenLeave : words.map.fullScreen}
            onClick={toggleFull}
          />
        </div>
      ) : null}
    </section>
  );
}
