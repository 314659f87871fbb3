import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';
import { useSavedData } from '../useSavedData.ts';
import { Alternative } from './Alternative.tsx';
import { boardCauses } from './board-causes.ts';
import { causeSentence } from './cause-sentence.ts';
import { useUnknownNames } from './unknown-names.ts';
import { useUnknownRoutes } from './useUnknownRoutes.ts';

/** What is wrong with the board: one sentence for each cause, and what people can do instead (A10). */
export function BoardNotices({ station }: { station: Station | null }) {
  const language = useWholeLanguage();
  const { panels } = useKiosk().options;
  const { feedReads, lotsRead } = useCity();
  const { staleness, features, alternative } = useSettings();
  const hasBuses = panels.includes('buses') && features.vehicles;
  const hasLots = (panels.includes('lots') || panels.includes('events')) && features.parking;
  const unknownRoutes = useUnknownRoutes();
  const isSaved = useSavedData() !== null;
  const feeds = hasBuses
    ? feedReads.filter(({ route }) => !unknownRoutes.includes(route.routeID))
    : [];
  const text = useNow(1000, (now) =>
    boardCauses({ feeds, lots: hasLots ? lotsRead : undefined, now, staleness })
      // `SavedDataNotice` has said that there is no connection.
      .filter(({ part }) => part !== 'all' || !isSaved)
      .map((cause) => causeSentence(cause, language))
      .join('\n'),
  );
  const unknown = useUnknownNames(station, hasBuses);
  const sentences = [...text.split('\n').filter((sentence) => sentence !== ''), ...unknown];
  const isLive = text === '' && !isSaved;
  if (sentences.length === 0 && (isLive || alternative === undefined)) return null;
  return (
    <footer className="kiosk__notices">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isLive ? null : <Alternative />}
    </footer>
  );
}
