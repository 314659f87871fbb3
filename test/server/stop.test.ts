import { once } from 'node:events';
import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { startSmallServer } from '../support/cities/small-server.ts';
import { smallSource } from '../support/cities/small-source.ts';

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
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow(/fetch failed/);
  answered.open();
  expect(await (await underWay).json()).toEqual({ lots: [] });
  await stopped;
  idle.destroy();
  expect(server.log.at(-1)?.event).toBe('stopped');
});

test('S12: a shutdown stops the source after the last response, and so does a failed start', async () => {
  const calls: string[] = [];
  const source = smallSource({
    start: async () => void calls.push('start'),
    stop: async () => void calls.push('stop'),
  });
  const server = await startSmallServer({}, { source });
  expect(calls).toEqual(['start']);
  await expect(startSmallServer({}, { source, port: server.port })).rejects.toThrow('port');
  expect(calls).toEqual(['start', 'start', 'stop']);
  await server.stop();
  expect(calls).toEqual(['start', 'start', 'stop', 'stop']);
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
