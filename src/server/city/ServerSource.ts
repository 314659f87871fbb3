import type { Place } from '../../lib/geo/distance.ts';
import type { Source } from '../../service/Source.ts';
import type { TimesScores } from '../../transit/score/createTimesScore.ts';

/** How the last reading of the feed went, for the health check. `ended`: its last day of service is over. */
export type FeedState = 'current' | 'ended' | 'held' | 'refused' | 'unreachable';

/** The figures of one feed, for metrics. */
export interface FeedFigures {
  /** Such as `vehicles`, `lots` or `events`. */
  readonly feed: string;
  /**
   * The host, the path of a file, or the name of a venue; never a URL, which may contain a key. `fixed`
   * before it distinguishes the table with the names and places of lots.
   */
  readonly name: string;
  readonly requests: number;
  readonly failures: number;
  /** When it was last read well, in milliseconds since 1970; undefined before the first time. */
  readonly readAt: number | undefined;
  readonly isFailing: boolean;
  /** What a GTFS feed is, if not `current`. */
  readonly state?: FeedState;
  /** False for a GTFS feed that is not on the map. */
  readonly isShown?: boolean;
  /** Why the last request failed, in one sentence without the URL; undefined if it did not. */
  readonly failure?: string | undefined;
  /** What its last good version has, such as `291 buses, 46 alerts`. */
  readonly content?: string;
  /** How many elements were left out, by the reason. */
  readonly leftOut?: Readonly<Record<string, number>>;
  /** What else the operator should know of it, one sentence each. */
  readonly notes?: readonly string[];
}

/** How good the live times of a feed were. */
export interface FeedScores {
  /** The feed's name; empty for the only one of a city. */
  readonly name: string;
  readonly scores: TimesScores;
}

/** A source that also tells the health check what it knows of its feeds. */
export interface ServerSource extends Source {
  /** Public, so without paths, URLs and errors. */
  health?(): Readonly<Record<string, unknown>>;
  figures?(): readonly FeedFigures[];
  /** How good the live times of its feeds were; none without live data. */
  scores?(): readonly FeedScores[];
  /** Whether a place is in the city or near it; undefined where the stops are not known without a request. */
  isNearCity?(place: Place): boolean;
}
