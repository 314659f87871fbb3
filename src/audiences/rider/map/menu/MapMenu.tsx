import type { LegendExample } from '../../../../city/legend/MapLegend.tsx';

import './MapMenu.css';
import { MapLegend } from '../../../../city/legend/MapLegend.tsx';
import { useSettings } from '../../../../city/reads/SettingsContext.ts';
import { ZoneNote } from '../../../../features/events/ZoneNote.tsx';
import type { Theme } from '../../../../lib/colors/theme.ts';
import { UNITS } from '../../../../lib/geo/lengths.ts';
import { offeredLanguages } from '../../../../lib/words/languages.ts';
import { SMALL_SCREEN } from '../../../../ui/browser/screens.ts';
import { useMediaQuery } from '../../../../ui/browser/useMediaQuery.ts';
import { useLanguage } from '../../../../ui/text/Language.tsx';
import { isSupported } from '../../../../view/supportedView.ts';
import { useView } from '../../../../view/useView.ts';
import { LAYERS } from '../../../../view/view.ts';
import { DeviceDataButton } from '../../device/DeviceDataButton.tsx';
import { FrameButton } from './FrameButton.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useRoutesToShare } from './useRoutesToShare.ts';

export interface MapMenuProps {
  theme: Theme;
  /** A route that is shown, for the legend's examples. */
  example: LegendExample;
}

const THEMES = [null, 'light', 'dark'] as const;

/** The map's layers and legend, and the page's theme, language and units. */
export function MapMenu({ theme, example }: MapMenuProps) {
  const settings = useSettings();
  // The URL's view, so that a choice shows at once: `usePageView` may lag behind it.
  const [view, changeView] = useView();
  const shared = useRoutesToShare(view.routes);
  const { words, lang } = useLanguage();
  const isSmall = useMediaQuery(SMALL_SCREEN);
  const languages = offeredLanguages(settings.languages);
  return (
    <div className="map-menu">
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
      <fieldset>
        <legend>{words.menu.theme}</legend>
        {THEMES.map((choice) => (
          <label key={choice ?? 'auto'}>
            <input
              type="radio"
              name="theme"
              checked={view.theme === choice}
              onChange={() => changeView({ theme: choice })}
            />
            {words.menu.themes[choice ?? 'auto']}
          </label>
        ))}
      </fieldset>
      {languages.length < 2 ? null : (
        <fieldset>
          <legend>{words.menu.language}</legend>
          {languages.map(({ tag, name }) => (
            <label key={tag} lang={tag}>
              <input
                type="radio"
                name="language"
                checked={lang === tag}
                onChange={() => changeView({ lang: tag })}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{words.menu.units.heading}</legend>
        {[null, ...UNITS].map((choice) => (
          <label key={choice ?? 'city'}>
            <input
              type="radio"
              name="units"
              checked={view.units === choice}
              onChange={() => changeView({ units: choice })}
            />
            {choice === null ? words.menu.units.city(settings.city.name) : words.menu.units[choice]}
          </label>
        ))}
      </fieldset>
      <FullScreenButton />
      <ShareButton routes={shared.page} />
      <FrameButton routes={shared.frame} />
      <DeviceDataButton />
      <ZoneNote />
    </div>
  );
}
