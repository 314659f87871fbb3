import type { Clock } from '../../lib/time/Clock.ts';
import type { FetchTools } from '../feeds/fetchFeed.ts';
import type { Log } from '../log.ts';
import type { Environment } from '../settings/secrets.ts';

/** What the source of a part of a city's data needs beside its settings. */
export interface PartContext {
  /** The city's IANA zone, which a feed's city has only once that is read. */
  readonly timeZone: () => string;
  readonly log: Log;
  readonly clock?: Clock;
  readonly env?: Environment;
  readonly tools?: Partial<FetchTools>;
}
