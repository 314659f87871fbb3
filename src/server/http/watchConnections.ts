import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server, and what is under way on them. */
export interface Connections {
  /** Whether a request of this connection is not answered yet. */
  readonly isBusy: (socket: Socket) => boolean;
  /** Those without such a request, the longest first: idle ones, and ones whose request has not arrived as a whole. */
  readonly waiting: ReadonlySet<Socket>;
  /** The responses that are not sent yet. */
  readonly responses: () => ServerResponse[];
  /** Calls back when the last response of a connection is sent. */
  readonly onAnswered: (listener: (socket: Socket) => void) => void;
}

/** Watches the connections of a server that does not listen yet. */
export function watchConnections(server: Server): Connections {
  const open = new Map<Socket, Set<ServerResponse>>();
  const waiting = new Set<Socket>();
  const listeners: ((socket: Socket) => void)[] = [];
  server.on('connection', (socket) => {
    waiting.add(socket);
    socket.on('close', () => {
      waiting.delete(socket);
      open.delete(socket);
    });
  });
  server.prependListener('request', ({ socket }, response) => {
    const responses = open.get(socket) ?? new Set();
    open.set(socket, responses.add(response));
    waiting.delete(socket);
    response.on('close', () => {
      responses.delete(response);
      if (responses.size > 0 || socket.destroyed) return;
      open.delete(socket);
      waiting.add(socket);
      for (const listener of listeners) listener(socket);
    });
  });
  return {
    isBusy: (socket) => open.has(socket),
    waiting,
    responses: () => [...open.values()].flatMap((responses) => [...responses]),
    onAnswered: (listener) => listeners.push(listener),
  };
}
