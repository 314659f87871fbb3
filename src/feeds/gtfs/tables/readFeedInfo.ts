import { plainName } from '../../../lib/text/plainName.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';

export interface FeedInfo {
  readonly publisher: string;
  readonly language: string;
}

/** Reads feed_info.txt; empty texts without it. */
export async function readFeedInfo(feed: Feed): Promise<FeedInfo> {
  let info: FeedInfo = { publisher: '', language: '' };
  await readTable(feed, 'feed_info.txt', (columnOf) => {
    const [publisher, language] = [columnOf('feed_publisher_name'), columnOf('feed_lang')];
    return (row) => {
      info = { publisher: plainName(row.text(publisher)), language: row.text(language) };
      return false;
    };
  });
  return info;
}
