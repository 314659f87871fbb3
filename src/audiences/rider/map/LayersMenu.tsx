import { MapLegend } from '../../../city/legend/MapLegend.tsx';
import type { LegendExample } from '../../../city/legend/MapLegend.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { Theme } from '../../../lib/colors/theme.ts';
import { SMALL_SCREEN } from '../../../ui/browser/screens.ts';
import { useMediaQuery } from '../../../ui/browser/useMediaQuery.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { isSupported } from '../../../view/supportedView.ts';
import { useView } from '../../../view/useView.ts';
import { LAYERS } from '../../../view/view.ts';

export interface LayersMenuProps {
  theme: Theme;
  /** A route that is shown, for the legend's examples. */
  example: LegendExample;
}

/** What the map shows, and what its signs mean. */
export function LayersMenu({ theme, example }: LayersMenuProps) {
  const settings = useSettings();
  // The URL's view, so that a choice shows at once: `usePageView` may lag behind it.
  const [view, changeView] = useView();
  const { words } = useLanguage();
  const isSmall = useMediaQuery(SMALL_SCREEN);
  return (
    <>
      <fieldset>
        <legend>{words.map.layers}</legend>
        {LAYERS.filter((layer) => isSupported(layer, settings.features)).map((layer) => (
          <label key={layer}>
            <input
              type="checkbox"
              checked={!view.hidden.includes(layer)}
              onChange={({ target }) =>
                changeView({
                  hidden: LAYERS.filter((one) =>
                    one === layer ? !target.checked : view.hidden.includes(one),
                  ),
                })
              }
            />
            {words.layers[layer]}
          </label>
        ))}
      </fieldset>
      <MapLegend
        features={settings.features}
        bands={settings.availability}
        theme={theme}
        example={example}
        // On a small screen it would hide that the menu goes on below it.
        isOpen={!isSmall}
      />
    </>
  );
}
