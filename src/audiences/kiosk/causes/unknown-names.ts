import { useCity } from '../../../city/reads/CityContext.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { unknownLots } from '../lots/shown-lots.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';
import { useUnknownRoutes } from './useUnknownRoutes.ts';
import { useUnknownStops } from './useUnknownStops.ts';

/**
 * One sentence for each kind of value in the URL that names nothing (A1).
 *
 * @param hasBuses whether there is a list of buses, which itself says that none of the station's stops is known
 */
export function useUnknownNames(station: Station | null, hasBuses: boolean): readonly string[] {
  const { words, formats } = useWholeLanguage();
  const { options } = useKiosk();
  const { lots, shownLots, lotsRead } = useCity();
  const unknownRoutes = useUnknownRoutes();
  const unknownStops = useUnknownStops(station);
  const names = lotsRead?.answer === undefined ? [] : unknownLots(lots, options.lots);
  const hasNoLots = shownLots.length === 0 && lots.length > 0 && options.operator !== null;
  const { kiosk } = words;
  return [
    ...(unknownRoutes.length === 0
      ? []
      : [kiosk.unknownRoutes(unknownRoutes.length, formats.list(unknownRoutes))]),
    ...(hasBuses && station?.stops.length === 0 ? [] : unknownStops),
    ...(names.length === 0 ? [] : [kiosk.unknownLots(formats.list(names))]),
    ...(hasNoLots ? [kiosk.noLotsOf(options.operator ?? '')] : []),
  ];
}
