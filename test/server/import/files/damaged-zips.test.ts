import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';

import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { FeedError } from '../../../../src/feeds/FeedError.ts';
import { importGtfs } from '../../../../src/feeds/gtfs/importGtfs.ts';
import { FeedOpenError } from '../../../../src/server/import/files/FeedOpenError.ts';
import { openFeedFiles } from '../../../../src/server/import/files/openFeedFiles.ts';
import { temporaryFolder } from '../../../support/cities/small-server.ts';
import { zipFile, type ZipEntry } from '../../../support/feeds/zip-file.ts';
import { damagedBytes } from '../../../support/gtfs/damage.ts';
import { smallFeed } from '../../../support/gtfs/small-feed.ts';
import { snapshotFaults } from '../../../support/gtfs/snapshot-faults.ts';
import { zipOf } from '../../../support/gtfs/zip.ts';
import { runs } from '../../../support/runs.ts';

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

const OPTIONS = { today: '20260302', contentHash: 'test' };

/** Imports a zip. @returns why it was refused, or 'imported' */
async function importZip(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'feed.zip');
  writeFileSync(path, bytes);
  try {
    const files = await openFeedFiles(path);
    try {
      const { snapshot } = await importGtfs(files, OPTIONS);
      expect(snapshotFaults(snapshot)).toEqual([]);
      return 'imported';
    } finally {
      files.close();
    }
  } catch (error) {
    if (error instanceof FeedError || error instanceof FeedOpenError) return error.message;
    throw error;
  }
}

function zipWith(entry: ZipEntry): Buffer {
  const others = [...smallFeed()].filter(([name]) => name !== entry.name);
  return zipFile([...others.map(([name, text]) => ({ name, text })), entry]);
}

test('S16: a damaged zip is refused or gives a sound snapshot', async () => {
  const zip = await zipOf(smallFeed());
  expect(await importZip(zip)).toBe('imported');
  const results: string[] = [];
  await fc.assert(
    fc.asyncProperty(damagedBytes(zip), async (bytes) => {
      results.push(await importZip(bytes));
    }),
    runs(250),
  );
  for (const result of results) expect(result).not.toMatch(/undefined|\n/);
});

test('S16: a zip that unpacks to gigabytes is refused before it is unpacked', async () => {
  // One block of zeros that is repeated, so that the test itself needs neither memory nor time.
  const megabyte = deflateRawSync(Buffer.alloc(1 << 20), { finishFlush: constants.Z_FULL_FLUSH });
  const deflated = Buffer.concat([
    ...Array.from({ length: 4000 }, () => megabyte),
    Buffer.from([3, 0]),
  ]);
  const bomb = { name: 'stop_times.txt', text: '', deflated, statedBytes: 2 ** 32 - 1 };
  expect(await importZip(zipWith(bomb))).toContain('stop_times.txt');
  const start = deflated.subarray(0, megabyte.length * 20);
  const small = { ...bomb, deflated: start, statedBytes: 20 << 20 };
  expect(await importZip(zipWith(small))).toContain('200 times its size');
  // A size that is not true does not help: reading ends where the file should end.
  expect(await importZip(zipWith({ ...bomb, statedBytes: 1000 }))).toContain('stop_times.txt');
});

test('S16: a zip that states more files than a feed has is refused', async () => {
  const zip = await zipOf(smallFeed());
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  zip.writeUInt16LE(65_534, end + 8);
  zip.writeUInt16LE(65_534, end + 10);
  expect(await importZip(zip)).toContain('65534 files');
});
