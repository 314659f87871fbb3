import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { aLot } from '../support/builders.ts';
import { startSmallServer, type SmallServer } from '../support/cities/small-server.ts';
import { smallSource } from '../support/cities/small-source.ts';

const HOST = 'Host: 127.0.0.1\r\n';
const CONNECTIONS = 5000;
/** Connections that are opened at once: the system's queue has a place for about 500. */
const BATCH = 250;

let server: SmallServer | undefined;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server?.stop();
  server = undefined;
});

const start = async (...options: Parameters<typeof startSmallServer>): Promise<SmallServer> => {
  server = await startSmallServer(...options);
  return server;
};

/** A connection to the server that ignores its own errors. Its bytes are read only where a test does so. */
function open({ port }: SmallServer): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  return socket;
}

const isAlive = async ({ url }: SmallServer) =>
  (await fetch(`${url}/healthz`, { headers: { connection: 'close' } })).status === 200;

test('S16: a client that sends a byte at a time is answered 408 and disconnected', async () => {
  const opened = await start({}, { timeLimits: { headers: 300 } });
  const socket = open(opened);
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  socket.write(`GET / HTTP/1.1\r\n${HOST}X-Slow: `);
  const drip = setInterval(() => socket.write('x'), 20);
  await once(socket, 'close');
  clearInterval(drip);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
});

test('S16: a client that asks for much and reads nothing is disconnected', async () => {
  const name = 'x'.repeat(100_000);
  const large = Array.from({ length: 200 }, (_, index) => aLot({ name, shortName: `${index}` }));
  const opened = await start(
    { server: { logRequests: true } },
    { timeLimits: { idle: 300 }, source: smallSource({ lots: async () => large }) },
  );
  const socket = open(opened).pause();
  // 20 MB, which no buffer of the system holds.
  socket.write(`GET /parking/v2/lots HTTP/1.1\r\n${HOST}\r\n`);
  while (opened.log.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(socket.bytesRead).toBeLessThan(15_000_000);
  socket.resume();
  await once(socket, 'close');
  expect(await isAlive(opened)).toBe(true);
});

test('S16: a header of 10 MB is refused, and not kept', async () => {
  const opened = await start();
  const before = process.memoryUsage().rss;
  const socket = open(opened).resume();
  socket.write(`GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(10_000_000)}`);
  await new Promise((resolve) => socket.on('close', resolve));
  expect(socket.bytesWritten).toBeGreaterThan(16_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  expect(await isAlive(opened)).toBe(true);
});

test(`S16: ${CONNECTIONS} idle connections take no other’s place for longer than the time limit`, async () => {
  const opened = await start(
    { server: { connections: CONNECTIONS } },
    { timeLimits: { headers: 1500 } },
  );
  const closings: Promise<void>[] = [];
  let connected = 0;
  for (let batch = 0; batch < CONNECTIONS / BATCH; batch++) {
    const waiting = Array.from({ length: BATCH }, () => {
      const socket = open(opened).resume();
      closings.push(new Promise((resolve) => socket.on('close', () => resolve())));
      return new Promise<void>((resolve) => {
        socket.on('close', () => resolve());
        socket.on('connect', () => {
          connected += 1;
          resolve();
        });
      });
    });
    await Promise.all(waiting);
  }
  // Where the system allows fewer open files, the other connections fail at the client.
  expect(connected).toBeGreaterThan(BATCH);
  await Promise.all(closings);
  expect(await isAlive(opened)).toBe(true);
});
