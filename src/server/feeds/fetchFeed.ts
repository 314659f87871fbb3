import { createKeyTest } from '../createKeyTest.ts';
import { checkPublicHost, type Lookup, systemLookup } from './checkPublicHost.ts';
import { statusWords, unreachableWords } from './failure-words.ts';
import type { FetchedVersion, Validators } from './FetchedVersion.ts';
import { FetchError } from './FetchError.ts';
import type { FeedResponse, FetchFunction } from './FetchFunction.ts';
import { fetchPublic } from './fetchPublic.ts';
import { gunzipped, readBody } from './readBody.ts';

const MOST_REDIRECTS = 5;
const USER_AGENT = 'Curbside';

export interface FeedRequest {
  readonly url: string;
  /** Headers with a key, for example. They are not sent to another origin after a redirect. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The keys in the URL and the headers. A body with one of them is refused. */
  readonly keys?: readonly string[];
  readonly maxBytes: number;
  /** Whether the URL may lead to this machine or its private network. */
  readonly allowPrivateAddresses: boolean;
}

export interface FetchTools {
  readonly fetch: FetchFunction;
  readonly lookup: Lookup;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Milliseconds of a Retry-After header, which is in seconds or a date. */
function retryAfterOf(response: FeedResponse, now: number): number | undefined {
  const text = response.headers.get('retry-after')?.trim();
  if (text === undefined || text === '') return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function redirectTarget(response: FeedResponse, from: URL): URL {
  const location = response.headers.get('location');
  const target = location !== null && URL.canParse(location, from) ? new URL(location, from) : null;
  if (target === null || !/^https?:$/.test(target.protocol)) {
    throw new FetchError(`${from.host} redirects to an address that is no URL of http or https`);
  }
  return target;
}

/** Runs a step of a request. An error of the network becomes a FetchError with its code, such as ECONNREFUSED. */
async function withReason<T>(
  host: string,
  signal: AbortSignal,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FetchError) throw error;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (cause instanceof FetchError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
    throw new FetchError(`${host} could not be reached${unreachableWords(code)}`, { cause: error });
  }
}

/**
 * Reads a feed with a conditional request.
 *
 * @param validators those of the version that the caller has; null if it has none
 * @param tools those that are left out are the system's
 * @returns null if the feed has not changed
 * @throws FetchError if the feed can't be read, or the reason of `signal` if that aborts
 */
export async function fetchFeed(
  { url, headers = {}, keys = [], maxBytes, allowPrivateAddresses }: FeedRequest,
  validators: Validators | null,
  tools: Partial<FetchTools> | undefined,
  signal: AbortSignal,
): Promise<FetchedVersion | null> {
  const systemFetch = allowPrivateAddresses ? globalThis.fetch : fetchPublic;
  const { fetch = systemFetch, lookup = systemLookup, now = Date.now } = tools ?? {};
  const first = new URL(url);
  const conditions: Record<string, string> = {};
  const { etag, lastModified } = validators ?? { etag: null, lastModified: null };
  if (etag !== null) conditions['if-none-match'] = etag;
  if (lastModified !== null) conditions['if-modified-since'] = lastModified;
  let current = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const { host } = current;
    const from = current;
    const response = await withReason(host, signal, async () => {
      if (!allowPrivateAddresses) await checkPublicHost(from, lookup);
      return await fetch(from, {
        redirect: 'manual',
        signal,
        headers: {
          ...(from.origin === first.origin ? headers : {}),
          'user-agent': USER_AGENT,
          accept: '*/*',
          ...conditions,
        },
      });
    });
    const { status } = response;
    if (status === 200) {
      const body = await withReason(host, signal, () => readBody(response, maxBytes, host));
      const bytes = await gunzipped(body, maxBytes);
      if (createKeyTest(keys)(bytes))
        throw new FetchError(
          `${host} sent back the key that it is asked with, so its answer is not used`,
        );
      return {
        bytes,
        validators: {
          etag: response.headers.get('etag'),
          lastModified: response.headers.get('last-modified'),
        },
        retryAfter: retryAfterOf(response, now()),
      };
    }
    // The rest of an unread body would keep its connection.
    await response.body?.cancel();
    if (status === 304 && validators !== null) return null;
    if (![301, 302, 303, 307, 308].includes(status)) {
      const retryAfter = retryAfterOf(response, now());
      throw new FetchError(`${host} responded with status ${status}${statusWords(status)}`, {
        retryAfter,
        status,
      });
    }
    current = redirectTarget(response, current);
  }
  throw new FetchError(`${first.host} redirects more than ${MOST_REDIRECTS} times`);
}
