import type { Settings } from '../../contract/settings.ts';
import type { Source } from '../../service/Source.ts';
import { type Log, errorFields } from '../log.ts';
import { pageSettings, type SettingsFile } from '../settings/settings.ts';

/**
 * The page's settings, rebuilt whenever the source's city is another object. Settings that do not fit
 * a later city are logged, and the page keeps the last ones that did.
 *
 * @returns a function that gives the settings now: the same object until the city changes
 * @throws StartupError if the settings do not fit the city that the source has first
 */
export function followSettings(
  file: SettingsFile,
  source: Source | null,
  log: Log,
): () => Settings {
  let city = source?.city;
  let settings = pageSettings(file, source);
  return () => {
    if (source?.city === city) return settings;
    city = source?.city;
    try {
      settings = pageSettings(file, source);
    } catch (error) {
      log({ event: 'settings kept', ...errorFields(error) });
    }
    return settings;
  };
}
