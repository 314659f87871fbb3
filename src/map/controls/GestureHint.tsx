import { useEffect, useState } from 'react';
import type { MapWords } from '../map-words.ts';

/** A gesture that was left to the page around; a new object each time. */
export interface BlockedGesture {
  readonly gesture: 'wheel' | 'touch';
}

const SHOWN_FOR = 1200;

interface GestureHintProps {
  blocked: BlockedGesture | null;
  words: MapWords;
}

/** Says how to move the map, by what was just tried and not by the size of the screen (B14). */
export function GestureHint({ blocked, words }: GestureHintProps) {
  const [expired, setExpired] = useState<BlockedGesture | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setExpired(blocked), SHOWN_FOR);
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
