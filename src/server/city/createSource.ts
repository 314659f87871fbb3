import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { createDemoCity } from '../../service/sources/demo/createDemoCity.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { createGateway } from '../gateway/createGateway.ts';
import { createImporterProcess, type OnProgress } from '../import/runImporter.ts';
import type { Log } from '../log.ts';
import { pageSettings, type SettingsFile } from '../settings/settings.ts';
import { StartupError } from '../StartupError.ts';
import { createGtfsSource } from './createGtfsSource.ts';
import type { ServerSource } from './ServerSource.ts';

/** How feeds are imported. */
export interface ImporterOptions {
  /** The built importer; dist/server/importer.js by default. */
  readonly path?: string;
  /** Whether to take a feed that has lost more than half of its routes. */
  readonly accept?: boolean;
  readonly onProgress?: OnProgress;
}

export interface SourceOptions {
  readonly log: Log;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
  readonly importer?: ImporterOptions;
}

/**
 * Creates the source named in the settings; null when another server answers for the city.
 *
 * @throws StartupError if it needs the importer and that is not built, or for a gateway without a city
 */
export function createSource(
  file: SettingsFile,
  { log, clock, importer = {} }: SourceOptions,
): ServerSource | null {
  const settings = file.source;
  switch (settings.kind) {
    case 'demo':
      return createDemoCity({ seed: settings.seed });
    case 'gtfs': {
      const { path = resolve('dist/server/importer.js'), ...rest } = importer;
      if (!existsSync(path))
        throw new StartupError(`${path}: the importer is not built yet, run npm run build`);
      return createGtfsSource(settings, {
        log,
        clock,
        runImport: createImporterProcess(path),
        ...rest,
      });
    }
    case 'gateway': {
      // The upstream has no list of its routes, and no time zone.
      const { routes, city } = pageSettings(file, null);
      const routeIDs = routes.map(({ routeID }) => routeID);
      const { timeZone } = city;
      return createGateway(settings, {
        routeIDs,
        timeZone,
        log,
        clock: { ...systemClock, now: clock },
      });
    }
    default:
      return null;
  }
}
