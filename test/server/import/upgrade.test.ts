import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createFeedReader } from '../../../src/server/import/createFeedReader.ts';
import { importFeed } from '../../../src/server/import/importFeed.ts';
import { writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { temporaryFolder } from '../../support/cities/small-server.ts';
import { eventually } from '../../support/eventually.ts';

/** Files that each version of the server has written. */
const WRITTEN = join(import.meta.dirname, '../../contract/snapshot/written');
const NOON = Date.UTC(2026, 10, 20, 18);
const NEW = 'f'.repeat(32);

let top: { path: string; remove: () => void };
beforeEach(() => {
  top = temporaryFolder();
});
afterEach(() => top.remove());

/** A cache folder with the snapshot that an older version wrote of this feed. */
function writtenBy(name: string, feed: string): string {
  const folder = join(top.path, 'cache');
  mkdirSync(folder);
  const file = `${NEW}.v${/format-(\d+)/.exec(name)?.[1]}.snapshot`;
  cpSync(join(WRITTEN, name), join(folder, file));
  const seen = { kind: 'path', stamp: 'as it was', path: feed, hash: NEW };
  writeFileSync(
    join(folder, 'feed.json'),
    JSON.stringify({ file, seen, today: '20261120', importedAt: NOON - 60_000, report: [] }),
  );
  return folder;
}

describe.each(readdirSync(WRITTEN))('S6: after an upgrade, with %s in the cache', (name) => {
  async function start(feed: string) {
    const names: string[] = [];
    const reader = createFeedReader({
      settings: { feed: { url: feed }, rereadMinutes: 60, privateAddresses: false },
      folder: writtenBy(name, feed),
      accept: false,
      runImport: (job, onProgress) => importFeed(job, {}, onProgress),
      onSnapshot: async ({ snapshot: { city } }) => void names.push(city.name),
      onProgress: () => {},
      log: () => {},
      clock: () => NOON,
      pathInterval: 5,
    });
    await reader.start();
    return { reader, names };
  }

  test('the city is there although the feed is gone', async () => {
    const { reader, names } = await start(join(top.path, 'gone'));
    expect(names).toEqual(['Small Transit']);
    await eventually(() => expect(reader.state()).toBe('unreachable'));
    expect(names).toHaveLength(1);
    await reader.stop();
  });

  test('the new import takes its place', async () => {
    const feed = writeSmallFeed(join(top.path, 'feed'));
    const { reader, names } = await start(feed);
    await eventually(() => expect(names).toHaveLength(2));
    expect(reader.state()).toBe('current');
    await reader.stop();
    rmSync(feed, { recursive: true });
  });
});
