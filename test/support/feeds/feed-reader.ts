import { onTestFinished } from 'vitest';

import { createFeedReader } from '../../../src/server/import/createFeedReader.ts';
import type { FeedReader, FeedReaderOptions } from '../../../src/server/import/FeedReader.ts';
import { runImport } from '../cities/region-server.ts';
import { temporaryFolder } from '../cities/small-server.ts';

/** 2026-11-20 in Chicago. */
export const NOON = Date.UTC(2026, 10, 20, 18);

/** A folder that is removed after the test. Returns its path. */
export function testFolder(): string {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  return path;
}

/** A reader that imports in this process, because only the importer's own test needs another one. It ends with the test. */
export function readerOf(
  feed: string,
  folder: string,
  options: Partial<FeedReaderOptions> = {},
): FeedReader {
  const reader = createFeedReader({
    settings: { feed: { url: feed }, rereadMinutes: 60, privateAddresses: false },
    folder,
    accept: false,
    runImport,
    onSnapshot: async () => {},
    onProgress: () => {},
    log: () => {},
    clock: () => NOON,
    pathInterval: 5,
    ...options,
  });
  onTestFinished(() => reader.stop());
  return reader;
}
