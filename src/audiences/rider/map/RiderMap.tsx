import './RiderMap.css';
import { memo, useMemo, useSyncExternalStore } from 'react';

import { CityProvider } from '../../../city/reads/CityContext.tsx';
import { useAfterPaint } from '../../../ui/browser/useAfterPaint.ts';
import { usePageView, PartViewContext } from '../../../view/ViewContext.tsx';
import type { Highlight } from './highlight.ts';
import { MapWithButtons } from './MapWithButtons.tsx';
import type { MapWithButtonsProps } from './MapWithButtons.tsx';

export interface RiderMapProps extends Omit<MapWithButtonsProps, 'highlight'> {
  highlight: Highlight;
}

/** The rider's map. The panel responds at once; the map follows a frame later, which helps slow phones. */
export const RiderMap = memo(function RiderMap({ highlight, sheet, ...others }: RiderMapProps) {
  const view = usePageView();
  const highlighted = useSyncExternalStore(highlight.subscribe, highlight.get);
  // Together, so that the map renders once.
  const painted = useAfterPaint(
    useMemo(() => ({ view, highlighted, sheet }), [view, highlighted, sheet]),
  );
  return (
    <PartViewContext value={painted.view}>
      <CityOfMap highlight={painted.highlighted} sheet={painted.sheet} {...others} />
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
