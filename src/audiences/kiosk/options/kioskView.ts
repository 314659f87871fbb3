import type { Settings } from '../../../contract/settings.ts';
import type { View } from '../../../view/view.ts';
import { viewFromUrl } from '../../../view/viewFromUrl.ts';
import type { KioskOptions } from './kiosk-options.ts';

/** A city with more routes shows those near the station, or near its center (R37). */
const SMALL_CITY_ROUTES = 24;

/**
 * The view behind a display: without a choice in the URL, all routes of a small city. `StationRoutes` then
 * keeps those that serve the station.
 */
export function kioskView(
  parameters: URLSearchParams,
  { stops, near, operator, theme }: KioskOptions,
  { routes }: Pick<Settings, 'routes'>,
): View {
  const view = viewFromUrl(parameters);
  const isSmallCity = routes.length <= SMALL_CITY_ROUTES;
  const [stopID] = stops;
  return {
    ...view,
    routes: view.routes ?? (isSmallCity ? routes.map(({ routeID }) => routeID) : null),
    // Looks the stop up in a city whose routes are not all loaded.
    selection: stopID === undefined ? null : { kind: 'stop', id: stopID },
    near: near[0] ?? null,
    radius: null,
    lotFilter: { sort: 'name', operator, hasOpenSpots: false, hasEvent: false },
    moment: null,
    needs: [],
    watches: [],
    follow: null,
    hidden: [],
    camera: null,
    theme,
  };
}
