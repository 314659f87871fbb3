import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import * as z from 'zod/mini';

import { ADDED_NAMES, type AddedName } from '../../contract/subjects.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { createDemoCity } from '../../service/sources/demo/createDemoCity.ts';
import { createBikesFeed } from '../bikes/createBikesFeed.ts';
import { createEventFeeds } from '../events/createEventFeeds.ts';
import type { PartContext } from '../feeds/createFeedFetch.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { defaultCacheFolder, folderOfFeed } from '../import/cache/cache-folders.ts';
import { createImporterProcess, type RunImport } from '../import/runImporter.ts';
import type { Log } from '../log.ts';
import { createLotForecasts } from '../lots/createLotForecasts.ts';
import { createLotsFeed } from '../lots/createLotsFeed.ts';
import { createNoticesFile } from '../notices/createNoticesFile.ts';
import { createGeocoder } from '../places/createGeocoder.ts';
import { ownTimeZone } from '../settings/own-city.ts';
import type { PolledFeed } from '../settings/PolledFeed.ts';
import type { Environment } from '../settings/secrets.ts';
import type { SettingsFile } from '../settings/settings.ts';
import { feedsOf } from '../settings/source-settings.ts';
import { StartupError } from '../StartupError.ts';
import { type AddedPart, mixSources } from './mixSources.ts';
import { createRegion, type RegionOptions } from './region/createRegion.ts';
import type { ServerSource } from './ServerSource.ts';

interface ImporterOptions extends Pick<
  RegionOptions,
  'accept' | 'onProgress' | 'pathInterval' | 'patience'
> {
  /** The built importer; dist/server/importer.js by default. */
  readonly path?: string;
  /** Replaces the built importer, which is not needed then. */
  readonly runImport?: RunImport;
}

export interface SourceOptions {
  readonly log: Log;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
  readonly importer?: ImporterOptions;
  /** Contains the secrets that the settings name; the importer's process has its own. Default: the process's. */
  readonly env?: Environment;
}

/** What reads the feeds of the subjects that came after the first version. */
const ADDED_FEEDS: Readonly<
  Record<AddedName, (feeds: readonly PolledFeed[], context: PartContext) => AddedPart>
> = { bikes: createBikesFeed };

/**
 * Creates the source named in the settings; null when another server answers for the city.
 *
 * @throws StartupError if it needs the importer and that is not built
 */
export function createSource(file: SettingsFile, options: SourceOptions): ServerSource | null {
  const { source } = file;
  const base = createBase(file, options);
  if (base === null || !('events' in source)) return base;
  const { log, clock, env = process.env } = options;
  const own = ownTimeZone(file);
  const { lots, events, notices, places } = source;
  const context = {
    log,
    clock: { ...systemClock, now: clock },
    env,
    cacheFolder: defaultCacheFolder(env),
    timeZone: () => own ?? base.city?.city.timeZone ?? 'UTC',
    isNearCity: (place: Place) => base.isNearCity?.(place) ?? true,
  };
  const parts = {
    lots:
      lots &&
      createLotsFeed(lots, {
        ...context,
        forecasts: createLotForecasts(
          folderOfFeed(source.folder ?? context.cacheFolder, lots.feed.url),
          context,
        ),
      }),
    notices: notices && createNoticesFile(notices, context),
    events: events.length === 0 ? undefined : createEventFeeds(events, context),
    added: ADDED_NAMES.flatMap((name) => {
      const feeds = source[name] ?? [];
      return feeds.length === 0 ? [] : [ADDED_FEEDS[name](feeds, context)];
    }),
    places:
      places && createGeocoder(places, { ...context, stops: (now) => base.stops.read(null, now) }),
  };
  return mixSources(base, parts, clock);
}

const OwnStaleness = z.looseObject({
  staleness: z.looseObject({ vehiclesGoneSeconds: z.number() }),
});

/** After how many seconds the page hides buses, if the settings say; they are checked later. */
function ownGoneSeconds({ page }: SettingsFile): number | undefined {
  const own = z.safeParse(OwnStaleness, page);
  return own.success ? own.data.staleness.vehiclesGoneSeconds : undefined;
}

function createBase(
  file: SettingsFile,
  { log, clock, importer = {}, env = process.env }: SourceOptions,
): ServerSource | null {
  const settings = file.source;
  switch (settings.kind) {
    case 'demo':
      return createDemoCity({ seed: settings.seed });
    case 'gtfs': {
      const { path = resolve('dist/server/importer.js'), runImport, ...rest } = importer;
      if (runImport === undefined && !existsSync(path))
        throw new StartupError(`${path}: the importer is not built yet, run npm run build`);
      return createRegion(feedsOf(settings), {
        log,
        clock,
        env,
        goneSeconds: ownGoneSeconds(file),
        timeZone: ownTimeZone(file),
        runImport: runImport ?? createImporterProcess(path),
        ...rest,
      });
    }
    default:
      return null;
  }
}
