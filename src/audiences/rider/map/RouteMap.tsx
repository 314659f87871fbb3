import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { RouteLinesOnMap } from '../../../features/stops/map/RouteLinesOnMap.tsx';
import { StopsOnMap } from '../../../features/stops/map/StopsOnMap.tsx';
import type { Theme } from '../../../lib/colors/theme.ts';
import { openFirstMap } from '../../../map/first-map/openFirstMap.ts';
import { createScene } from '../../../map/scene/createScene.ts';
import { SceneContext } from '../../../map/scene/useScenePart.ts';
import { ErrorBoundary } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { MAP_COLORS } from '../../../ui/map-colors.ts';
import type { SheetHeight } from '../../../ui/panels/Sheet.tsx';
import { usePageLanguage } from '../../../ui/text/Language.tsx';
import { startCamera } from '../../../view/startCamera.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { useMapPadding } from './useMapPadding.ts';

const LiveOnRouteMap = lazyComponent(
  async () => (await import('./LiveOnRouteMap.tsx')).LiveOnRouteMap,
);

interface RouteMapProps {
  theme: Theme;
  sheet: SheetHeight;
  sheetElement: RefObject<HTMLElement | null>;
}

const NONE_MARKED: readonly string[] = [];
const ignore = () => {};
/** Nobody can move or tap this map. */
const NO_EVENTS = {
  onTap: ignore,
  onCameraEnd: ignore,
  onUserMove: ignore,
  onScale: ignore,
  onGestureBlocked: ignore,
};

/**
 * The routes and their stops, then the buses and lots too, with the camera of the rider's map, which replaces it
 * as soon as the rest of its code has loaded. On a slow phone that takes some tenths of a second longer.
 */
export function RouteMap({ theme, sheet, sheetElement }: RouteMapProps) {
  const { words } = usePageLanguage();
  const settings = useSettings();
  const view = usePageView();
  const { routes, stops, colorOf } = useCityStops();
  const padding = useMapPadding(sheetElement, sheet);
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [scene] = useState(createScene);
  // Like the map after it, it moves with neither the view nor the sheet.
  const [start] = useState(() => ({
    camera: startCamera(settings, view),
    padding: () => padding,
    label: words.page.map,
  }));
  useLayoutEffect(() => {
    if (root.current === null || container.current === null) return undefined;
    const map = openFirstMap({
      root: root.current,
      container: container.current,
      scene,
      camera: start.camera,
      interactive: false,
      padding: start.padding,
      events: NO_EVENTS,
    });
    map?.setLabel(start.label);
    map?.lead(start.camera);
    return () => map?.close();
  }, [scene, start]);
  const ink = MAP_COLORS[theme];
  return (
    <div ref={root} className="map-view">
      <div ref={container} className="map-view__canvas" />
      <SceneContext value={scene}>
        {view.hidden.includes('stops') ? null : (
          <>
            <RouteLinesOnMap routes={routes} halo={ink.halo} land={ink.land} />
            <StopsOnMap stops={stops} colorOf={colorOf} ink={ink} marked={NONE_MARKED} />
          </>
        )}
        <AsyncBoundary name={words.page.map}>
          {/* The rider's map has the same code, and says what is wrong with it. */}
          <ErrorBoundary fallback={() => null}>
            <LiveOnRouteMap theme={theme} />
          </ErrorBoundary>
        </AsyncBoundary>
      </SceneContext>
    </div>
  );
}
