import type { IncomingMessage } from 'node:http';

import { reason } from '../../service/responses.ts';
import { clientOf, type RateLimit } from './rate-limit.ts';

/** The longest address that anything of ours has is a few hundred characters. */
const LONGEST_ADDRESS = 2048;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const READS: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS'];
const CLOSE = { connection: 'close' };

/**
 * Refuses what no client of ours sends, before any of it is read (S12): more requests than the
 * client's share (429), an address too long (414), a method that would change something (405) and a
 * body (413).
 *
 * @returns the refusal, or null where the request may be answered
 */
export function guard(
  request: IncomingMessage,
  rateLimit: RateLimit,
  trustProxy: boolean,
): Response | null {
  const forwardedFor = request.headers['x-forwarded-for']?.toString();
  const wait = rateLimit(clientOf(request.socket.remoteAddress, forwardedFor, trustProxy));
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    return reason(`Too many requests: ask again in ${seconds} s`, 429, {
      'retry-after': String(seconds),
    });
  }
  if ((request.url ?? '').length > LONGEST_ADDRESS) {
    return reason('This address is too long', 414, CLOSE);
  }
  if (!READS.includes(request.method)) {
    return reason('Here things are only read', 405, { allow: READS.join(', '), ...CLOSE });
  }
  if (hasBody(request)) return reason('No body is taken', 413, CLOSE);
  return null;
}
