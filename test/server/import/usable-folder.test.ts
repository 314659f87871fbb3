import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { usableFolder } from '../../../src/server/import/cache/usable-folder.ts';
import type { LogEntry } from '../../../src/server/log.ts';
import { agenciesOf, startRegion } from '../../support/cities/region-server.ts';
import { writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { testFolder } from '../../support/feeds/feed-reader.ts';

function use(folder: string, code?: string) {
  const log: LogEntry[] = [];
  const check = () => {
    throw Object.assign(new Error(code), { code });
  };
  const usable = usableFolder(
    folder,
    (entry) => log.push(entry),
    code === undefined ? undefined : check,
  );
  onTestFinished(() => usable.remove());
  return { usable, reason: JSON.stringify(log[0]?.['reason'] ?? '') };
}

test('S11: a folder that can be written is used, and made if it is missing', () => {
  const folder = join(testFolder(), 'a/b');
  const { usable, reason } = use(folder);
  expect(usable.folder).toBe(folder);
  expect(readdirSync(folder)).toEqual([]);
  expect(reason).toBe('""');
});

test.each([
  ['EROFS', /read-only file system\. Set source\.folder/],
  ['EACCES', /no permission to write here\. Set source\.folder/],
  ['EPERM', /no permission/],
  ['ENOSPC', /no space left/],
  ['ENOTDIR', /part of the path is a file/],
  ['EIO', /can't be read or written/],
])('S11: where the system says %s, a temporary folder has what was stored', (code, sentence) => {
  const folder = join(testFolder(), 'cache');
  mkdirSync(join(folder, 'feed'), { recursive: true });
  writeFileSync(join(folder, 'feed/feed.json'), '{}');
  const { usable, reason } = use(folder, code);
  expect(reason).toMatch(sentence);
  expect(reason).toContain(`${folder}: `);
  expect(usable.folder).not.toBe(folder);
  expect(existsSync(join(usable.folder, 'feed/feed.json'))).toBe(true);
  usable.remove();
  expect(existsSync(usable.folder)).toBe(false);
});

test.skipIf(!existsSync('/proc/self'))(
  'S11: a folder where nothing can be made, such as one in /proc, is named and does not hang',
  () =>
    expect(use('/proc/curbside/cache').reason).toMatch(/^"\/proc\/curbside\/cache: .*Set source/),
);

test('S11: a city is served where its folder is a file', async () => {
  const top = testFolder();
  writeFileSync(join(top, 'cache'), 'not a folder');
  const feed = writeSmallFeed(join(top, 'feed'));
  const server = await startRegion([{ name: 'one', feed }], top);
  onTestFinished(() => server.stop());
  expect(await agenciesOf(server)).toHaveLength(1);
});
