import * as z from 'zod/mini';

import { Settings } from '../contract/settings/settings.ts';
import { importChunk } from '../lib/loading/ChunkLoadError.ts';
import { ApiError } from './ApiError.ts';
import { readJson } from './readJson.ts';

const TIME_LIMIT = 10_000;

export type SettingsResult =
  | { readonly settings: Settings }
  /** The file has problems: one line for each. */
  | { readonly issues: readonly string[] }
  /** The file could not be read. */
  | { readonly error: ApiError };

/**
 * Reads the deployment's settings (curbside.json). Problems are in the result, not thrown.
 *
 * @throws ChunkLoadError if the code that describes problems can't be loaded
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
    // Loaded only if there are problems, which is rare.
    const { issueLines } = await importChunk(() => import('../contract/settings/parseSettings.ts'));
    return { issues: issueLines(parsed.error, Settings) };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}
