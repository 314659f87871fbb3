import type { Settings } from '../contract/settings.ts';
import { createService, type Service } from '../service/createService.ts';
import { JSON_TYPE, withEtag } from '../service/responses.ts';
import type { Source } from '../service/Source.ts';
import { createSource } from './createSource.ts';
import { type Log, errorFields } from './log.ts';
import { pageSettings, readSettingsFile, type ServerSettings } from './settings.ts';

/** A city as its settings file describes it: the service that answers, and the page's settings. */
export interface City {
  readonly server: ServerSettings;
  readonly settings: Settings;
  /** The name of the city's source, for the log and the health check. */
  readonly sourceName: string;
  /** Answers the service's requests, and `/curbside.json` with the page's settings. */
  readonly handle: Service;
  /** Whether `handle` may have an answer for a path. */
  handlesPath(path: string): boolean;
  /** Whether the source answers now. */
  isReady(): Promise<boolean>;
}

export interface CityOptions {
  readonly settingsPath: string;
  readonly log: Log;
  /** Replaces the source in the settings. */
  readonly source?: Source;
  /** Returns milliseconds since 1970. */
  readonly clock?: () => number;
}

const SETTINGS_PATH = '/curbside.json';

/**
 * Reads a settings file and creates the city's source and service.
 *
 * @throws StartupError with one line for each problem in the file
 */
export function openCity({ settingsPath, log, source, clock = Date.now }: CityOptions): City {
  const file = readSettingsFile(settingsPath);
  const chosen = source ?? createSource(file.source);
  const settings = pageSettings(file, chosen?.city);
  const body = JSON.stringify(settings);
  const service = createService(chosen, settings, clock, (operation, error) => {
    log({ event: 'source failed', operation, ...errorFields(error) });
  });
  const base = new URL(settings.service.baseUrl, 'http://city.invalid').pathname.replace(/\/$/, '');
  const prefixes = [`${base}/v1/`, `${base}/parking/`, '/basemap/'];
  return {
    server: file.server,
    settings,
    sourceName: chosen?.name ?? 'none',
    handle: async (request) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const { pathname } = new URL(request.url);
      if (pathname !== SETTINGS_PATH || !isRead) return service(request);
      return withEtag(request, { body, type: JSON_TYPE, cacheControl: 'no-cache' });
    },
    handlesPath: (path) =>
      path === SETTINGS_PATH || prefixes.some((prefix) => path.startsWith(prefix)),
    isReady: async () => {
      try {
        await chosen?.routeIDs(clock());
        return true;
      } catch {
        return false;
      }
    },
  };
}
