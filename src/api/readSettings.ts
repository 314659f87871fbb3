import { parseSettings } from '../contract/settings.ts';
import type { Settings } from '../contract/settings.ts';
import { ApiError } from './ApiError.ts';
import { readJson } from './readJson.ts';

const TIME_LIMIT = 10_000;

export type SettingsRead =
  | { readonly settings: Settings }
  /** The file came and is wrong: each fault as one line. */
  | { readonly faults: readonly string[] }
  /** The file did not come. */
  | { readonly error: ApiError };

/** Reads the deployment's settings (curbside.json). Never throws: what is wrong is in the answer. */
export async function readSettings(
  fetch: typeof globalThis.fetch,
  url: string,
): Promise<SettingsRead> {
  try {
    const { json, status } = await readJson(fetch, url, TIME_LIMIT);
    if (status >= 400) throw new ApiError('http', `HTTP ${status}`, { status });
    const { settings, faults } = parseSettings(json);
    return settings === undefined ? { faults } : { settings };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}
