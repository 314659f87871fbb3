import type { RequestListener } from 'node:http';

import { onTestFinished } from 'vitest';

import { FetchError } from '../../../src/server/feeds/FetchError.ts';
import { startOrigin } from '../nginx/startOrigin.ts';

/**
 * Starts a server on loopback, which ends with the test.
 *
 * @param options `isClosed` ends it at once, so that nothing answers at its URL
 * @returns its URL
 */
export async function serveFeeds(
  listener: RequestListener,
  { isClosed = false } = {},
): Promise<string> {
  const origin = await startOrigin(listener);
  if (isClosed) await origin.stop();
  else onTestFinished(() => origin.stop());
  return `http://127.0.0.1:${origin.port}`;
}

/** The FetchError with which a read fails. */
export async function failureOf(promise: Promise<unknown>): Promise<FetchError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FetchError)) throw new Error('expected a FetchError', { cause: error });
  return error;
}
