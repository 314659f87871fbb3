import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, describe, expect, test } from 'vitest';

import { writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { eventually } from '../../support/eventually.ts';
import { NOON, readerOf, testFolder } from '../../support/feeds/feed-reader.ts';

/** Files that each version of the server has written. */
const WRITTEN = join(import.meta.dirname, '../../contract/snapshot/written');
const NEW = 'f'.repeat(32);

let top = '';
beforeEach(() => {
  top = testFolder();
});

/** A cache folder with the snapshot that an older version wrote of this feed. */
function writtenBy(name: string, feed: string): string {
  const folder = join(top, 'cache');
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
    const reader = readerOf(feed, writtenBy(name, feed), {
      onSnapshot: async ({ snapshot: { city } }) => void names.push(city.name),
    });
    await reader.start();
    return { reader, names };
  }

  test('the city is there although the feed is gone', async () => {
    const { reader, names } = await start(join(top, 'gone'));
    expect(names).toEqual(['Small Transit']);
    await eventually(() => expect(reader.state()).toBe('unreachable'));
    expect(names).toHaveLength(1);
  });

  test('the new import takes its place', async () => {
    const feed = writeSmallFeed(join(top, 'feed'));
    const { reader, names } = await start(feed);
    await eventually(() => expect(names).toHaveLength(2));
    expect(reader.state()).toBe('current');
  });
});
