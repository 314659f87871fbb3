import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { openFeedFiles } from '../../../../src/server/import/files/openFeedFiles.ts';
import { temporaryFolder } from '../../../support/cities/small-server.ts';
import { zipFile } from '../../../support/feeds/zip-file.ts';
import type { ZipEntry } from '../../../support/feeds/zip-file.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

let count = 0;
function writeZip(bytes: Uint8Array): string {
  const path = join(folder.path, `feed-${count++}.zip`);
  writeFileSync(path, bytes);
  return path;
}

async function textsIn(path: string): Promise<Record<string, string>> {
  const files = await openFeedFiles(path);
  try {
    const texts: Record<string, string> = {};
    for (const name of files.names()) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of files.read(name)) chunks.push(chunk);
      texts[name] = Buffer.concat(chunks).toString();
    }
    return texts;
  } finally {
    files.close();
  }
}

test('S6: opens a zip, in which a file may be read twice', async () => {
  const path = writeZip(
    zipFile([
      { name: 'feed/stops.txt', text: 'stop_id\n1' },
      { name: 'feed/readme.pdf', text: 'x' },
      { name: 'feed/trips.txt', text: 'trip_id\n1', isZip64: true },
    ]),
  );
  const expected = { 'feed/stops.txt': 'stop_id\n1', 'feed/trips.txt': 'trip_id\n1' };
  expect(await textsIn(path)).toEqual(expected);
  const files = await openFeedFiles(path);
  for (let time = 0; time < 2; time++) {
    let bytes = 0;
    for await (const chunk of files.read('feed/stops.txt')) bytes += chunk.length;
    expect(bytes).toBe(9);
  }
  files.close();
});

test('S6: opens a folder with a subfolder', async () => {
  const path = join(folder.path, 'open');
  mkdirSync(join(path, 'gtfs'), { recursive: true });
  writeFileSync(join(path, 'gtfs', 'stops.txt'), 'stop_id\n1');
  writeFileSync(join(path, 'gtfs', 'TRIPS.TXT'), 'trip_id\n1');
  writeFileSync(join(path, 'notes.md'), 'x');
  expect(await textsIn(path)).toEqual({
    'gtfs/stops.txt': 'stop_id\n1',
    'gtfs/TRIPS.TXT': 'trip_id\n1',
  });
});

test('S16: refuses a folder with a symbolic link', async () => {
  const path = join(folder.path, 'linked');
  mkdirSync(path);
  symlinkSync('/etc/hostname', join(path, 'stops.txt'));
  await expect(openFeedFiles(path)).rejects.toThrow('stops.txt in the feed is a symbolic link');
});

const stops: ZipEntry = { name: 'stops.txt', text: 'stop_id\n1' };

test.each([
  [
    'a name that leads out of it',
    zipFile([{ ...stops, name: '../stops.txt' }]),
    'not a readable zip',
  ],
  ['an absolute name', zipFile([{ ...stops, name: '/stops.txt' }]), 'not a readable zip'],
  ['a symbolic link', zipFile([{ ...stops, mode: 0o120_777 }]), 'is a symbolic link'],
  ['an encrypted file', zipFile([{ ...stops, isEncrypted: true }]), 'is encrypted'],
  [
    'a file that unpacks to far more than its size',
    zipFile([{ ...stops, text: new Uint8Array(17 * 1024 ** 2) }]),
    'more than 200 times',
  ],
  ['nothing in it', new Uint8Array(0), /feed-\d+\.zip is empty\.$/],
  [
    'a page of HTML in it',
    Buffer.from('<html>'.repeat(20)),
    /zip is a web page or XML, not a zip file\.$/,
  ],
  ['JSON in it', Buffer.from(' {"error": "no such feed"}'), /zip is JSON, not a zip file\.$/],
  ['text in it', Buffer.from('Too many requests'.repeat(9)), /zip is not a zip file\.$/],
  [
    'its end cut off',
    zipFile([stops]).subarray(0, 60),
    /zip is only the first part of a zip file\.$/,
  ],
])('S16: refuses a zip with %s', async (_, bytes, message) => {
  await expect(openFeedFiles(writeZip(bytes))).rejects.toThrow(message);
});

test('S16: stops reading a file that is longer than the zip states', async () => {
  const path = writeZip(zipFile([{ ...stops, text: 'x'.repeat(10_000), statedBytes: 10 }]));
  await expect(textsIn(path)).rejects.toThrow('not a readable zip');
});

test('S6: says so if there is no such file', async () => {
  await expect(openFeedFiles(join(folder.path, 'none.zip'))).rejects.toThrow('no readable file');
});
