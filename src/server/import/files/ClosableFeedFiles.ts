import type { FeedFiles } from '../../../feeds/gtfs/FeedFiles.ts';

/** Files of a feed that are open until they are closed. */
export interface ClosableFeedFiles extends FeedFiles {
  close(): void;
}
