import type { City } from '../city/openCity.ts';
import type { Log } from '../log.ts';
import type { Environment } from '../settings/secrets.ts';
import { createReminders, type Reminders, type RemindersOptions } from './createReminders.ts';
import { pushKeysIn } from './push-keys.ts';

export type PushOptions = Pick<RemindersOptions, 'fetch' | 'lookup' | 'timer'>;

interface OpenOptions {
  readonly log: Log;
  readonly clock?: (() => number) | undefined;
  readonly env?: Environment | undefined;
  readonly push?: PushOptions | undefined;
}

/** Starts the reminders of a city; null if the operator has set no key, or another server has the city's data. */
export async function openReminders(
  { server, settings, source, folder }: City,
  { log, clock = Date.now, env = process.env, push = {} }: OpenOptions,
): Promise<Reminders | null> {
  const keys = pushKeysIn(server, env);
  if (keys === undefined || source === null) return null;
  return createReminders({
    ...push,
    keys,
    allowPrivateAddresses: server.reminders?.privateAddresses === true,
    source,
    folder,
    log,
    clock,
    liveFor: () => settings().staleness.vehiclesGoneSeconds * 1000,
    timeZone: () => settings().city.timeZone,
  });
}
