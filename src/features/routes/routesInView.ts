import type { RouteSettings } from '../../contract/settings.ts';

/** The colour of a route that the settings do not name: a grey that is no other route's. */
const UNKNOWN_ROUTE_COLOR = '#5c6370';

/**
 * The chosen routes with what the settings know of them; one that they do not know can be opened
 * by its ID all the same (R1).
 *
 * @param unnamed how a route without a name is called
 */
export function routesInView(
  chosen: readonly string[],
  configured: readonly RouteSettings[],
  unnamed: (routeID: string) => string,
): RouteSettings[] {
  return chosen.map(
    (routeID) =>
      configured.find((route) => route.routeID === routeID) ?? {
        routeID,
        name: unnamed(routeID),
        color: UNKNOWN_ROUTE_COLOR,
      },
  );
}

/** Gives a route's colour, `#rrggbb`. */
export function colorsOf(configured: readonly RouteSettings[]): (routeID: string) => string {
  const colors = new Map(configured.map((route) => [route.routeID, route.color]));
  return (routeID) => colors.get(routeID) ?? UNKNOWN_ROUTE_COLOR;
}
