import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Makes a server one that can be stopped without cutting an answer: it takes no more connections,
 * closes each when nothing is under way on it, and cuts what is left after a time. Node's own
 * closing takes a connection that never asked anything for a busy one.
 *
 * @returns stops the server; `limit` in milliseconds
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
