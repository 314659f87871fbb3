import type { FeedState } from '../createFeedPoller.ts';

/** A feed's state for the operator. A feed that answers always with the same, or for another city, fails too. */
export interface VehicleFeedState extends FeedState<unknown> {
  /** The host of its URL, without any key. */
  readonly host: string;
  /** What was left out of its latest version, by the reason; undefined while the feed is down. */
  readonly leftOut: Readonly<Record<string, number>> | undefined;
  /** What else the operator should know of it, one sentence each. */
  readonly notes: readonly string[];
}
