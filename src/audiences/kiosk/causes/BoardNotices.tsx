import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { unknownLots } from '../lots/shown-lots.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';
import { Alternative } from './Alternative.tsx';
import { boardCauses } from './board-causes.ts';
import { causeSentence } from './cause-sentence.ts';

/** Sentences about values in the URL that name nothing (A1). */
function useUnknownNames(station: Station | null): string[] {
  const { words, formats } = useLanguage();
  const { options } = useKiosk();
  const { routes: configured } = useSettings();
  const { routes, stopReads, lots, shownLots, lotsRead } = useCity();
  const known = new Set(configured.map(({ routeID }) => routeID));
  const unknownRoutes = stopReads
    .filter(
      ({ read }) => read?.answer?.stops.length === 0 || read?.failure?.error.kind === 'refused',
    )
    .map(({ route }) => route.routeID)
    .filter((routeID) => !known.has(routeID));
  const isLoaded = routes.length > 0 && stopReads.every(({ read }) => read?.answer !== undefined);
  const { kiosk } = words;
  const names = lotsRead?.answer === undefined ? [] : unknownLots(lots, options.lots);
  const stops = isLoaded ? (station?.unknown ?? []) : [];
  const hasNoLots = shownLots.length === 0 && lots.length > 0 && options.operator !== null;
  return [
    ...(unknownRoutes.length === 0
      ? []
      : [kiosk.unknownRoutes(unknownRoutes.length, formats.list(unknownRoutes))]),
    ...(stops.length === 0 ? [] : [kiosk.unknownStops(stops.length, formats.list(stops))]),
    ...(names.length === 0 ? [] : [kiosk.unknownLots(formats.list(names))]),
    ...(hasNoLots ? [kiosk.noLotsOf(options.operator ?? '')] : []),
  ];
}

interface BoardNoticesProps {
  station: Station | null;
  /** Whether the map could not be shown. */
  isMapLost: boolean;
}

/** What is wrong with the board: one sentence for each cause, and what people can do instead (A10). */
export function BoardNotices({ station, isMapLost }: BoardNoticesProps) {
  const language = useLanguage();
  const { panels } = useKiosk().options;
  const { feedReads, lotsRead } = useCity();
  const { staleness, features } = useSettings();
  const hasBuses = panels.includes('buses') && features.vehicles;
  const hasLots = (panels.includes('lots') || panels.includes('events')) && features.parking;
  const feeds = hasBuses ? feedReads : [];
  const text = useNow(1000, (now) =>
    boardCauses({ feeds, lots: hasLots ? lotsRead : undefined, now, staleness })
      .map((cause) => causeSentence(cause, language))
      .join('\n'),
  );
  const unknown = useUnknownNames(station);
  const sentences = [
    ...text.split('\n').filter((sentence) => sentence !== ''),
    ...(isMapLost ? [language.words.kiosk.noMap] : []),
    ...unknown,
  ];
  if (sentences.length === 0) return null;
  return (
    <footer className="kiosk__notices">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {text === '' ? null : <Alternative />}
    </footer>
  );
}
