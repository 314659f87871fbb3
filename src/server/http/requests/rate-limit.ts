/** How many clients are remembered. The one with the oldest last request is dropped first. */
const MAX_CLIENTS = 20_000;

const MINUTE = 60_000;

/** Counts one request. Returns the milliseconds that the client has to wait; 0 if it is allowed. */
export type RateLimit = (client: string) => number;

/**
 * A token bucket for each client. A full bucket holds one minute's requests, so a client may
 * send them all at once.
 *
 * @param requestsPerMinute 0 for no limit
 * @param clock a monotonic clock in milliseconds
 */
export function createRateLimit(requestsPerMinute: number, clock: () => number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const perMillisecond = requestsPerMinute / MINUTE;
  return (client) => {
    if (requestsPerMinute === 0) return 0;
    const now = clock();
    const before = buckets.get(client) ?? { tokens: requestsPerMinute, at: now };
    const filled = before.tokens + (now - before.at) * perMillisecond;
    const tokens = Math.min(requestsPerMinute, filled);
    const isAllowed = tokens >= 1;
    // A Map iterates in insertion order, so reinserting keeps the oldest client first.
    buckets.delete(client);
    buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    if (buckets.size > MAX_CLIENTS) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
    return isAllowed ? 0 : Math.ceil((1 - tokens) / perMillisecond);
  };
}

/** The first 64 bits of an IPv6 address: one household or phone usually has a whole /64. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...tailGroups]
    .slice(0, 4)
    .join(':');
}

/** An address without the brackets and the port that some proxies add, each connection with another port. */
const withoutPort = (address: string): string =>
  address
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^((?:::ffff:)?\d+\.\d+\.\d+\.\d+):\d+$/i, '$1');

/**
 * Identifies the client: the peer's IP address or, behind a trusted proxy, the last entry of
 * X-Forwarded-For. Clients can forge the entries before it. IPv6 addresses are cut to their /64.
 */
export function clientOf(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const address = (forwarded === undefined || forwarded === '' ? peer : forwarded) ?? '';
  const v4 = withoutPort(address).replace(/^::ffff:/i, '');
  return v4.includes(':') ? networkOf(v4) : v4;
}
