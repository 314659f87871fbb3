import { useQueries } from '@tanstack/react-query';

import { isRefusedAsUnknown } from '../../../api/ApiError.ts';
import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';

/**
 * What is wrong with the stops in the URL, also those on the way: one sentence for those that don't exist, and one for
 * those that are on other routes. Empty until the service has said which of the two.
 */
export function useUnknownStops(station: Station | null): readonly string[] {
  const { words, formats } = useLanguage();
  const { routes } = useCity();
  const api = useApi();
  const { via } = useKiosk().options.filter;
  const unknown = station?.unknown ?? [];
  // Until then, they may be on a route whose stops are still loading.
  const isLoaded = station?.isLoaded === true;
  const lookups = useQueries({
    queries: [...unknown, ...via].map((stopID) => ({
      ...stopLocationQuery(api, stopID),
      enabled: isLoaded,
    })),
  });
  if (!isLoaded) return [];
  const missing = [...unknown, ...via].filter((_, index) => {
    const failure = lookups[index]?.data?.failure;
    return failure !== undefined && isRefusedAsUnknown(failure.error, 'stop');
  });
  const unserved =
    routes.length === 0
      ? []
      : unknown.filter((_, index) => lookups[index]?.data?.answer !== undefined);
  const { kiosk } = words;
  return [
    ...(missing.length === 0 ? [] : [kiosk.noStops(missing.length, formats.list(missing))]),
    ...(unserved.length === 0
      ? []
      : [kiosk.unservedStops(unserved.length, formats.list(unserved))]),
  ];
}
