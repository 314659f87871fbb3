import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface ThrottledProxy {
  readonly port: number;
  /** Resolves when all bytes sent so far have arrived: those for a closed page delay the next one too. */
  drained(): Promise<void>;
  close(): void;
}

/** The size of a packet, so that connections share the bandwidth fairly. */
const CHUNK_BYTES = 1460;

/**
 * Runs actions in the order in which they were added, each at its time or later. One timer for each would
 * not do: on a busy machine a later one can fire first, and bytes would change places.
 */
function runInOrder() {
  const queue: { readonly at: number; readonly act: () => void }[] = [];
  const run = () => {
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      const wait = next.at - performance.now();
      if (wait > 0) {
        setTimeout(run, wait);
        return;
      }
      next.act();
      queue.shift();
    }
  };
  return (at: number, act: () => void) => {
    queue.push({ at, act });
    if (queue.length === 1) run();
  };
}

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

  const server = createServer((browser) => {
    const origin = connect(target, '127.0.0.1');
    const openedAt = performance.now() + roundTrip;
    const toBrowser = runInOrder();
    const toOrigin = runInOrder();
    for (const socket of [browser, origin]) {
      open.add(socket);
      socket.setNoDelay(true);
      // A browser that closes resets its connections; that isn't an error.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    // What was sent before a connection closed still arrives.
    origin.on('close', () => toBrowser(performance.now() + roundTrip, () => browser.end()));
    browser.on('close', () => toOrigin(performance.now() + roundTrip, () => origin.destroy()));
    browser.on('data', (chunk) => {
      const at = Math.max(openedAt, performance.now()) + roundTrip / 2;
      toOrigin(at, () => origin.write(chunk));
    });
    origin.on('data', (chunk) => {
      for (let from = 0; from < chunk.length; from += CHUNK_BYTES) {
        const piece = chunk.subarray(from, from + CHUNK_BYTES);
        toBrowser(arrival(piece.length), () => browser.write(piece));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    port: address.port,
    async drained() {
      do {
        // What was asked for just before a page closed is still sent.
        const wait = Math.max(2 * roundTrip, freeAt - performance.now());
        await new Promise((resolve) => setTimeout(resolve, wait));
      } while (freeAt > performance.now());
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
