import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { encodeSnapshot } from '../../../src/contract/snapshot/snapshot-file.ts';
import { SNAPSHOT_FORMAT } from '../../../src/contract/snapshot/snapshot.ts';
import {
  defaultCacheFolder,
  folderOfFeed,
} from '../../../src/server/import/cache/cache-folders.ts';
import {
  keepSnapshot,
  readRecord,
  readSnapshot,
  storedFiles,
  storeSnapshot,
} from '../../../src/server/import/cache/snapshot-store.ts';
import { importFeed } from '../../../src/server/import/importFeed.ts';
import { writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { testFolder } from '../../support/feeds/feed-reader.ts';

let top = '';
let folder = '';
beforeEach(() => {
  top = testFolder();
  folder = join(top, 'cache');
});

/** Imports the small feed on a day of November 2026. */
const importOn = (day: number, snapshotFolder = folder) =>
  importFeed(
    {
      feed: { url: writeSmallFeed(join(top, 'feed')) },
      folder: snapshotFolder,
      now: Date.UTC(2026, 10, day, 18),
      leastRoutes: 0,
      privateAddresses: false,
    },
    {},
    () => {},
  );
/** The same, and it is served. */
async function serveOn(day: number): Promise<string> {
  const outcome = await importOn(day);
  if (outcome.kind !== 'imported') throw new Error(outcome.kind);
  return keepSnapshot(folder, outcome.file).file;
}
const snapshots = () => readdirSync(folder).filter((name) => name.endsWith('.snapshot'));

test('S6: a snapshot is named by its content hash and its format', async () => {
  const file = await serveOn(20);
  const hash = (await readSnapshot(folder, file)).snapshot.contentHash;
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(snapshots()).toEqual([`${hash}.v${SNAPSHOT_FORMAT}.snapshot`]);
});

test('S11: a folder for snapshots that is a file is named, with the setting that names another', async () => {
  writeFileSync(folder, 'not a folder');
  for (const place of [folder, join(folder, 'inside')])
    expect(await importOn(20, place)).toEqual({
      kind: 'failed',
      reason: expect.stringMatching(/: this can't be a folder, .* a file\. Set source\.folder, /),
    });
});

test('S21: a snapshot counts once it is kept, and the one before stays beside it', async () => {
  const first = await serveOn(19);
  const imported = await importOn(20);
  expect(readRecord(folder)).toMatchObject({ file: first, today: '20261119' });
  expect(storedFiles(folder)).toHaveLength(2);
  if (imported.kind !== 'imported') throw new Error(imported.kind);
  keepSnapshot(folder, imported.file);
  expect(storedFiles(folder)).toEqual([imported.file, first]);
  expect(await readSnapshot(folder, imported.file)).toMatchObject({ isCurrent: true });
  expect(await readSnapshot(folder, first)).toMatchObject({
    isCurrent: false,
    importedAt: Date.UTC(2026, 10, 19, 18),
    stored: { today: '20261119' },
  });
});

/** A copy of a file with one bit flipped. */
function flipBit(bytes: Uint8Array, bit: number): Uint8Array {
  const damaged = Uint8Array.from(bytes);
  damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return damaged;
}

test.each(['', '.timetable'])(
  'S21: a snapshot whose file%s has a flipped bit or lacks its end is not read, wherever that is',
  async (extension) => {
    const file = await serveOn(20);
    const path = join(folder, `${file}${extension}`);
    const good = readFileSync(path);
    const bits = Array.from({ length: 200 }, (_, at) =>
      Math.floor(((at + 0.5) * good.length * 8) / 200),
    );
    for (const bit of bits) {
      writeFileSync(path, flipBit(good, bit));
      await expect(readSnapshot(folder, file), `bit ${bit}`).rejects.toThrow(/damaged|checksum/);
    }
    for (const length of [0, 1, good.length - 80, good.length - 1]) {
      writeFileSync(path, good.subarray(0, length));
      await expect(readSnapshot(folder, file), `${length} bytes`).rejects.toThrow(
        /checksum|damaged/,
      );
    }
    writeFileSync(path, good);
    expect(await readSnapshot(folder, file)).toMatchObject({ isCurrent: true });
  },
);

test('S21: a record with a flipped bit is none, unless what it says is the same', async () => {
  await serveOn(20);
  const path = join(folder, 'feed.json');
  const good = readFileSync(path);
  const said = readRecord(folder);
  for (let bit = 0; bit < good.length * 8; bit += 7) {
    writeFileSync(path, flipBit(good, bit));
    expect([null, said], `bit ${bit}`).toContainEqual(readRecord(folder));
  }
  rmSync(path);
  expect(storedFiles(folder)).toHaveLength(1);
});

test('S6: an import that fails while it writes leaves the last snapshot as it was', async () => {
  const file = await serveOn(20);
  const before = readdirSync(folder);
  const found = await readSnapshot(folder, file);
  if (found.stored === null) throw new Error('no record');
  const about = found.stored;
  const [piece = ''] = encodeSnapshot(found.snapshot);
  function* full() {
    yield piece;
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  }
  const store = (timetable: Iterable<string>, written: Iterable<string>) =>
    storeSnapshot(folder, 'ab12', { timetable, snapshot: written }, about);
  expect(() => store([], full())).toThrow('ENOSPC');
  expect(() => store(full(), [piece])).toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual(before);
  expect(await readSnapshot(folder, file)).toMatchObject({ isCurrent: true });
});

test('S6: feeds with one name have different folders, in the user’s cache', () => {
  const cache = defaultCacheFolder({ XDG_CACHE_HOME: '/cache' });
  expect(cache).toBe('/cache/curbside');
  expect(defaultCacheFolder({})).toMatch(/\.cache\/curbside$/);
  const one = folderOfFeed(cache, 'https://a.example/gtfs.zip?key=x');
  expect(one).toMatch(/^\/cache\/curbside\/gtfs\.zip-[0-9a-f]{12}$/);
  expect(folderOfFeed(cache, 'https://b.example/gtfs.zip')).not.toBe(one);
});
