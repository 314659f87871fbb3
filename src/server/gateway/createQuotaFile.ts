import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import type { QuotaMemory } from '../../service/sources/gateway/createQuota.ts';
import { writeWhole } from '../import/cache/snapshot-store.ts';
import type { Log } from '../log.ts';

/** Hours since 1970, each with its number of requests. */
const Saved = z.array(z.tuple([z.int(), z.int().check(z.gte(0))]));

/**
 * Keeps a gateway's requests of the day in a file beside the snapshots, so that a restart doesn't begin the daily
 * quota anew (S9). A file that can't be read counts as empty; one that can't be written is logged once.
 *
 * @param url the service's, of which the file's name has only a hash
 */
export function createQuotaFile(folder: string, url: string, log: Log): QuotaMemory {
  const hash = createHash('sha256').update(url).digest('hex').slice(0, 12);
  const path = join(folder, `requests-${hash}.json`);
  let hasFailed = false;
  return {
    load() {
      try {
        return new Map(z.parse(Saved, JSON.parse(readFileSync(path, 'utf8'))));
      } catch {
        return new Map();
      }
    },
    save(requests) {
      try {
        mkdirSync(folder, { recursive: true });
        writeWhole(path, [JSON.stringify([...requests])]);
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) log({ event: 'requests of the day not saved', error: String(error) });
        hasFailed = true;
      }
    },
  };
}
