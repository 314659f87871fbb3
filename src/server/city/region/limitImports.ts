import { limitConcurrency } from '../../../lib/limitConcurrency.ts';
import type { RunImport } from '../../import/runImporter.ts';

/** As many as the smallest machine has cores. */
const MOST_IMPORTS = 2;

/** Runs a few imports at a time: each may take 400 MB. */
export function limitImports(runImport: RunImport): RunImport {
  const limiter = limitConcurrency(MOST_IMPORTS);
  return async (job, onProgress, signal) => {
    try {
      return await limiter(() => runImport(job, onProgress, signal), signal);
    } catch {
      // The signal was aborted before its turn.
      return { kind: 'failed', reason: 'The import was stopped.' };
    }
  };
}
