import { useCity } from '../../../city/reads/CityContext.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Station } from '../station/useStation.ts';
import { useMissingStops } from './useMissingStops.ts';

/**
 * What is wrong with the stops in the URL, also those on the way: one sentence for those that don't exist, and one for
 * those that are on other routes. Empty until the service has said which of the two.
 */
export function useUnknownStops(station: Station | null): readonly string[] {
  const { words, formats } = useLanguage();
  const { routes } = useCity();
  const { missing, missingVia, elsewhere } = useMissingStops(station);
  const unserved = routes.length === 0 ? [] : elsewhere;
  const none = [...missing, ...missingVia];
  const { kiosk } = words;
  return [
    ...(none.length === 0 ? [] : [words.display.noStops(none.length, formats.list(none))]),
    ...(unserved.length === 0
      ? []
      : [kiosk.unservedStops(unserved.length, formats.list(unserved))]),
  ];
}
