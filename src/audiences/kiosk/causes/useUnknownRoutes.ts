import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';

/** The routes in the URL that the city doesn't have: neither the settings nor the service know them. */
export function useUnknownRoutes(): readonly string[] {
  const { routes: configured } = useSettings();
  const { stopReads } = useCity();
  const known = new Set(configured.map(({ routeID }) => routeID));
  return stopReads
    .filter(
      ({ read }) => read?.answer?.stops.length === 0 || read?.failure?.error.kind === 'refused',
    )
    .map(({ route }) => route.routeID)
    .filter((routeID) => !known.has(routeID));
}
