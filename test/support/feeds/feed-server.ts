import { createServer, type RequestListener } from 'node:http';

import { onTestFinished } from 'vitest';

import { FetchError } from '../../../src/server/feeds/FetchError.ts';

const closed = (server: ReturnType<typeof createServer>) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

/**
 * Starts a server of feeds on loopback, which ends with the test.
 *
 * @param options `isClosed` ends it at once, so that nothing answers at its URL
 * @returns its URL
 */
export async function serveFeeds(
  listener: RequestListener,
  { isClosed = false } = {},
): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  if (isClosed) await closed(server);
  else onTestFinished(() => closed(server));
  return `http://127.0.0.1:${address.port}`;
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
