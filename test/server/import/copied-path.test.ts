import { join } from 'node:path';

import { expect, test } from 'vitest';

import { feedOfRoutes, writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { eventually } from '../../support/eventually.ts';
import { NOON, readerOf, testFolder } from '../../support/feeds/feed-reader.ts';

test('S6: a path that is still being copied is not read before two checks agree', async () => {
  const top = testFolder();
  const feed = join(top, 'feed');
  writeSmallFeed(feed, feedOfRoutes(4));
  const routes: number[] = [];
  let [checks, isCopying] = [0, false];
  const reader = readerOf(feed, join(top, 'cache'), {
    onSnapshot: async ({ snapshot }) => void routes.push(snapshot.routes.length),
    // Each check reads the clock before it looks at the file.
    clock: () => {
      if (isCopying) writeSmallFeed(feed, feedOfRoutes(5 + (checks++ % 3)));
      return NOON;
    },
  });
  await reader.start();
  isCopying = true;
  await eventually(() => expect(checks).toBeGreaterThan(20));
  expect(routes).toEqual([4]);
  isCopying = false;
  await eventually(() => expect(routes).toEqual([4, 5 + ((checks - 1) % 3)]));
});
