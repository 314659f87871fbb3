import type { Clock } from '../../lib/time/Clock.ts';
import type { FeedFetchContext } from '../feeds/createFeedFetch.ts';
import type { Log } from '../log.ts';

/** What the source of a part of a city's data needs beside its settings. */
export interface PartContext extends FeedFetchContext {
  /** The city's IANA zone, which a feed's city has only once that is read. */
  readonly timeZone: () => string;
  readonly log: Log;
  readonly clock?: Clock;
}
