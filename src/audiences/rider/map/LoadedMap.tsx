import { canDrawMap } from '../../../lib/canDrawMap.ts';
import { loadMapLibre } from '../../../map/start/loadMapLibre.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import type { RiderMapProps } from './RiderMap.tsx';

/** Milliseconds that MapLibre waits for a page that is busy. */
const LONGEST_WAIT = 400;

/**
 * Loads MapLibre once the code of the lists and cards is there and the page is idle, while the first map is on its way. By
 * then they have requested most of what they show. MapLibre is as large as everything else together, and what is requested
 * after it waits for it. The first map loads it too, as soon as it opens.
 */
async function loadMapLibreNext() {
  await import('../panels/RiderPanels.tsx');
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_WAIT }));
  if (canDrawMap(document)) await loadMapLibre();
}

const RiderMap = lazyComponent(async () => {
  void loadMapLibreNext().catch(() => {});
  return (await import('./RiderMap.tsx')).RiderMap;
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
