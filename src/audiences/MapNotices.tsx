import './MapNotices.css';

import type { ReactNode } from 'react';

import type { MapFailure } from '../map/map-health.ts';
import { useLanguage } from '../ui/Language.tsx';

interface MapNoticesProps {
  failure: MapFailure | null;
  /** What can be done with the map, or why something led nowhere; said beside a failure too. */
  hint: ReactNode;
}

/** Quiet lines over the map: what is wrong with it, and what can be done with it. */
export function MapNotices({ failure, hint }: MapNoticesProps) {
  const { map } = useLanguage().words;
  const failures: Record<MapFailure, string> = {
    'no-webgl': map.unavailable,
    worker: map.codeFailed,
    'context-lost': map.contextLost,
    resting: map.contextLost,
    basemap: map.basemapFailed,
  };
  if (failure === null && hint === undefined) return null;
  return (
    <div className="map-notice">
      {failure === null ? null : <p>{failures[failure]}</p>}
      {hint === undefined ? null : <p>{hint}</p>}
    </div>
  );
}
