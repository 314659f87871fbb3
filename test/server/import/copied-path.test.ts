import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { createFeedReader } from '../../../src/server/import/createFeedReader.ts';
import { importFeed } from '../../../src/server/import/importFeed.ts';
import { feedOfRoutes, writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { temporaryFolder } from '../../support/cities/small-server.ts';
import { eventually } from '../../support/eventually.ts';

const top = temporaryFolder();
afterEach(() => top.remove());

test('S6: a path that is still being copied is not read before two checks agree', async () => {
  const feed = join(top.path, 'feed');
  writeSmallFeed(feed, feedOfRoutes(4));
  const routes: number[] = [];
  let [checks, isCopying] = [0, false];
  const reader = createFeedReader({
    settings: { feed: { url: feed }, rereadMinutes: 60, privateAddresses: false },
    folder: join(top.path, 'cache'),
    accept: false,
    runImport: (job, onProgress) => importFeed(job, {}, onProgress),
    onSnapshot: async ({ snapshot }) => void routes.push(snapshot.routes.length),
    onProgress: () => {},
    log: () => {},
    // Each check reads the clock before it looks at the file.
    clock: () => {
      if (isCopying) writeSmallFeed(feed, feedOfRoutes(5 + (checks++ % 3)));
      return Date.UTC(2026, 10, 20, 18);
    },
    pathInterval: 5,
  });
  await reader.start();
  isCopying = true;
  await eventually(() => expect(checks).toBeGreaterThan(20));
  expect(routes).toEqual([4]);
  isCopying = false;
  await eventually(() => expect(routes).toEqual([4, 5 + ((checks - 1) % 3)]));
  await reader.stop();
});
