import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { usePageLanguage } from '../../../ui/text/Language.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { firstPanelPainted } from '../panels/firstPanel.ts';
import type { RiderMapProps } from './RiderMap.tsx';

const RiderMap = lazyComponent(async () => {
  // The map's code is large, and would take the network from the panel that the rider opened (R31).
  await firstPanelPainted();
  const { RiderMap, preloadMap } = await import('./RiderMap.tsx');
  preloadMap();
  return RiderMap;
});
const RouteMap = lazyComponent(async () => {
  await firstPanelPainted();
  return (await import('./RouteMap.tsx')).RouteMap;
});

/** The rider's map, and until its code has loaded what can be drawn without it (R38, decision 0040). */
export function MapInSteps(props: RiderMapProps) {
  const { words } = usePageLanguage();
  const { theme, sheet, sheetElement } = props;
  return (
    <AsyncBoundary
      name={words.page.map}
      fallback={
        <AsyncBoundary
          name={words.page.map}
          fallback={<p className="rider__map-loading">{words.page.mapLoading}</p>}
        >
          <RouteMap theme={theme} sheet={sheet} sheetElement={sheetElement} />
        </AsyncBoundary>
      }
    >
      <RiderMap {...props} />
    </AsyncBoundary>
  );
}
