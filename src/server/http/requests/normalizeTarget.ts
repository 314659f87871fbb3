import { unescapedQuery } from '../../../lib/unescapedQuery.ts';
import { splitTarget } from './splitTarget.ts';

const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Normalizes a request target so that every later step parses it the same way: removes the origin
 * (RFC 9112, 3.2.2), percent-encodes backslashes, which a URL parser would turn into slashes, and unescapes the
 * separators of the query. Never throws.
 *
 * @param target as Node's parser returns it: visible ASCII
 * @returns a path with a query, beginning with a slash
 */
export function normalizeTarget(target: string): string {
  const path = target.replace(ORIGIN, '');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const safe = rooted.replaceAll('\\', '%5C');
  const [, query] = splitTarget(safe);
  return safe.slice(0, safe.length - query.length) + unescapedQuery(query);
}
