import { getRequestListener, RequestError } from '@hono/node-server';

import { errorResponse } from '../../service/responses.ts';
import { errorFields, type Log } from '../log.ts';

export type FetchHandler = (request: Request) => Response | Promise<Response>;

/**
 * Answers the requests of Node's server with a fetch handler. What it throws is logged, and answered as an error.
 *
 * @param peers gets the address that each request came from
 */
export function fetchListener(
  answer: FetchHandler,
  peers: WeakMap<Request, string | undefined>,
  log: Log,
): ReturnType<typeof getRequestListener> {
  return getRequestListener(
    (request, { incoming }) => {
      peers.set(request, incoming.socket.remoteAddress);
      return answer(request);
    },
    {
      // Used when a request has no Host header, which HTTP/1.0 allows.
      hostname: 'localhost',
      errorHandler: (error) => {
        if (error instanceof RequestError) {
          return errorResponse('This is not a valid HTTP request', 400, {
            connection: 'close',
          });
        }
        log({ event: 'failed', ...errorFields(error) });
        return errorResponse('The server failed to answer this request', 500);
      },
    },
  );
}
