import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { isOfOperator, unknownLots } from '../lots/shown-lots.ts';
import { hasBusPanel, hasLotPanel } from '../options/kiosk-panels.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';
import { useUnknownRoutes } from './useUnknownRoutes.ts';
import { useUnknownStops } from './useUnknownStops.ts';

/** Sentences in place of the rows of an empty panel, or below the board. */
interface UnknownNames {
  readonly buses: readonly string[];
  readonly lots: readonly string[];
  readonly board: readonly string[];
}

/** The sentences about routes and stops, and whether the board has no bus because of them. */
function useUnknownPlaces(station: Station | null) {
  const { words, formats } = useLanguage();
  const { feedReads } = useCity();
  const routes = useUnknownRoutes();
  const stops = useUnknownStops(station);
  const sentences = [
    ...(routes.length === 0
      ? []
      : [words.kiosk.unknownRoutes(routes.length, formats.list(routes))]),
    ...stops,
  ];
  const hasStops = station === null || station.stops.length > 0 || station.unknown.length === 0;
  const hasRoutes = feedReads.some(({ route }) => !routes.includes(route.routeID));
  return { sentences, isEmpty: sentences.length > 0 && !(hasStops && hasRoutes) };
}

/** The sentences about lots and operators, and whether the board has no lot because of them. */
function useUnknownLots() {
  const { words } = useLanguage();
  const { operators } = useSettings();
  const { options } = useKiosk();
  const { allLots, lots } = useCity();
  if (allLots.length === 0) return { sentences: [], isEmpty: false };
  const { kiosk, lists } = words;
  const code = options.operator ?? '';
  const operator = operators.find((one) => one.code === code)?.name ?? code;
  const ofOperator = allLots.filter((lot) => isOfOperator(lot, options.operator));
  const unknown = unknownLots(allLots, options.lots);
  const ofOthers = unknownLots(ofOperator, options.lots).filter((name) => !unknown.includes(name));
  const sentences = [
    ...(unknown.length === 0 ? [] : [kiosk.unknownLots(unknown.length, unknown.join(lists.comma))]),
    ...(ofOperator.length === 0
      ? [kiosk.noLotsOf(operator)]
      : ofOthers.length === 0
        ? []
        : [kiosk.lotsOfOthers(ofOthers.length, ofOthers.join(lists.comma), operator)]),
  ];
  return { sentences, isEmpty: lots.length === 0 };
}

/** One sentence for each kind of value in the URL that names nothing. */
export function useUnknownNames(station: Station | null): UnknownNames {
  const { panels } = useKiosk().options;
  const { features } = useSettings();
  const places = useUnknownPlaces(station);
  const lots = useUnknownLots();
  const hasBuses = features.vehicles || features.times === true;
  const inBuses = places.isEmpty && hasBusPanel(panels) && hasBuses;
  const inLots = lots.isEmpty && hasLotPanel(panels) && features.parking;
  return {
    buses: inBuses ? places.sentences : [],
    lots: inLots ? lots.sentences : [],
    board: [...(inBuses ? [] : places.sentences), ...(inLots ? [] : lots.sentences)],
  };
}
