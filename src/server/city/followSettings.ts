import type { Settings } from '../../contract/settings/settings.ts';
import type { Source } from '../../service/Source.ts';
import type { Log } from '../log.ts';
import { pageSettings, type SettingsFile } from '../settings/settings.ts';
import { unknownNames } from './unknownNames.ts';

/** The page's settings. Their start routes may be named as before the city had several feeds. */
function settingsNow(file: SettingsFile, source: Source | null): Settings {
  const settings = pageSettings(file, source);
  const { startRoutes } = settings;
  const listed = source?.listedIDs;
  if (listed === undefined || startRoutes === undefined) return settings;
  return { ...settings, startRoutes: startRoutes.map((id) => listed.route(id) ?? id) };
}

/**
 * The page's settings, rebuilt whenever the source's city is another object, or turns out to have vehicles or none.
 * Settings that do not fit a later city are logged, and the page keeps the last ones that did.
 *
 * @returns a function that gives the settings now: the same object until the city changes
 * @throws StartupError if the settings do not fit the city that the source has first
 */
export function followSettings(
  file: SettingsFile,
  source: Source | null,
  log: Log,
): () => Settings {
  const mayHaveVehicles = () => source?.vehicles?.mayHaveData?.();
  let city = source?.city;
  let hadVehicles = mayHaveVehicles();
  let settings = settingsNow(file, source);
  let wrongRoutes: string | undefined;
  /** A route may also disappear from the feed while the server runs. */
  const checkStartRoutes = () => {
    const { routes, startRoutes = [] } = settings;
    const routeIDs = routes.map(({ routeID }) => routeID);
    const before = wrongRoutes;
    wrongRoutes = unknownNames('startRoutes', 'route', startRoutes, routeIDs);
    if (wrongRoutes !== undefined && wrongRoutes !== before)
      log({ event: 'setting without effect', reason: wrongRoutes });
  };
  checkStartRoutes();
  return () => {
    if (source?.city === city && mayHaveVehicles() === hadVehicles) return settings;
    city = source?.city;
    hadVehicles = mayHaveVehicles();
    try {
      settings = settingsNow(file, source);
      checkStartRoutes();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log({ event: 'settings kept', reason });
    }
    return settings;
  };
}
