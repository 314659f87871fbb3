import type { FeedFiles } from '../../../feeds/gtfs/Feed.ts';

/** Files of a feed that are open until they are closed. */
export interface ClosableFeedFiles extends FeedFiles {
  /** A hash of a feed that is one of several in an archive, in hexadecimal. */
  readonly hash?: string;
  close(): void;
}
