import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { aLot } from '../support/builders.ts';
import { startSmallServer, type SmallServer } from '../support/cities/small-server.ts';
import { smallSource } from '../support/cities/small-source.ts';
import { eventually } from '../support/eventually.ts';

const HOST = 'Host: 127.0.0.1\r\n';
/** A tenth of what a server has if its settings name no number. */
const CONNECTIONS = 500;
/** More than these. */
const HALF_REQUESTS = 600;
/** Connections that are opened at once: the system's queue has a place for about 500. */
const BATCH = 250;

let server: SmallServer | undefined;
let sockets: Socket[] = [];
/** How many of the half requests reached the server. */
let connected = 0;
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  connected = 0;
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
  async function readSlowly(): Promise<string> {
    const socket = open(opened);
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.write(`GET / HTTP/1.1\r\n${HOST}X-Slow: `);
    const drip = setInterval(() => socket.write('x'), 20);
    // A byte that comes after the server has closed resets the connection, also before the answer is read.
    await once(socket, 'close').catch(() => null);
    clearInterval(drip);
    return text;
  }
  await expect.poll(readSlowly, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 408 /);
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

/** Opens connections that stay half a request; resolves when each is open or refused. */
async function openHalfRequests(
  opened: SmallServer,
  count: number,
  localAddress: string,
): Promise<Socket[]> {
  const all: Socket[] = [];
  while (all.length < count) {
    const batch = Array.from({ length: Math.min(BATCH, count - all.length) }, () => {
      const socket = connect({ port: opened.port, host: '127.0.0.1', localAddress });
      sockets.push(socket.on('error', () => {}));
      socket.once('connect', () => connected++);
      socket.resume().write(`GET / HTTP/1.1\r\n${HOST}X-Half: `);
      return socket;
    });
    all.push(...batch);
    const settled = (socket: Socket) =>
      new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
    await Promise.all(batch.map(settled));
  }
  return all;
}

const isOpen = ({ destroyed, readyState }: Socket) => !destroyed && readyState === 'open';

// Other systems have no addresses beside 127.0.0.1 on their loopback.
test.skipIf(process.platform !== 'linux')(
  `S12, S16: ${HALF_REQUESTS} half requests of one address keep nobody else out`,
  async () => {
    const opened = await start({ server: { connections: CONNECTIONS } });
    const half = await openHalfRequests(opened, HALF_REQUESTS, '127.0.0.2');
    expect(connected).toBeGreaterThan(CONNECTIONS / 5);
    for (let request = 0; request < 10; request++) expect(await isAlive(opened)).toBe(true);
    // The time limit of a request's headers is 5 seconds: all are still there that had a place.
    await eventually(() => expect(half.filter(isOpen).length).toBeLessThanOrEqual(CONNECTIONS / 5));
    expect(half.some(isOpen)).toBe(true);
  },
);

test.skipIf(process.platform !== 'linux')(
  'S12, S16: half requests of many addresses take every place, and a new client gets that of the oldest',
  async () => {
    const opened = await start({ server: { connections: 50 } });
    const busy = await fetch(`${opened.url}/healthz`);
    expect(busy.status).toBe(200);
    for (let address = 2; address < 12; address++)
      await openHalfRequests(opened, 20, `127.0.0.${address}`);
    for (let request = 0; request < 10; request++) expect(await isAlive(opened)).toBe(true);
    expect(sockets.filter(isOpen).length).toBeLessThanOrEqual(50);
  },
);

test.skipIf(process.platform !== 'linux')(
  'S12: the connections of a proxy are those of all its clients',
  async () => {
    const server = { connections: 50, trustProxy: true };
    const opened = await start({ server });
    const ofProxy = await openHalfRequests(opened, 40, '127.0.0.2');
    expect(await isAlive(opened)).toBe(true);
    expect(ofProxy.every(isOpen)).toBe(true);
    await opened.stop();
    const limited = await start({ server: { ...server, trustProxy: false } });
    const ofClient = await openHalfRequests(limited, 40, '127.0.0.2');
    await eventually(() => expect(ofClient.filter(isOpen)).toHaveLength(10));
  },
);

test('S16: half a request is refused when its time is over, and the connection closed', async () => {
  const opened = await start({}, { timeLimits: { headers: 300 } });
  const half = await openHalfRequests(opened, 3, '127.0.0.1');
  await eventually(() => expect(half.filter(isOpen)).toEqual([]));
  expect(await isAlive(opened)).toBe(true);
});
