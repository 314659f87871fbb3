import {
  type AskUpstream,
  RefusedByUpstream,
  UpstreamError,
  type UpstreamRequest,
} from '../../service/sources/gateway/Upstream.ts';
import { FetchError } from '../feeds/FetchError.ts';
import { fetchFeed, type FetchTools } from '../feeds/fetchFeed.ts';
import { secretForms } from '../secretForms.ts';
import type { FeedAddress } from '../settings/address-settings.ts';
import { type Environment, requestOf, SHORTEST_SECRET } from '../settings/secrets.ts';

/** The largest response that is read. All lots of a large city are under 1 MB. */
const MAX_BYTES = 8_000_000;

export interface UpstreamAskOptions {
  readonly service: FeedAddress;
  readonly privateAddresses: boolean;
  readonly env: Environment;
  readonly tools?: Partial<FetchTools> | undefined;
}

/** The URL of a request below the base URL, whose own parameters stay. */
function urlOf(base: string, { path, parameters }: UpstreamRequest): string {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** A test for texts with the secret, as it is or as part of a URL. */
function secretTest(secret: string): (text: string) => boolean {
  if (secret.length < SHORTEST_SECRET) return () => false;
  const forms = [...secretForms(secret), JSON.stringify(secret).slice(1, -1)];
  return (text) => forms.some((form) => text.includes(form));
}

/** Undoes JSON's escapes, which could hide the secret. */
function unescaped(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/**
 * Creates the function that asks a service over HTTP, with the key from the environment (S9). A response
 * that contains the key is refused, so that riders never get it.
 */
export function createUpstreamAsk(options: UpstreamAskOptions): AskUpstream {
  const { service, privateAddresses, env, tools } = options;
  const secret = service.secret === undefined ? '' : (env[service.secret.variable] ?? '');
  const hasSecret = secretTest(secret);
  return async (request, validators, signal) => {
    const { url, headers } = requestOf({ ...service, url: urlOf(service.url, request) }, env);
    const response = await fetchFeed(
      { url, headers, maxBytes: MAX_BYTES, allowPrivateAddresses: privateAddresses },
      validators,
      tools,
      signal,
    ).catch((error: unknown) => {
      const isMissing = error instanceof FetchError && error.status === 404;
      if (isMissing && request.isOptional === true)
        throw new RefusedByUpstream('the service does not have this operation');
      throw error;
    });
    if (response !== null && hasSecret(unescaped(new TextDecoder().decode(response.bytes))))
      throw new UpstreamError('the response contains the key, so it is not used');
    return response;
  };
}
