import { refusalBody } from '../contract/envelope.ts';
import { fingerprint } from './fingerprint.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
const NO_STORE = 'no-store';

/**
 * On everything: the service only reads and holds nothing of a person, so any page may ask it. The
 * exposed headers are what a page needs to know how old an answer is.
 */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date, ETag, Age, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const encoder = new TextEncoder();

/** What may be kept of an answer, and for how long. */
export interface CacheableBody {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly cacheControl: string;
  /** What the ETag is made of, where part of the body says nothing new (a clock). */
  readonly etagSource?: string;
}

function matchesEtag(request: Request, etag: string): boolean {
  const ifNoneMatch = request.headers.get('if-none-match');
  if (ifNoneMatch === null) return false;
  // Weak comparison (RFC 9110, 13.1.2): a proxy that compresses makes a strong tag weak.
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

/** The answer with its ETag, or 304 and no body where the client holds it already. */
export function withEtag(
  request: Request,
  { body, type, cacheControl, etagSource }: CacheableBody,
): Response {
  const etag = `"${fingerprint(etagSource ?? body)}"`;
  const headers = { ...CORS_HEADERS, etag: `W/${etag}`, 'cache-control': cacheControl };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
  const length = String(bytes.byteLength);
  return new Response(bytes, {
    headers: { ...headers, 'content-type': type, 'content-length': length },
  });
}

/** A body that gives a reason, never kept by a cache; transit refusals are HTTP 200 (S2). */
export function errorResponse(
  description: string,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(refusalBody(description)), {
    status,
    headers: { ...CORS_HEADERS, 'content-type': JSON_TYPE, 'cache-control': NO_STORE, ...headers },
  });
}
