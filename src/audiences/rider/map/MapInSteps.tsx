import { useLayoutEffect, useState } from 'react';

import { canDrawMap } from '../../../lib/canDrawMap.ts';
import { loadMapLibre } from '../../../map/start/loadMapLibre.ts';
import { ErrorBoundary } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { usePageLanguage } from '../../../ui/text/Language.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import type { RiderMapProps } from './RiderMap.tsx';

const RiderMap = lazyComponent(async () => {
  // MapLibre loads in parallel with the code that renders the map: it is as large as everything else together.
  if (canDrawMap(document)) void loadMapLibre().catch(() => {});
  return (await import('./RiderMap.tsx')).RiderMap;
});
const RouteMap = lazyComponent(async () => (await import('./RouteMap.tsx')).RouteMap);

/** Reports whether the parts beside it are shown: a boundary that waits or has failed shows neither. */
function Mounted({ onChange }: { onChange: (isMounted: boolean) => void }): null {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}

/**
 * The rider's map, and while its code loads or has failed what can be drawn without it (decision 0063).
 * The drawing is outside the map's boundary, so that it stays as it is below the message of a failure. It comes
 * after the map in the document, so that the map is measured where it stays.
 */
export function MapInSteps(props: RiderMapProps) {
  const { map, mapLoading } = usePageLanguage().words.page;
  const { theme, sheet, sheetElement } = props;
  const [isReplaced, setReplaced] = useState(false);
  return (
    <>
      <AsyncBoundary name={map}>
        <RiderMap {...props} />
        <Mounted onChange={setReplaced} />
      </AsyncBoundary>
      {isReplaced ? null : (
        <AsyncBoundary name={map} fallback={<p className="rider__map-loading">{mapLoading}</p>}>
          {/* The rider's map has the same code, and says what is wrong with it. */}
          <ErrorBoundary fallback={() => null}>
            <RouteMap theme={theme} sheet={sheet} sheetElement={sheetElement} />
          </ErrorBoundary>
        </AsyncBoundary>
      )}
    </>
  );
}
