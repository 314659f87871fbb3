import { useCity } from '../../../city/reads/CityContext.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';

/** In place of buses that are no longer shown: the notice below the board says why (A10). */
export function NoBusData() {
  const { words } = useWholeLanguage();
  const { feedReads } = useCity();
  const isLoading = feedReads.some(({ read }) => read?.failure === undefined);
  return isLoading ? null : <p>{words.kiosk.noBusData}</p>;
}
