import type { RouteSettings } from '../../contract/settings/settings.ts';

/** The color of a route that the settings do not list. */
const UNKNOWN_ROUTE_COLOR = '#5c6370';

/**
 * The settings of the chosen routes. A route that the settings do not list works too, with a name made
 * from its ID.
 *
 * @param unnamed makes the name of such a route
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

/** The routes of the settings, then the routes in view that the settings do not list. */
export const allRoutes = (
  configured: readonly RouteSettings[],
  routes: readonly RouteSettings[],
): readonly RouteSettings[] => [
  ...configured,
  ...routes.filter(({ routeID }) => !configured.some((one) => one.routeID === routeID)),
];

/** Returns a function from a routeID to the route's color, `#rrggbb`. */
export function colorsOf(configured: readonly RouteSettings[]): (routeID: string) => string {
  const colors = new Map(configured.map((route) => [route.routeID, route.color]));
  return (routeID) => colors.get(routeID) ?? UNKNOWN_ROUTE_COLOR;
}
