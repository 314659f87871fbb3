import { createHash, timingSafeEqual } from 'node:crypto';

import { errorResponse } from '../../service/responses.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request has a secret of the operator. The time that this takes tells nothing about the secret. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Creates the handler of a page for those who know its password. The user name doesn't matter.
 *
 * @param realm what browsers name when they ask for the password
 * @param html returns the page
 */
export function createOperatorPage(
  password: string,
  realm: string,
  html: () => string,
): (request: Request) => Response {
  function isOperator({ headers }: Request): boolean {
    const [scheme = '', encoded = ''] = (headers.get('authorization') ?? '').split(' ');
    const given = Buffer.from(encoded, 'base64').toString();
    const text = given.slice(given.indexOf(':') + 1);
    return /^basic$/i.test(scheme) && isSameSecret(text, password);
  }

  return (request) => {
    if (request.method === 'POST')
      return errorResponse('Only GET is allowed', 405, { allow: 'GET, HEAD' });
    if (isOperator(request)) return new Response(html(), { headers: HEADERS });
    return errorResponse('This page needs a password', 401, {
      'www-authenticate': `Basic realm="${realm}", charset="UTF-8"`,
    });
  };
}
