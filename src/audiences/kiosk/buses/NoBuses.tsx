import { useCity } from '../../../city/reads/CityContext.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { isLossOfBuses } from '../causes/board-causes.ts';
import { useCausesAt } from '../causes/BoardCauses.tsx';
import { causeSentence } from '../causes/cause-sentence.ts';
import { useUnknownNames } from '../causes/useUnknownNames.ts';
import type { Station } from '../station/useStation.ts';

interface NoBusesProps {
  station: Station | null;
  /** Why there is no row, if the buses of all routes are known; null if they aren't. */
  reason: string | null;
}

/** In place of the buses: that there are none, or why there is no data of them. */
export function NoBuses({ station, reason }: NoBusesProps) {
  const language = useLanguage();
  const { page, kiosk } = language.words;
  const { feedReads, stopReads } = useCity();
  const causesAt = useCausesAt();
  const loss = useNow(1000, (now) => {
    const cause = causesAt(now).find(isLossOfBuses);
    return cause === undefined ? null : causeSentence(cause, language);
  });
  const unknown = useUnknownNames(station).buses;
  // A stop that no loaded route has is looked up.
  const isLookedUp = station?.stops.length === 0 && station.unknown.length > 0;
  const isLoading =
    station?.search === 'running' ||
    (isLookedUp && station.search === 'done') ||
    [...feedReads, ...stopReads].some(({ read }) => (read?.answer ?? read?.failure) === undefined);
  const fallback = reason ?? loss ?? (isLoading ? page.loading : kiosk.noBusData);
  const sentences = unknown.length > 0 ? unknown : [fallback];
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}
