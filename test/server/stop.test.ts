import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { startSmallServer } from '../support/cities/small-server.ts';
import { smallSource } from '../support/cities/small-source.ts';
import { eventually } from '../support/eventually.ts';

/** A promise that its creator resolves. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

test('S12: a shutdown finishes open responses, accepts no new requests, and closes idle connections', async () => {
  const arrived = gate();
  const answered = gate();
  const source = smallSource({
    lots: async () => {
      arrived.open();
      await answered.opened;
      return [];
    },
  });
  const server = await startSmallServer({}, { source });
  const idle = connect(server.port, '127.0.0.1');
  await once(idle, 'connect');
  const underWay = fetch(`${server.url}/parking/v2/lots`);
  await arrived.opened;
  const stopped = server.stop();
  await eventually(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow(/fetch failed/));
  answered.open();
  expect(await (await underWay).json()).toEqual({ lots: [] });
  await stopped;
  idle.destroy();
  expect(server.log.at(-1)?.event).toBe('stopped');
});

test('S12: a shutdown stops the source after the last response, and a start on a used port does not start one', async () => {
  const calls: string[] = [];
  const source = smallSource({
    start: async () => void calls.push('start'),
    stop: async () => void calls.push('stop'),
  });
  const server = await startSmallServer({}, { source });
  expect(calls).toEqual(['start']);
  await expect(startSmallServer({}, { source, port: server.port })).rejects.toThrow('port');
  expect(calls).toEqual(['start']);
  await server.stop();
  expect(calls).toEqual(['start', 'stop']);
});

test('S12: a shutdown cuts off responses that exceed the time limit', async () => {
  const arrived = gate();
  const source = smallSource({
    lots: () => {
      arrived.open();
      return new Promise(() => {});
    },
  });
  const server = await startSmallServer({}, { source, timeLimits: { shutdown: 100 } });
  const underWay = fetch(`${server.url}/parking/v2/lots`).catch((error: unknown) => error);
  await arrived.opened;
  await server.stop();
  expect(await underWay).toBeInstanceOf(TypeError);
});

/** Sends a request on a connection that stays open. Gives the status, or the error's code. */
const ask = (port: number, agent: Agent): Promise<unknown> =>
  new Promise((resolve) => {
    get({ port, agent, path: '/healthz' }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', (error) => resolve('code' in error ? error.code : error));
  });

test('S12: at a shutdown no request of 50 busy clients fails', async () => {
  // On a busy machine, what 50 clients have under way takes longer than usual.
  const server = await startSmallServer({}, { timeLimits: { shutdown: 60_000 } });
  const busy = new Set<Agent>();
  const clients = Array.from({ length: 50 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const results: unknown[] = [];
    // A new connection is refused: the server is gone.
    while (results.at(-1) !== 'ECONNREFUSED') {
      results.push(await ask(server.port, agent));
      if (results.length === 3) busy.add(agent);
    }
    agent.destroy();
    return results.slice(0, -1);
  });
  await eventually(() => expect(busy.size).toBe(50));
  const [results] = await Promise.all([Promise.all(clients), server.stop()]);
  expect(new Set(results.flat())).toEqual(new Set([200]));
  expect(results.every(({ length }) => length > 0)).toBe(true);
});

test('S12: a client that is told nothing yet gets a response that closes its connection, also if it asks late', async () => {
  const server = await startSmallServer({}, { timeLimits: {} });
  const socket = connect(server.port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  const request = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  socket.write(request);
  await once(socket, 'data');
  expect(text.toLowerCase()).not.toContain('connection: close');
  const stopped = server.stop();
  await new Promise((resolve) => setTimeout(resolve, 100));
  text = '';
  socket.write(request);
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text.toLowerCase()).toContain('\r\nconnection: close\r\n');
  await stopped;
});
