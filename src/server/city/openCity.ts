import { documentFolders, interfaceFolders } from '../../contract/operations/operation-paths.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { hasSameClocks } from '../../lib/time/hasSameClocks.ts';
import { createService, pathOf, type Service } from '../../service/createService.ts';
import { JSON_TYPE, withEtag } from '../../service/responses.ts';
import type { Log } from '../log.ts';
import { withPushKey } from '../reminders/push-keys.ts';
import type { ServerSettings } from '../settings/server-settings.ts';
import { readSettingsFile, type SettingsFile } from '../settings/settings.ts';
import { createFaultLog } from './createFaultLog.ts';
import { createSource, type SourceOptions } from './createSource.ts';
import { folderOfCity } from './folderOfCity.ts';
import { followSettings } from './followSettings.ts';
import { keepJourneysReady } from './keepJourneysReady.ts';
import type { FeedFigures, ServerSource } from './ServerSource.ts';

/** A city as its settings file describes it: the service that answers, and the page's settings. */
export interface City {
  readonly server: ServerSettings;
  /** The page's settings now. The same object until the source's city changes. */
  readonly settings: () => Settings;
  /** The name of the city's source, for the log and the health check. */
  readonly sourceName: string;
  /** Answers the service's requests, and `/curbside.json` with the page's settings. */
  readonly handle: Service;
  /** Whether `handle` may have an answer for a path. */
  handlesPath(path: string): boolean;
  isReady(): Promise<boolean>;
  /** What the source knows of its feeds, for the health check. */
  health(): Readonly<Record<string, unknown>>;
  /** What the source knows of its feeds and data now, for the metrics. */
  metrics(): CityMetrics;
  stop(): Promise<void>;
  /** Null without a source. */
  readonly source: ServerSource | null;
  /** Where the city's snapshot is, or would be. */
  readonly folder: string;
}

interface CityMetrics {
  readonly figures: readonly FeedFigures[];
  /** Null without a source. */
  readonly source: ServerSource | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface CityOptions extends Omit<SourceOptions, 'clock'> {
  readonly settingsPath: string;
  /** Replaces the file at `settingsPath`. */
  readonly settingsFile?: SettingsFile;
  /** Replaces the source in the settings. */
  readonly source?: ServerSource;
  /** Returns milliseconds since 1970. */
  readonly clock?: () => number;
}

const SETTINGS_PATH = '/curbside.json';

/** Not a fault: `baseUrl` may be the public address of this server, for pages that another server has. */
function warnOfOtherService(
  { service: { baseUrl } }: Settings,
  source: ServerSource | null,
  log: Log,
): void {
  if (source === null || !/^https?:/i.test(baseUrl)) return;
  const { host } = new URL(baseUrl);
  const reason = `service.baseUrl: pages ask ${host}. If that is another server, they never see the source of this one; with "" they do.`;
  log({ event: 'setting without effect', setting: 'source', reason });
}

/** Not refused: nobody else knows whether the feed or the operator is right. */
function warnOfOtherZone({ city }: Settings, source: ServerSource | null, log: Log): void {
  const own = source?.city?.city.timeZone;
  if (own === undefined || hasSameClocks(own, city.timeZone)) return;
  const reason = `city.timeZone: riders read times in ${city.timeZone}, and the feed's are in ${own}. If the feed is right, leave it out.`;
  log({ event: 'setting in doubt', reason });
}

/** What the city answers outside of folders. */
const OTHER_PATHS = [SETTINGS_PATH, '/openapi.json'];

/**
 * Reads a settings file, and creates and starts the city's source and its service. When the source's
 * city changes, the page's settings and the service change with it.
 *
 * @throws StartupError with one line for each problem in the file
 */
export async function openCity(options: CityOptions): Promise<City> {
  const { log, clock = Date.now } = options;
  const { env = process.env } = options;
  const file = withPushKey(options.settingsFile ?? readSettingsFile(options.settingsPath), env);
  const chosen = options.source ?? createSource(file, { ...options, clock });
  await chosen?.start?.();
  let endReady = () => {};
  const stop = async () => {
    endReady();
    await chosen?.stop?.();
  };
  const reportFault = createFaultLog(log, clock);
  try {
    const settings = followSettings(file, chosen, log);
    warnOfOtherService(settings(), chosen, log);
    warnOfOtherZone(settings(), chosen, log);
    endReady = keepJourneysReady({ times: () => chosen?.times, settings, clock, log });
    const serviceOf = memoizeByObject((now: Settings) =>
      createService(chosen, now, clock, reportFault),
    );
    const bodyOf = memoizeByObject((now: Settings) => JSON.stringify(now));
    const base = pathOf(settings().service.baseUrl);
    const prefixes = [
      ...interfaceFolders().map((folder) => `${base}/${folder}/`),
      ...documentFolders().map((folder) => `/${folder}/`),
      '/basemap/',
    ];
    return {
      server: file.server,
      settings,
      sourceName: chosen?.name ?? 'none',
      source: chosen,
      folder: folderOfCity(file.source, env),
      handle: async (request) => {
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        const now = settings();
        if (new URL(request.url).pathname !== SETTINGS_PATH || !isRead) {
          return serviceOf(now)(request);
        }
        return withEtag(request, { body: bodyOf(now), type: JSON_TYPE, cacheControl: 'no-cache' });
      },
      handlesPath: (path) =>
        OTHER_PATHS.includes(path) || prefixes.some((prefix) => path.startsWith(prefix)),
      isReady: async () => {
        try {
          await chosen?.routeIDs(clock());
          return true;
        } catch {
          return false;
        }
      },
      health: () => chosen?.health?.() ?? {},
      metrics: () => ({
        figures: chosen?.figures?.() ?? [],
        source: chosen,
        now: clock(),
      }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
