import type { Clock } from '../../lib/time/Clock.ts';
import { createEventFeeds } from '../events/createEventFeeds.ts';
import { createLotsGateway, createVehiclesGateway } from '../gateway/createGateway.ts';
import type { Log } from '../log.ts';
import { createLotsFeed } from '../lots/createLotsFeed.ts';
import type { LotsCity } from '../lots/lots-reader.ts';
import { createNoticesFile } from '../notices/createNoticesFile.ts';
import type { Environment } from '../settings/secrets.ts';
import type { MixedSettings } from '../settings/source-settings.ts';
import type { Parts } from './mixSources.ts';

export interface PartsContext extends LotsCity {
  readonly log: Log;
  readonly clock: Clock;
  readonly env: Environment;
  /** See `GatewayContext`. */
  readonly cacheFolder: string;
}

/** The sources of the lots, events and notices that the settings name (S10); none where they name none. */
export function createParts(
  { lots, events, notices, vehiclesFrom }: MixedSettings,
  context: PartsContext,
): Parts {
  return {
    vehicles: vehiclesFrom && createVehiclesGateway(vehiclesFrom, context),
    lots:
      lots?.kind === 'gateway'
        ? createLotsGateway(lots, context)
        : lots && createLotsFeed(lots, context),
    notices: notices && createNoticesFile(notices, context),
    events: events.length === 0 ? undefined : createEventFeeds(events, context),
  };
}
