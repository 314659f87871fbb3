import type { FeedFigures, FeedState } from '../city/ServerSource.ts';
import type { Log } from '../log.ts';
import type { FeedSettings } from '../settings/source-settings.ts';
import type { ImportedCity } from './cache/snapshot-store.ts';
import type { OnProgress, RunImport } from './runImporter.ts';

/** Reads a feed at the start and again when it changes. */
export interface FeedReader {
  /**
   * Calls `onSnapshot` with the stored snapshot and checks the feed in the background. Without a
   * stored snapshot, imports the feed first.
   *
   * @throws StartupError with the reasons if there is no stored snapshot and the import fails. Until it is stopped, the
   *   reader tries again all the same: other feeds of the city may be good
   */
  start(): Promise<void>;
  /** Cancels the next reading and kills a running import. Resolves when it has ended. */
  stop(): Promise<void>;
  state(): FeedState;
  /** The last day of the timetable as `YYYY-MM-DD`, if it is over; null if it isn't. */
  endedOn(): string | null;
  figures(): FeedFigures;
}

export interface FeedReaderOptions {
  readonly settings: Pick<FeedSettings, 'feed' | 'inside' | 'rereadMinutes' | 'privateAddresses'>;
  /** The folder of this feed's snapshots. */
  readonly folder: string;
  /** Whether the first reading that succeeds takes a feed that has lost more than half of its routes. */
  readonly accept?: boolean;
  readonly runImport: RunImport;
  readonly onSnapshot: (imported: ImportedCity) => Promise<void>;
  /** Called after each reading, whatever its outcome. */
  readonly onRead?: (() => void) | undefined;
  /** When the city was opened, in milliseconds since 1970. An archive that was downloaded after it is new enough. */
  readonly openedAt?: number | undefined;
  readonly onProgress?: OnProgress;
  readonly log: Log;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds between two checks of a path. */
  readonly pathInterval?: number | undefined;
}
