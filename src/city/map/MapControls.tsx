import './MapControls.css';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { Place } from '../../lib/geo/distance.ts';
import { toggleFullScreen, useFullScreen } from '../../ui/browser/useFullScreen.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { locate, problemSentence } from './locate.ts';

/** What the buttons do. Leave out an optional one to leave out its button. */
interface MapControlsProps {
  onZoomIn?: (() => void) | undefined;
  onZoomOut?: (() => void) | undefined;
  onNorthUp?: () => void;
  onLocate?: ((place: Place) => void) | undefined;
  canFullScreen?: boolean;
  /** Called with the reason when a button fails, to show and to announce. */
  onMessage: (sentence: string) => void;
  children?: ReactNode;
}

/** The map's buttons. The page asks for the location only when its button is pressed. */
export function MapControls({
  onZoomIn,
  onZoomOut,
  onNorthUp,
  onLocate,
  canFullScreen = true,
  onMessage,
  children,
}: MapControlsProps) {
  const { words } = useLanguage();
  const { city } = useSettings();
  const isFull = useFullScreen();
  const [isLocating, setLocating] = useState(false);
  const find = async () => {
    setLocating(true);
    const found = await locate(city.center);
    setLocating(false);
    if (typeof found === 'string') onMessage(problemSentence(found, words, city.name));
    else onLocate?.(found);
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
        {onZoomIn && <IconButton icon="plus" label={words.map.zoomIn} onClick={onZoomIn} />}
        {onZoomOut && <IconButton icon="minus" label={words.map.zoomOut} onClick={onZoomOut} />}
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
            onClick={() => void find()}
          />
        </div>
      )}
      {canFullScreen && document.fullscreenEnabled ? (
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
