import { useCity } from '../../../city/reads/CityContext.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';

interface NoBusesProps {
  /** Why there is no row, if the buses of all routes are known; null if they aren't. */
  reason: string | null;
}

/** In place of the buses: that there are none, or that there is no data of them (A10, A15). */
export function NoBuses({ reason }: NoBusesProps) {
  const { words } = useWholeLanguage();
  const { feedReads, stopReads } = useCity();
  const isLoading = [...feedReads, ...stopReads].some(
    ({ read }) => (read?.answer ?? read?.failure) === undefined,
  );
  return <p>{reason ?? (isLoading ? words.page.loading : words.kiosk.noBusData)}</p>;
}
