const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** Whatever is not visible ASCII, and the backslash, which a URL parser would turn into a slash. */
const UNSAFE_BYTE = /[^\x21-\x7e]|\\/g;

function percentEncoded(byte: string): string {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/**
 * Returns a request target as a path with a query that every later step reads the same way: without
 * an origin (RFC 9112, 3.2.2), and with unsafe bytes percent-encoded. Never throws.
 *
 * @param target as Node's parser returns it: one character for each byte
 */
export function normalizeTarget(target: string): string {
  const path = target.replace(ORIGIN, '');
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return rooted.replaceAll(UNSAFE_BYTE, percentEncoded);
}
