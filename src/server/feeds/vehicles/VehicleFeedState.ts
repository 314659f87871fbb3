import type { LeftOut } from '../../../feeds/realtime/match/TripMatch.ts';
import type { UpdateCounts } from '../../../times/updates/update-counts.ts';
import type { FeedState } from '../createFeedPoller.ts';

/** A feed's state for the operator. A feed that answers always with the same, or for another city, fails too. */
export interface VehicleFeedState extends FeedState<unknown> {
  /** The host of its URL, without any key. */
  readonly host: string;
  /** What was left out of its latest version, and of its trip updates; undefined while the feed is down. */
  readonly leftOut: (LeftOut & Partial<UpdateCounts>) | undefined;
  /** What else the operator should know of it, one sentence each. */
  readonly notes: readonly string[];
}
