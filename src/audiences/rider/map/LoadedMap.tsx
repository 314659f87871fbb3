import { canDrawMap } from '../../../lib/canDrawMap.ts';
import { loadMapLibre } from '../../../map/start/loadMapLibre.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import type { RiderMapProps } from './RiderMap.tsx';

const RiderMap = lazyComponent(async () => {
  const { RiderMap } = await import('./RiderMap.tsx');
  // Not before: MapLibre is as large as everything else together, and the first map and the cards would wait for it.
  if (canDrawMap(document)) void loadMapLibre().catch(() => {});
  return RiderMap;
});

/** The rider's map, or why it is not there. */
export function LoadedMap(props: RiderMapProps) {
  const { map, mapLoading } = useLanguage('page').words.page;
  return (
    <AsyncBoundary name={map} fallback={<p className="rider__map-loading">{mapLoading}</p>}>
      <RiderMap {...props} />
    </AsyncBoundary>
  );
}
