import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A port in front of a server, behind which the server can be replaced or killed. */
export interface Relay {
  readonly port: number;
  /** Cuts every connection. After that, clients reach the new server; without one, they are refused. */
  pointTo(target: number | null): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a relay to a server on this machine. To a proxy, a relay without a server is a dead process. */
export async function startRelay(first: number): Promise<Relay> {
  let target = first;
  const sockets = new Set<Socket>();
  const add = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    const connection = connect(target, '127.0.0.1');
    add(client);
    add(connection);
    client.pipe(connection).pipe(client);
    client.on('close', () => connection.destroy());
    connection.on('close', () => client.destroy());
  });
  async function listen(port: number): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  }
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const { port } = address;
  return {
    port,
    async pointTo(next) {
      await close();
      if (next === null) return;
      target = next;
      await listen(port);
    },
    stop: close,
  };
}
