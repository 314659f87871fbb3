import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { requestEarly } from '../../lib/earlyFetch.ts';

interface MapLoadingProps {
  /** The URL of the basemap's style, or of an archive after `pmtiles://`. */
  style: string;
  children: ReactNode;
}

/** Shown until the map's code has loaded; meanwhile requests the basemap's style (R31). */
export function MapLoading({ style, children }: MapLoadingProps) {
  useEffect(() => {
    // As `readBasemap` requests it. The code that reads archives isn't there yet.
    if (!style.startsWith('pmtiles:'))
      void requestEarly(new URL(style, document.baseURI).href, { priority: 'low' });
  }, [style]);
  return children;
}
