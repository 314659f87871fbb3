import * as z from 'zod/mini';

import { Settings } from '../contract/settings.ts';
import { importChunk } from '../lib/ChunkLoadError.ts';
import { ApiError } from './ApiError.ts';
import { readJson } from './readJson.ts';

const TIME_LIMIT = 10_000;

export type SettingsResult =
  | { readonly settings: Settings }
  /** The file came and is wrong: each fault as one line. */
  | { readonly issues: readonly string[] }
  /** The file did not come. */
  | { readonly error: ApiError };

/**
 * Reads the deployment's settings (curbside.json). What is wrong with them is in the answer.
 *
 * @throws ChunkLoadError when the code that words the faults cannot be loaded
 */
export async function readSettings(
  fetch: typeof globalThis.fetch,
  url: string,
): Promise<SettingsResult> {
  try {
    const { json, status } = await readJson(fetch, url, TIME_LIMIT);
    if (status >= 400) throw new ApiError('http', `HTTP ${status}`, { status });
    const parsed = z.safeParse(Settings, json, { reportInput: true });
    if (parsed.success) return { settings: parsed.data };
    // The words for faults are fetched where there are any: most pages never need them.
    const { issueLines } = await importChunk(() => import('../contract/parseSettings.ts'));
    return { issues: issueLines(parsed.error) };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}
