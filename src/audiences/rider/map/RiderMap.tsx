import './RiderMap.css';
import { memo } from 'react';

import { CityProvider } from '../../../city/reads/CityContext.tsx';
import { preloadMap } from '../../../map/start/preloadMap.ts';
import { useAfterPaint } from '../../../ui/browser/useAfterPaint.ts';
import { usePageView, ViewContext } from '../../../view/ViewContext.tsx';
import { MapWithButtons } from './MapWithButtons.tsx';
import type { MapWithButtonsProps } from './MapWithButtons.tsx';

/** The rider's map. The panel responds at once; the map follows a frame later, which helps slow phones. */
export const RiderMap = memo(function RiderMap({ highlight, ...others }: MapWithButtonsProps) {
  const view = useAfterPaint(usePageView());
  return (
    <ViewContext value={view}>
      <CityOfMap highlight={useAfterPaint(highlight)} {...others} />
    </ViewContext>
  );
});

/** The map has its own provider, so new data renders the map and not the page. */
const CityOfMap = memo(function CityOfMap(props: MapWithButtonsProps) {
  return (
    <CityProvider>
      <MapWithButtons {...props} />
    </CityProvider>
  );
});

// The page loads the map's files before it renders the map, which takes long on a slow phone.
export { preloadMap };
