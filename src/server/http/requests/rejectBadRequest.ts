import type { IncomingMessage } from 'node:http';

import { errorResponse } from '../../../service/responses.ts';

/** The page's own URLs have at most a few hundred characters. */
const MAX_URL_LENGTH = 2048;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A body without a length may have any. */
const isShortBody = ({ headers }: IncomingMessage, most: number): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= most;

const READ_METHODS: readonly (string | undefined)[] = ['GET', 'HEAD', 'OPTIONS'];
const CLOSE = { connection: 'close' };

/**
 * Rejects requests that the page never sends, before their body is read: too many requests
 * (429), a URL that is too long (414), a method that writes (405), a body (413), and HTTP/1.1 without
 * a Host header (400; RFC 9112, 3.2).
 *
 * @param wait the milliseconds that the client has to wait by its rate limit
 * @param maxBodyBytes more than 0 if the path takes a POST with a body of at most this length
 * @returns the error response, or null if the request is acceptable
 */
export function rejectBadRequest(
  request: IncomingMessage,
  wait: number,
  maxBodyBytes: number,
): Response | null {
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    return errorResponse(`Too many requests, try again in ${seconds} s`, 429, {
      'retry-after': String(seconds),
    });
  }
  if ((request.url ?? '').length > MAX_URL_LENGTH) {
    return errorResponse('The URL is too long', 414, CLOSE);
  }
  const isPost = maxBodyBytes > 0 && request.method === 'POST';
  if (!isPost && !READ_METHODS.includes(request.method)) {
    return errorResponse('Only GET, HEAD and OPTIONS are allowed', 405, {
      allow: READ_METHODS.join(', '),
      ...CLOSE,
    });
  }
  if (isPost && !isShortBody(request, maxBodyBytes)) {
    return errorResponse(
      `The body must have a length of at most ${maxBodyBytes} bytes`,
      413,
      CLOSE,
    );
  }
  if (!isPost && hasBody(request))
    return errorResponse('Request bodies are not accepted', 413, CLOSE);
  if (request.httpVersion === '1.1' && request.headers.host === undefined) {
    return errorResponse('The Host header is missing', 400, CLOSE);
  }
  return null;
}
