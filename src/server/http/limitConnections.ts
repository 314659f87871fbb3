import type { Server } from 'node:http';

import { clientOf } from './requests/rate-limit.ts';
import type { Connections } from './watchConnections.ts';

interface ConnectionLimits {
  readonly total: number;
  /** For each address, of IPv6 each /64; null behind a proxy, whose connections are those of all clients. */
  readonly perClient: number | null;
}

/**
 * Limits the open connections: those of one client to a share, so that it keeps nobody else out. Where all
 * are taken, a new one takes the place of the one that has waited for its request the longest.
 */
export function limitConnections(
  server: Server,
  { waiting }: Connections,
  { total, perClient }: ConnectionLimits,
): void {
  const byClient = new Map<string, number>();
  let open = 0;
  server.on('connection', (socket) => {
    const client = clientOf(socket.remoteAddress, undefined, false);
    const ofClient = (byClient.get(client) ?? 0) + 1;
    if (perClient !== null && ofClient > perClient) {
      socket.destroy();
      return;
    }
    open++;
    byClient.set(client, ofClient);
    socket.on('close', () => {
      open--;
      const left = (byClient.get(client) ?? 1) - 1;
      if (left === 0) byClient.delete(client);
      else byClient.set(client, left);
    });
    if (open <= total) return;
    const [longest] = waiting;
    (longest ?? socket).destroy();
  });
}
