import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { ZoneNote } from '../../../features/events/ZoneNote.tsx';
import { UNITS } from '../../../lib/geo/lengths.ts';
import { offeredLanguages } from '../../../lib/words/languages.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useView } from '../../../view/useView.ts';
import { DeviceDataButton } from '../device/DeviceDataButton.tsx';
import { FrameButton } from './FrameButton.tsx';
import { FullScreenButton } from './FullScreenButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useRoutesToShare } from './useRoutesToShare.ts';

const THEMES = [null, 'light', 'dark'] as const;

/** The page's theme, language and units, and what can be done with its view. */
export function PageMenu() {
  const settings = useSettings();
  // The URL's view, so that a choice shows at once: `usePageView` may lag behind it.
  const [view, changeView] = useView();
  const shared = useRoutesToShare(view.routes);
  const { words, lang } = useLanguage();
  const languages = offeredLanguages(settings.languages);
  return (
    <>
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
    </>
  );
}
