import './RiderMap.css';
import { memo, useMemo } from 'react';

import { CityProvider } from '../../../city/reads/CityContext.tsx';
import { preloadMap } from '../../../map/start/preloadMap.ts';
import { useAfterPaint } from '../../../ui/browser/useAfterPaint.ts';
import { usePageView, PartViewContext } from '../../../view/ViewContext.tsx';
import { MapWithButtons } from './MapWithButtons.tsx';
import type { MapWithButtonsProps } from './MapWithButtons.tsx';

/** The rider's map. The panel responds at once; the map follows a frame later, which helps slow phones. */
export const RiderMap = memo(function RiderMap({
  highlight,
  sheet,
  ...others
}: MapWithButtonsProps) {
  const view = usePageView();
  // Together, so that the map renders once.
  const painted = useAfterPaint(
    useMemo(() => ({ view, highlight, sheet }), [view, highlight, sheet]),
  );
  return (
    <PartViewContext value={painted.view}>
      <CityOfMap highlight={painted.highlight} sheet={painted.sheet} {...others} />
    </PartViewContext>
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
