/** Milliseconds. An older response is requested again: the buses in it have moved on. */
const MAX_AGE = 10_000;

interface EarlyRequest {
  readonly response: Promise<Response>;
  readonly abort: AbortController;
  readonly requestedAt: number;
}

const untaken = new Map<string, EarlyRequest>();

/**
 * Requests a URL while the code that reads the response is still loading (R31). `earlyFetch` takes the
 * response.
 *
 * @returns a promise that resolves once there is a response or a failure; it never rejects
 */
export async function requestEarly(url: string, init?: RequestInit): Promise<void> {
  const abort = new AbortController();
  const response = fetch(url, { ...init, signal: abort.signal });
  untaken.set(url, { response, abort, requestedAt: performance.now() });
  await Promise.allSettled([response]);
}

/**
 * `fetch`, except that the first request for a URL takes the response of `requestEarly`. The signal
 * aborts that request too.
 */
export const earlyFetch: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : input.toString();
  const early = untaken.get(url);
  untaken.delete(url);
  if (early === undefined) return fetch(input, init);
  const { response, abort, requestedAt } = early;
  if (performance.now() - requestedAt > MAX_AGE) {
    abort.abort();
    return fetch(input, init);
  }
  init?.signal?.addEventListener('abort', ({ target }) =>
    abort.abort(target instanceof AbortSignal ? target.reason : undefined),
  );
  return response;
};
