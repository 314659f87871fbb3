import { useSettings } from '../../../../city/reads/SettingsContext.ts';
import { fullRouteName } from '../../../../lib/names/route-name.ts';
import { useLanguage } from '../../../../ui/text/Language.tsx';

/** Returns a route's full name; its ID for a route that the city doesn't have. */
export function useRouteNamed(): (routeID: string) => string {
  const { routes } = useSettings();
  const { words } = useLanguage('page');
  return (routeID) => {
    const route = routes.find((one) => one.routeID === routeID);
    return route === undefined ? routeID : fullRouteName(route, words.routes);
  };
}
