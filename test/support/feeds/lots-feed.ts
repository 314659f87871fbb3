import { onTestFinished } from 'vitest';

import type { LogEntry } from '../../../src/server/log.ts';
import { createLotsFeed } from '../../../src/server/lots/createLotsFeed.ts';
import { checkSettings } from '../../../src/server/settings/settings.ts';
import { NOON } from '../cities/small-source.ts';
import { createFakeClock } from '../realtime/createFakeClock.ts';

export const URL_OF_LOTS = 'https://parking.example/lots';

/** The secret in the environment variable `LOTS_KEY`. */
export const LOTS_KEY = 'a-key-for-lots';

/** A feed of the settings, which stops after the test, and whose files are functions of their URL. */
export function startLotsFeed(lots: object, respond: (url: string) => Response) {
  const clock = createFakeClock(NOON);
  const log: LogEntry[] = [];
  const { source } = checkSettings('curbside.json', {
    source: { kind: 'gtfs', feed: 'feed.zip', lots },
  });
  if (source.kind !== 'gtfs' || source.lots === undefined) throw new Error('the lots are a feed');
  const feed = createLotsFeed(source.lots, {
    timeZone: () => 'America/Chicago',
    log: (entry) => log.push(entry),
    clock,
    env: { LOTS_KEY },
    tools: {
      fetch: async (url) => respond(url.href),
      lookup: async () => ['198.51.100.7'],
      now: () => clock.now(),
    },
  });
  onTestFinished(async () => feed.stop?.());
  return { clock, log, feed };
}
