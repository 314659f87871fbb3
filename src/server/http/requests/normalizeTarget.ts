import { unescapedQuery } from '../../../lib/unescapedQuery.ts';
import { splitTarget } from './splitTarget.ts';

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** Everything but visible ASCII, and the backslash, which a URL parser would turn into a slash. */
const UNSAFE_BYTE = /[^\x21-\x7e]|\\/g;

function percentEncoded(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/**
 * Normalizes a request target so that every later step parses it the same way: removes the origin
 * (RFC 9112, 3.2.2), percent-encodes unsafe bytes, and unescapes the separators of the query. Never throws.
 *
 * @param target as Node's parser returns it, one character for each byte
 * @returns a path with a query, beginning with a slash
 */
export function normalizeTarget(target: string): string {
  const path = target.replace(ORIGIN, '');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const safe = rooted.replaceAll(UNSAFE_BYTE, percentEncoded);
  const [, query] = splitTarget(safe);
  return safe.slice(0, safe.length - query.length) + unescapedQuery(query);
}
