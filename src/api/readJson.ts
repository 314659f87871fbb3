import { ApiError } from './ApiError.ts';

/** The largest real response has 0.5 MB. */
const MAX_BODY_BYTES = 4_000_000;

export interface JsonResponse {
  /** Parsed JSON, not validated. */
  readonly json: unknown;
  readonly status: number;
  /** Retry-After in milliseconds; undefined if it is missing or a date. */
  readonly retryAfter: number | undefined;
  /** How old the response was when it arrived, in milliseconds; 0 if its header Age does not say. */
  readonly age: number;
  /** When the service or a cache sent it, by its own clock, in milliseconds since 1970; undefined if it does not say. */
  readonly servedAt: number | undefined;
  /** Whether the city in the page answered, because the service did not. */
  readonly isLocal: boolean;
}

/** The header of an answer that the city in the page gave instead of the service. */
export const LOCAL_HEADER = 'x-local';

/** A header of whole seconds, in milliseconds; undefined if it is missing or something else. */
function secondsIn(response: Response, header: string): number | undefined {
  const seconds = Number(response.headers.get(header) ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

const retryAfterOf = (response: Response) => secondsIn(response, 'retry-after');

async function readBoundedText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      throw new ApiError('malformed', `more than ${MAX_BODY_BYTES} bytes`, {
        status: response.status,
      });
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Fetches and parses JSON with any HTTP status, because a refusal may have any.
 *
 * @param timeLimit the limit for the whole read including the body, in milliseconds
 * @throws ApiError `unreachable`, `timeout`, `http` (an error status with a body that is not JSON) or
 *   `malformed`; the signal's reason if the caller aborts
 */
export async function readJson(
  fetch: typeof globalThis.fetch,
  url: string,
  timeLimit: number,
  signal?: AbortSignal,
): Promise<JsonResponse> {
  signal?.throwIfAborted();
  const limit = AbortSignal.timeout(timeLimit);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
    text = await readBoundedText(response);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ApiError) throw cause;
    if (limit.aborted) throw new ApiError('timeout', `no answer in ${timeLimit} ms`, { cause });
    throw new ApiError('unreachable', 'no answer', { cause });
  }
  const { status } = response;
  try {
    return {
      json: JSON.parse(text),
      status,
      retryAfter: retryAfterOf(response),
      age: secondsIn(response, 'age') ?? 0,
      servedAt: Date.parse(response.headers.get('date') ?? '') || undefined,
      isLocal: response.headers.has(LOCAL_HEADER),
    };
  } catch (cause) {
    // A body that begins like JSON is a broken answer of the service, whatever its status.
    if (status >= 400 && !/^\s*[[{]/.test(text)) {
      const retryAfter = retryAfterOf(response);
      throw new ApiError('http', `HTTP ${status}`, { cause, status, retryAfter });
    }
    throw new ApiError('malformed', 'not JSON', { cause, status });
  }
}
