import { useCity } from '../../../city/reads/CityContext.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useUnknownNames } from '../causes/useUnknownNames.ts';

/** In place of the lots: why there are none (A1, A10). */
export function NoLots() {
  const { words } = useWholeLanguage();
  const { lotsRead } = useCity();
  const unknown = useUnknownNames(null).lots;
  const hasFailed = lotsRead?.failure !== undefined;
  const missing = hasFailed ? words.kiosk.lotsLost(null) : words.page.loading;
  const fallback = lotsRead?.answer === undefined ? missing : words.parking.none;
  const sentences = unknown.length > 0 ? unknown : [fallback];
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}
