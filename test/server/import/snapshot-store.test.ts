import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { encodeSnapshot } from '../../../src/contract/snapshot/snapshot-file.ts';
import { SNAPSHOT_FORMAT } from '../../../src/contract/snapshot/snapshot.ts';
import {
  defaultCacheFolder,
  folderOfFeed,
} from '../../../src/server/import/cache/cache-folders.ts';
import { readStored, storeSnapshot } from '../../../src/server/import/cache/snapshot-store.ts';
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
const snapshots = () => readdirSync(folder).filter((name) => name.endsWith('.snapshot'));

test('S6: a snapshot is named by its content hash and its format', async () => {
  await importOn(20);
  const hash = (await readStored(folder))?.snapshot.contentHash ?? '';
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

test('S6: without the newest snapshot, the one before is read until the feed is imported again', async () => {
  await importOn(19);
  await importOn(20);
  const newest = await readStored(folder);
  expect(newest).toMatchObject({ stored: { today: '20261120' }, isCurrent: true });
  writeFileSync(join(folder, newest?.stored.file ?? ''), '{"format":');
  const before = await readStored(folder);
  expect(before).toMatchObject({
    isCurrent: false,
    importedAt: Date.UTC(2026, 10, 19, 18),
    stored: newest?.stored,
  });
  expect(before?.snapshot.contentHash).not.toBe(newest?.snapshot.contentHash);
  for (const name of snapshots()) writeFileSync(join(folder, name), '{"format":');
  expect(await readStored(folder)).toBeNull();
});

test('S6: an import that fails while it writes leaves the last snapshot as it was', async () => {
  await importOn(20);
  const before = readdirSync(folder);
  const found = await readStored(folder);
  if (found === null) throw new Error('no snapshot');
  const [piece = ''] = encodeSnapshot(found.snapshot);
  function* full() {
    yield piece;
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  }
  const store = (timetable: Iterable<string>, written: Iterable<string>) =>
    storeSnapshot(folder, 'ab12', { timetable, snapshot: written }, found.stored);
  expect(() => store([], full())).toThrow('ENOSPC');
  expect(() => store(full(), [piece])).toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual(before);
  expect((await readStored(folder))?.snapshot.contentHash).toBe(found.snapshot.contentHash);
});

test('S6: feeds with one name have different folders, in the user’s cache', () => {
  const cache = defaultCacheFolder({ XDG_CACHE_HOME: '/cache' });
  expect(cache).toBe('/cache/curbside');
  expect(defaultCacheFolder({})).toMatch(/\.cache\/curbside$/);
  const one = folderOfFeed(cache, 'https://a.example/gtfs.zip?key=x');
  expect(one).toMatch(/^\/cache\/curbside\/gtfs\.zip-[0-9a-f]{12}$/);
  expect(folderOfFeed(cache, 'https://b.example/gtfs.zip')).not.toBe(one);
});
