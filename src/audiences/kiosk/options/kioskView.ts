import type { BoardOptions } from '../../../contract/board/board-options.ts';
import { isSmallCity } from '../../../contract/operations/first-requests.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { LAYERS, unaskedLayers, type View } from '../../../view/view.ts';
import { viewFromUrl } from '../../../view/viewFromUrl.ts';

/** Whether a display shows a whole large city: its lines, without the buses of so many routes. */
export const isOfLargeCity = (
  { routes, stops, near, panels }: Pick<BoardOptions, 'routes' | 'stops' | 'near' | 'panels'>,
  settings: Pick<Settings, 'routes'>,
): boolean =>
  !isSmallCity(settings) &&
  [routes, stops, near].every(({ length }) => length === 0) &&
  !panels.includes('vehicles');

/**
 * The view behind a display. If the URL names no routes, it has all routes of the city, of which `StationRoutes` then
 * keeps those that serve the station. In a large city a station has none until `StationRoutes` finds them, and a
 * display that lists buses without a station has those near the city's center.
 */
export function kioskView(
  parameters: URLSearchParams,
  options: BoardOptions,
  settings: Pick<Settings, 'routes'>,
): View {
  const { routes, stops, near, operator, panels, theme } = options;
  const view = viewFromUrl(parameters);
  const hasStation = stops.length > 0 || near.length > 0;
  const ofLargeCity = hasStation ? [] : null;
  const hasAll = isSmallCity(settings) || isOfLargeCity(options, settings);
  const ofCity = hasAll ? settings.routes.map(({ routeID }) => routeID) : ofLargeCity;
  const [stopID] = stops;
  return {
    ...view,
    routes: routes.length > 0 ? routes : ofCity,
    // Looks the stop up in a city whose routes are not all loaded.
    selection: stopID === undefined ? null : { kind: 'stop', id: stopID },
    near: near[0] ?? null,
    radius: null,
    lotFilter: { sort: 'name', operator, hasOpenSpots: false, hasEvent: false },
    moment: null,
    timetable: null,
    watches: [],
    follow: null,
    hidden: unaskedLayers(LAYERS, panels),
    camera: null,
    theme,
  };
}
