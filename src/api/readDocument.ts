import type * as z from 'zod/mini';

import type { Operation } from '../contract/operations/operations.ts';
import { openPlainBody } from '../contract/wire/envelope.ts';
import { ApiError } from './ApiError.ts';
import { importOrApiError } from './importOrApiError.ts';
import { fetchFromCity } from './pocket/whoAnswers.ts';
import { readJson } from './readJson.ts';

/** Milliseconds; as for the service's operations. */
const TIME_LIMIT = 10_000;

/** A file server says that it has no such file with a page, which is not JSON. */
function noneIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/**
 * Reads a document. Beside `createApi`, which is part of the first script.
 *
 * @returns null if the source has none
 * @throws ApiError, or the signal's reason
 */
export async function readDocument<S extends z.ZodMiniType>(
  { answer }: Operation<S>,
  url: string,
  signal?: AbortSignal,
): Promise<z.output<S> | null> {
  const schema = await importOrApiError(answer);
  const response = await readJson(fetchFromCity, url, TIME_LIMIT, signal).catch(noneIfMissing);
  if (response === null || response.status === 404) return null;
  const { json, status, retryAfter } = response;
  if (status >= 400) throw new ApiError('http', `HTTP ${status}`, { status, retryAfter });
  const opened = openPlainBody(json, schema);
  if (opened.outcome === 'answered') return opened.body;
  throw new ApiError('malformed', 'the document could not be read', { status });
}
