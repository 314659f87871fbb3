import type { RequestListener } from 'node:http';

import { afterEach, expect, test, vi } from 'vitest';

import { readBasemap } from '../../../src/map/basemap/basemap.ts';
import { readArchive } from '../../../src/map/basemap/pmtiles.ts';
import { serveFeeds } from '../../support/feeds/feed-server.ts';

afterEach(() => vi.restoreAllMocks());

/** The smallest archive: a header and an empty root directory. */
function anArchive(): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write('PMTiles');
  bytes.writeUInt8(3, 7);
  bytes.writeBigUInt64LE(127n, 8);
  bytes.writeBigUInt64LE(1n, 16);
  // No compression of directory and tiles; the tiles are images.
  bytes.writeUInt8(1, 97);
  bytes.writeUInt8(1, 98);
  bytes.writeUInt8(2, 99);
  return bytes;
}

const partOf =
  (archive: Buffer): RequestListener =>
  (_request, response) =>
    response.writeHead(206, { 'content-length': archive.length }).end(archive);

const read = (address: string) =>
  readBasemap(`pmtiles://${address}`, {
    theme: 'light',
    base: 'http://city.test/',
    signal: new AbortController().signal,
  });

test('R19: a raster archive without a style is shown as it is', async () => {
  const url = await serveFeeds(partOf(anArchive()));
  const { sources } = await read(`${url}/city.pmtiles`);
  expect(sources).toEqual({
    basemap: { type: 'raster', url: `pmtiles://${url}/city.pmtiles`, tileSize: 256 },
  });
});

test('R25: reading an archive times out after ten seconds', async () => {
  const url = await serveFeeds(() => {});
  const late = AbortSignal.timeout(20);
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return late;
  });
  await expect(read(`${url}/city.pmtiles`)).rejects.toThrow(/timeout/i);
  expect(limits).toEqual([10_000]);
});

test('R25: a failed read of an archive is retried on the next request', async () => {
  let isBroken = true;
  const whole = partOf(anArchive());
  const url = await serveFeeds((request, response) => {
    if (isBroken) response.writeHead(503).end();
    else whole(request, response);
  });
  const archive = readArchive(`${url}/city.pmtiles`);
  await expect(archive.getZxy(0, 0, 0)).rejects.toThrow('503');
  isBroken = false;
  await expect(archive.getHeader()).resolves.toMatchObject({ specVersion: 3 });
  await expect(archive.getZxy(0, 0, 0)).resolves.toBeUndefined();
});
