/** Clients that are remembered; the one that has been silent longest is forgotten first. */
const MAX_CLIENTS = 20_000;

const MINUTE = 60_000;

/** Milliseconds that a client has to wait before it may ask, 0 where it may now. */
export type RateLimit = (client: string) => number;

/**
 * A bucket of tokens for each client: a minute's worth at once, filled again as time goes by (S12).
 *
 * @param requestsPerMinute 0 is no limit
 * @param clock milliseconds that never go back
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
    // Taken out and put back: a Map gives its oldest entry first.
    buckets.delete(client);
    buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    if (buckets.size > MAX_CLIENTS) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
    return isAllowed ? 0 : Math.ceil((1 - tokens) / perMillisecond);
  };
}

/** The first 64 bits of an IPv6 address, which is what one household or phone is given. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...tailGroups]
    .slice(0, 4)
    .join(':');
}

/**
 * Who asks: the peer's address, or behind a proxy that is trusted the one that it saw, which is the
 * last of X-Forwarded-For; whatever stands before that a client can write itself.
 */
export function clientOf(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const address = (forwarded === undefined || forwarded === '' ? peer : forwarded) ?? '';
  const v4 = address.replace(/^::ffff:/i, '');
  return v4.includes(':') ? networkOf(v4) : v4;
}
