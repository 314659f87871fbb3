import { useEffect, useState } from 'react';

import type { MapWords } from '../map-words.ts';

/** A gesture that the map left to the surrounding page. A new object for each gesture. */
export interface BlockedGesture {
  readonly gesture: 'wheel' | 'touch';
}

/** How long the hint is shown, in milliseconds. */
const HINT_DURATION = 1200;

interface GestureHintProps {
  blocked: BlockedGesture | null;
  words: MapWords;
}

/** Explains how to move the map with the input that the user just tried, touch or wheel. */
export function GestureHint({ blocked, words }: GestureHintProps) {
  const [expired, setExpired] = useState<BlockedGesture | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setExpired(blocked), HINT_DURATION);
    return () => clearTimeout(timer);
  }, [blocked]);
  if (!blocked) return null;
  const isMac = navigator.userAgent.includes('Mac');
  const wheel = isMac ? words.cooperativeWheelMac : words.cooperativeWheel;
  const isShown = blocked !== expired;
  return (
    <p className={`map-view__hint${isShown ? ' map-view__hint--shown' : ''}`} aria-hidden="true">
      {blocked.gesture === 'touch' ? words.cooperativeTouch : wheel}
    </p>
  );
}
