import type { IncomingMessage } from 'node:http';

import { getRequestListener, RequestError } from '@hono/node-server';

import { errorResponse } from '../../service/responses.ts';
import { errorFields, type Log } from '../log.ts';

/** What of Node's request says who sent it. */
export type Sender = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Answers the requests of Node's server with a fetch handler. What it throws is logged, and answered as an error. */
export function fetchListener(
  answer: (request: Request, sender: Sender) => Response | Promise<Response>,
  log: Log,
): ReturnType<typeof getRequestListener> {
  return getRequestListener((request, { incoming }) => answer(request, incoming), {
    // Used when a request has no Host header, which HTTP/1.0 allows.
    hostname: 'localhost',
    errorHandler: (error) => {
      if (error instanceof RequestError)
        return errorResponse('This is not a valid HTTP request', 400, { connection: 'close' });
      log({ event: 'failed', ...errorFields(error) });
      return errorResponse('The server failed to answer this request', 500);
    },
  });
}
