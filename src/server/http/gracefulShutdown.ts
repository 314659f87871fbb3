import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

import { nextTurn } from '../../lib/nextTurn.ts';
import type { Connections } from './watchConnections.ts';

/** Time limits of a shutdown, in milliseconds. */
interface ShutdownLimits {
  /** How long a connection stays open for a request that its client may have sent already. */
  readonly grace: number;
  /** Until open connections are cut off. */
  readonly limit: number;
}

/**
 * Lets a server stop without failing a request: it accepts no new connections, tells each client with its next
 * response to close the connection, and closes those on which none comes.
 *
 * @returns a function that stops the server and resolves when it is closed
 */
export function gracefulShutdown(
  server: Server,
  { isBusy, waiting, responses, onAnswered }: Connections,
): (limits: ShutdownLimits) => Promise<void> {
  let isDraining = false;
  let taken = 0;
  server.on('connection', () => void taken++);

  /** Takes the connections that the system has accepted, of which Node takes one in a turn. Closing resets them. */
  async function takeAccepted(deadline: number): Promise<void> {
    let before = -1;
    while (taken !== before && performance.now() < deadline) {
      before = taken;
      await nextTurn();
      await nextTurn();
    }
  }

  server.prependListener('request', (_, response) => {
    if (isDraining) response.shouldKeepAlive = false;
  });
  return async ({ grace, limit }) => {
    await takeAccepted(performance.now() + grace);
    isDraining = true;
    for (const response of responses()) response.shouldKeepAlive = false;
    await new Promise<void>((resolve) => {
      const closeIfIdle = async (socket: Socket) => {
        // After a busy time, timers run before what has arrived is read.
        await nextTurn();
        if (!isBusy(socket)) socket.destroySoon();
      };
      const closeSoon = (socket: Socket) =>
        void setTimeout(() => void closeIfIdle(socket), grace).unref();
      const forceClose = setTimeout(() => server.closeAllConnections(), limit);
      // Node's own `server.close` cuts off idle connections at once, also with a request on its way.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(forceClose);
        resolve();
      });
      for (const socket of waiting) closeSoon(socket);
      // A response that began before may have promised to keep its connection open.
      onAnswered(closeSoon);
    });
  };
}
