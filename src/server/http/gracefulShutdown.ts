import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server stop without cutting off responses: it accepts no new connections, closes each open
 * one when its last request is answered, and destroys the rest after a time limit. Node's own
 * `server.close` waits for connections that have never sent a request.
 *
 * @returns a function that stops the server and resolves when it is closed; `limit` in milliseconds
 */
export function gracefulShutdown(server: Server): (limit: number) => Promise<void> {
  const openRequests = new Map<Socket, number>();
  let isDraining = false;

  const count = (socket: Socket, change: number) => {
    const left = (openRequests.get(socket) ?? 0) + change;
    if (!socket.destroyed) openRequests.set(socket, left);
    if (isDraining && left === 0) socket.destroySoon();
  };
  server.on('connection', (socket) => {
    count(socket, 0);
    socket.on('close', () => openRequests.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    count(socket, 1);
    response.on('close', () => count(socket, -1));
  });

  return (limit) =>
    new Promise((resolve) => {
      isDraining = true;
      const forceClose = setTimeout(() => server.closeAllConnections(), limit);
      server.close(() => {
        clearTimeout(forceClose);
        resolve();
      });
      for (const [socket, left] of openRequests) if (left === 0) socket.destroySoon();
    });
}
