import './MapNotices.css';

import type { ReactNode } from 'react';

import type { MapFailure } from '../map/map-health.ts';
import { useLanguage } from '../ui/Language.tsx';

interface MapNoticesProps {
  failure: MapFailure | null;
  /** What is said while nothing is wrong. */
  hint: ReactNode;
}

/** One quiet line over the map: what is wrong with it, or what can be done with it. */
export function MapNotices({ failure, hint }: MapNoticesProps) {
  const { map } = useLanguage().words;
  const failures: Record<MapFailure, string> = {
    'no-webgl': map.unavailable,
    worker: map.codeFailed,
    'context-lost': map.contextLost,
    resting: map.contextLost,
    basemap: map.basemapFailed,
  };
  const sentence = failure === null ? hint : failures[failure];
  if (sentence === null || sentence === undefined) return null;
  return <p className="map-notice">{sentence}</p>;
}
