import * as z from 'zod/mini';

import { ownValue } from '../lib/ownValue.ts';

/** A setting that has no effect in a worker, and why. */
export interface IgnoredSetting {
  /** Its path, such as `source.vehicles`. */
  readonly setting: string;
  readonly reason: string;
}

const File = z.looseObject({
  server: z.optional(z.looseObject({})),
  source: z.optional(z.looseObject({})),
});

const NO_POLLS = "a worker can't poll feeds";
const REASONS: Readonly<Record<string, string>> = {
  'source.feed':
    "a worker can't import a feed: it serves the snapshot in SNAPSHOT until it starts again with another",
  'source.feeds':
    "a worker can't import feeds: it serves the snapshot in SNAPSHOT until it starts again with another",
  'source.realtime': `${NO_POLLS}, so the city has no live buses`,
  'source.vehicles': `${NO_POLLS}, so the city has no live buses`,
  'source.lots': `${NO_POLLS}, so the city has no parking lots`,
  'source.events': `${NO_POLLS}, so no lot has events`,
  'source.bikes': `${NO_POLLS}, so the city has no bikes to rent`,
  'source.notices': `${NO_POLLS}, so the city has no notices`,
  'server.metrics': 'a worker counts nothing, so it has no metrics',
  'server.requestsPerMinute': 'a worker does not count the requests of a client',
  'server.heartbeat': 'a worker has no orders for displays',
  'server.screensSecret': 'a worker keeps nothing, so it takes no reports of displays',
  'server.screensPassword': 'a worker keeps nothing, so it takes no reports of displays',
  'server.feedsPassword': 'a worker reads no feeds, so it has no page about them',
};
const OF_FEEDS = "it is about reading feeds, which a worker can't do";
const OF_SERVER = 'only the Node server has it';

const HONORED: readonly string[] = ['source.kind', 'source.seed'];

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * The settings of a settings file that only the Node server can honor: a worker has no files, no
 * processes, no timers between requests and nothing that it could count in.
 */
export function ignoredSettings(json: unknown): readonly IgnoredSetting[] {
  const file = z.parse(File, json);
  return (['source', 'server'] as const).flatMap((part) =>
    Object.entries(file[part] ?? {}).flatMap(([name, value]) => {
      const setting = `${part}.${name}`;
      if (HONORED.includes(setting) || isEmptyList(value)) return [];
      const reason = ownValue(REASONS, setting) ?? (part === 'source' ? OF_FEEDS : OF_SERVER);
      return [{ setting, reason }];
    }),
  );
}
