import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';

import { feedName } from '../../settings/address-settings.ts';

/** Where snapshots are stored by default: `$XDG_CACHE_HOME/curbside` or `~/.cache/curbside`. */
export function defaultCacheFolder(env: Readonly<Record<string, string | undefined>>): string {
  const cache = env['XDG_CACHE_HOME'];
  return join(cache === undefined || cache === '' ? join(homedir(), '.cache') : cache, 'curbside');
}

/**
 * The folder of one feed's snapshots. Feeds with the same file name have different folders.
 *
 * @param inside of a zip with several feeds, the zip or folder in it that is this one
 */
export function folderOfFeed(cacheFolder: string, feed: string, inside?: string): string {
  const whole = inside === undefined ? feed : `${feed}\n${inside}`;
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 12);
  const name = basename(inside ?? feedName(feed)).replaceAll(/[^\w.-]+/g, '-');
  return join(cacheFolder, `${name.slice(0, 40)}-${hash}`);
}
