import { limitConcurrency } from '../../../lib/limitConcurrency.ts';
import type { RunImport } from '../../import/runImporter.ts';
import { isUrl } from '../../settings/address-settings.ts';

/** As many as the smallest machine has cores. */
const MOST_IMPORTS = 2;

/**
 * Runs a few imports at a time: each may take 400 MB. The feeds of an archive by URL are imported one after the other,
 * because the first one downloads it for all.
 */
export function limitImports(runImport: RunImport): RunImport {
  const limiter = limitConcurrency(MOST_IMPORTS);
  const ofArchive = new Map<string, typeof limiter>();
  return async (job, onProgress, signal) => {
    const run = () => limiter(() => runImport(job, onProgress, signal), signal);
    const { url } = job.feed;
    try {
      if (job.inside === undefined || !isUrl(url)) return await run();
      const oneByOne = ofArchive.get(url) ?? limitConcurrency(1);
      ofArchive.set(url, oneByOne);
      return await oneByOne(run, signal);
    } catch {
      // The signal was aborted before its turn.
      return { kind: 'failed', reason: 'The import was stopped.' };
    }
  };
}
