import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface ThrottledProxy {
  readonly port: number;
  close(): void;
}

/** Small enough that connections that share the line take turns, as packets would. */
const CHUNK_BYTES = 1460;

/**
 * A line of 1.6 Mb/s and 150 ms (Slow 4G) in front of a server on the loopback. The browser's own
 * throttling does not reach a worker's script or fetches, so the line is slow instead. All
 * connections share its width; each one pays a round trip to open.
 *
 * @param target the port of the server behind it
 */
export async function startThrottledProxy(
  target: number,
  { bitsPerSecond = 1_600_000, roundTrip = 150 } = {},
): Promise<ThrottledProxy> {
  const bytesPerMillisecond = bitsPerSecond / 8 / 1000;
  let freeAt = 0;
  const open = new Set<Socket>();

  /** When a piece that is sent now has arrived, after all that was sent before it. */
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
      // A browser that goes away resets its connections: no fault of the line.
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
