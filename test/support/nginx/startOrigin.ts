import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface Origin {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a server on this machine that answers as `listener` does, on the port (0: any that is free). */
export async function startOrigin(listener: RequestListener, port = 0): Promise<Origin> {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    port: address.port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
