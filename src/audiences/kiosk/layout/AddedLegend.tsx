import { addedSigns } from '../../../city/addedSigns.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { ADDED_NAMES } from '../../../contract/subjects.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { isSupported } from '../../../view/supportedView.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';

/** What the marks of the added subjects mean that a display's map has; nothing if it has none. */
export function AddedLegend() {
  const { words } = useLanguage();
  const { features } = useSettings();
  const { hidden } = usePageView();
  const { scale } = useKiosk();
  const signs = ADDED_NAMES.filter(
    (name) => isSupported(name, features) && !hidden.includes(name),
  ).flatMap((name) => addedSigns(name, words, 0.8 * scale.small));
  return signs.length === 0 ? null : (
    <ul className="kiosk__legend" aria-label={words.layers.legend}>
      {signs.map(([mark, meaning]) => (
        <li key={meaning}>
          {mark}
          {meaning}
        </li>
      ))}
    </ul>
  );
}
