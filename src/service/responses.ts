import { refusalBody } from '../contract/wire/envelope.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { ageHeaders } from './cache-control.ts';
import { EncodedBody, EncodedResponse } from './EncodedBody.ts';
import { textVersion, utf8Length } from './utf8.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Headers of every response. The service is read-only and has no personal data, so any site may use
 * it. A page needs the exposed headers to compute the age of a response.
 */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date, ETag, Age, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** A response body with its type and cache lifetime. */
export interface CacheableBody {
  readonly body: string | Uint8Array<ArrayBuffer> | EncodedBody;
  readonly type: string;
  readonly cacheControl: string;
  /** The text to compute the ETag from, if part of the body (a timestamp) should not affect it. */
  readonly etagSource?: string;
  /** The time of the data, in milliseconds since 1970, for Last-Modified. */
  readonly modifiedAt?: number | null;
  /** Seconds since the data was read from an upstream, for Age. */
  readonly age?: number | undefined;
}

function matchesEtag(request: Request, etag: string): boolean {
  const ifNoneMatch = request.headers.get('if-none-match');
  if (ifNoneMatch === null) return false;
  // Weak comparison (RFC 9110, 13.1.2), because a compressing proxy makes strong tags weak.
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

function versionOf({ body, etagSource }: CacheableBody): string {
  if (body instanceof EncodedBody) return body.version;
  const source = etagSource ?? body;
  return typeof source === 'string' ? textVersion(source) : fingerprint(source);
}

/** The response with its ETag, or 304 without a body if the client already has this version. */
export function withEtag(request: Request, answer: CacheableBody): Response {
  const { body, type, cacheControl, modifiedAt = null, age } = answer;
  const etag = `"${versionOf(answer)}"`;
  const headers: Record<string, string> = {
    ...CORS_HEADERS,
    etag: `W/${etag}`,
    'cache-control': cacheControl,
    ...(age === undefined ? {} : ageHeaders(age, cacheControl)),
  };
  if (modifiedAt !== null) headers['last-modified'] = new Date(modifiedAt).toUTCString();
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  headers['content-type'] = type;
  const bytes = body instanceof EncodedBody ? body.bytes : body;
  const length = typeof bytes === 'string' ? utf8Length(bytes) : bytes.byteLength;
  headers['content-length'] = String(length);
  return body instanceof EncodedBody
    ? new EncodedResponse(body, headers)
    : new Response(body, { headers });
}

/** The response to HEAD: the headers of GET without the body. */
export const headOf = ({ status, headers }: Response): Response =>
  new Response(null, { status, headers });

type Headers = Readonly<Record<string, string>>;

/** A response with JSON, not cached unless `headers` say so. */
export const jsonResponse = (body: object, status = 200, headers: Headers = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      ...CORS_HEADERS,
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      ...headers,
    },
  });

/** An error response with its reason. Transit errors are HTTP 200. */
export const errorResponse = (description: string, status = 200, headers: Headers = {}): Response =>
  jsonResponse(refusalBody(description), status, headers);

/** Tells clients when to ask again after an outage: in 5 seconds, because the data may be back at any moment. */
export const RETRY_SOON = { 'retry-after': '5' };
