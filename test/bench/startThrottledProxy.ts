import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface ThrottledProxy {
  readonly port: number;
  close(): void;
}

/** The size of a packet, so that connections share the bandwidth fairly. */
const CHUNK_BYTES = 1460;

/**
 * Starts a TCP proxy with 1.6 Mb/s and 150 ms round trips (Slow 4G) in front of a server on
 * localhost. The browser's own throttling doesn't apply to workers. All connections share the
 * bandwidth, and opening one takes a round trip.
 *
 * @param target the port of the server
 */
export async function startThrottledProxy(
  target: number,
  { bitsPerSecond = 1_600_000, roundTrip = 150 } = {},
): Promise<ThrottledProxy> {
  const bytesPerMillisecond = bitsPerSecond / 8 / 1000;
  let freeAt = 0;
  const open = new Set<Socket>();

  /** When bytes that are sent now arrive, behind all the bytes sent before them. */
  const arrival = (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMillisecond;
    return freeAt + roundTrip / 2;
  };
  const runAt = (at: number, act: () => void) => setTimeout(act, at - performance.now());

  const server = createServer((browser) => {
    const origin = connect(target, '127.0.0.1');
    const openedAt = performance.now() + roundTrip;
    for (const socket of [browser, origin]) {
      open.add(socket);
      socket.setNoDelay(true);
      // A browser that closes resets its connections; that isn't an error.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        runAt(performance.now() + roundTrip, () => {
          browser.destroy();
          origin.destroy();
        });
      });
    }
    browser.on('data', (chunk) => {
      runAt(Math.max(openedAt, performance.now()) + roundTrip / 2, () => origin.write(chunk));
    });
    origin.on('data', (chunk) => {
      for (let from = 0; from < chunk.length; from += CHUNK_BYTES) {
        const piece = chunk.subarray(from, from + CHUNK_BYTES);
        runAt(arrival(piece.length), () => browser.write(piece));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    port: address.port,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
