import './RiderMap.css';
import { memo } from 'react';

import { CityProvider } from '../../../city/reads/CityContext.tsx';
import { preloadMap } from '../../../map/start/preloadMap.ts';
import { MapWithButtons } from './MapWithButtons.tsx';
import type { MapWithButtonsProps } from './MapWithButtons.tsx';

/** The rider's map. It has its own provider, so new data renders the map and not the page. */
export const RiderMap = memo(function RiderMap({
  theme,
  highlight,
  sheet,
  sheetElement,
  onTapHits,
}: MapWithButtonsProps) {
  return (
    <CityProvider>
      <MapWithButtons
        theme={theme}
        highlight={highlight}
        sheet={sheet}
        sheetElement={sheetElement}
        onTapHits={onTapHits}
      />
    </CityProvider>
  );
});

// The page loads the map's files before it renders the map, which takes long on a slow phone.
export { preloadMap };
