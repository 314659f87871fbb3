import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

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
  const expected = {
    'feed/stops.txt': 'stop_id\n1',
    'feed/readme.pdf': 'x',
    'feed/trips.txt': 'trip_id\n1',
  };
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
    'notes.md': 'x',
  });
});

test('F1: a folder with nothing but a zip names it', async () => {
  const path = join(folder.path, 'packed');
  mkdirSync(path);
  writeFileSync(join(path, 'feed.zip'), zipFile([{ name: 'stops.txt', text: 'stop_id\n1' }]));
  await expect(openFeedFiles(path)).rejects.toThrow(`Name that: ${join(path, 'feed.zip')}.`);
});

test('S16: refuses a folder with a symbolic link', async () => {
  const path = join(folder.path, 'linked');
  mkdirSync(path);
  symlinkSync('/etc/hostname', join(path, 'stops.txt'));
  await expect(openFeedFiles(path)).rejects.toThrow('stops.txt in the feed is a symbolic link');
});

/** The first header of a tar file. */
const tar = Buffer.alloc(1024);
tar.write('stops.txt', 0);
tar.write('ustar', 257);

const stops: ZipEntry = { name: 'stops.txt', text: 'stop_id\n1' };

/** A zip whose file says that it is compressed in another way. */
function withMethod(method: number): Buffer {
  const zip = zipFile([stops]);
  zip.writeUInt16LE(method, 8);
  zip.writeUInt16LE(method, zip.indexOf('PK\u0001\u0002') + 10);
  return zip;
}

/** A zip that says its comment is of another length than it is. */
function withCommentLength(bytes: number): Buffer {
  const zip = zipFile([stops]);
  zip.writeUInt16LE(bytes, zip.length - 2);
  return zip;
}

const zip = zipFile([stops]);
const page = Buffer.from(`<!DOCTYPE html>${'<p>Not found</p>'.repeat(50)}`);
const named = (name: string) => zipFile([{ ...stops, name }]);

test.each([
  ['bytes before it', Buffer.concat([page, zip])],
  ['a page of HTML after it', Buffer.concat([zip, page])],
  ['bytes before and after it', Buffer.concat([page, zip, page])],
  ['more after it than a comment can have', Buffer.concat([zip, Buffer.alloc(200_000, 'x')])],
  ['a comment that is too short', withCommentLength(5)],
  ['a comment that is too long', Buffer.concat([withCommentLength(2), Buffer.from('hello')])],
  ['sizes of zip64', zipFile([{ ...stops, isZip64: true }])],
  ['an absolute name', named('/stops.txt')],
  ['a name that leads out of it', named('../../stops.txt')],
  ['a drive in a name', named(String.raw`C:\stops.txt`)],
  ['a zip in it', zipFile([{ name: 'feed.zip', text: zip }])],
  [
    'a zip in it with bytes before and after',
    zipFile([{ name: 'a/b.ZIP', text: Buffer.concat([page, zip, page]) }]),
  ],
])('F1: reads a zip with %s', async (_, bytes) => {
  expect(await textsIn(writeZip(bytes))).toEqual({ 'stops.txt': 'stop_id\n1' });
});

test('F1: reads folders with backslashes and beside ".."', async () => {
  const path = writeZip(
    zipFile([
      { ...stops, name: String.raw`feed\stops.txt` },
      { ...stops, name: '../gtfs/trips.txt' },
      { ...stops, name: 'feed/', text: '' },
    ]),
  );
  expect(Object.keys(await textsIn(path))).toEqual(['feed/stops.txt', 'gtfs/trips.txt']);
});

test('F1: a zip beside tables is not opened', async () => {
  const path = writeZip(zipFile([stops, { name: 'old.zip', text: zip }]));
  const files = await openFeedFiles(path);
  expect(files.names()).toEqual(['stops.txt', 'old.zip']);
  files.close();
});

test.each([
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
  ['bzip2 in it', Buffer.from('BZh91AY&SY'), /zip is a bzip2 file, not a zip file\. Publish/],
  ['a tar in it', tar, /zip is a tar file, not a zip file\. Publish/],
  ['gzip in it', gzipSync('stop_id'), /zip is a gzip file, maybe a tar\.gz, not a zip file\./],
  ['bzip2 inside', withMethod(12), 'stops.txt in the zip is compressed with bzip2.'],
  ['another compression', withMethod(77), 'stops.txt in the zip is compressed with method 77.'],
  [
    'several zips and no table in it',
    zipFile([
      { name: 'bus.zip', text: 'x' },
      { name: 'rail.zip', text: 'x' },
    ]),
    'several zip files: bus.zip, rail.zip.',
  ],
  [
    'a zip in it that is none',
    zipFile([{ name: 'bus.zip', text: 'x' }]),
    'bus.zip in it, which is no',
  ],
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
