import type { RequestListener } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { serveFeeds } from '../../support/feeds/feed-server.ts';
import { startThrottledProxy } from './startThrottledProxy.ts';

const BODY = Buffer.from(Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7919) >> 8));

async function proxied(answer: RequestListener): Promise<string> {
  const { port } = new URL(await serveFeeds(answer));
  const slow = { bitsPerSecond: 40_000_000, roundTrip: 10 };
  const proxy = await startThrottledProxy(Number(port), slow);
  onTestFinished(() => proxy.close());
  return `http://127.0.0.1:${proxy.port}/`;
}

async function bodyOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

test('all bytes arrive before a slow connection is closed', async () => {
  const url = await proxied((_request, response) => {
    response.setHeader('connection', 'close');
    response.end(BODY);
  });
  expect((await bodyOf(url)).equals(BODY)).toBe(true);
});
