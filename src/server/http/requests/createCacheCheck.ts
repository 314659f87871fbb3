import type { IncomingHttpHeaders } from 'node:http';

import {
  CACHE_VERSION_HEADER,
  cacheVersion,
} from '../../../contract/operations/operation-paths.ts';
import type { Log } from '../../log.ts';

/** Whether the nginx configuration in front of the server lists the operations of this version. */
type CacheState = 'current' | 'outdated';

export interface CacheCheck {
  /** To be called with the headers of each request. */
  note(headers: IncomingHttpHeaders): void;
  /** Null while no request came through the configuration of the repository. */
  state(): CacheState | null;
}

/** The name that the configuration gives the server for all cached paths. Copies without a version have it too. */
const HOST = 'curbside';

/**
 * Notices that the cache in front of the server is a copy of another version: it drops the parameters of
 * operations that it doesn't list, and stores the refusals.
 *
 * @param log gets a line when the state changes to `outdated`, and when it is right again
 * @param trustProxy whether there is a proxy. Without one, anybody could send the header
 */
export function createCacheCheck(log: Log, trustProxy: boolean): CacheCheck {
  const version = cacheVersion();
  let state: CacheState | null = null;

  function change(next: CacheState): void {
    if (next === state) return;
    if (next === 'outdated') {
      const reason =
        'The nginx configuration in front of this server is of another version and drops parameters that it does not know. Reload it with nginx-operations.conf of this version. If that is not enough, copy nginx/curbside.conf again and keep your edits.';
      log({ event: 'cache outdated', reason });
    } else if (state === 'outdated') log({ event: 'cache current' });
    state = next;
  }

  return {
    note(headers) {
      if (!trustProxy) return;
      const sent = headers[CACHE_VERSION_HEADER];
      if (sent === undefined && headers.host !== HOST) return;
      change(sent === version ? 'current' : 'outdated');
    },
    state: () => state,
  };
}
