import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { errorFields } from '../log.ts';
import { feedName } from '../settings/address-settings.ts';
import {
  dropSnapshot,
  isOfThisVersion,
  keepSnapshot,
  readRecord,
  readSnapshot,
  storedFiles,
  type StoredFeed,
} from './cache/snapshot-store.ts';
import { createStartMarks, endedTwice, forgetEnds } from './cache/start-marks.ts';
import type { FeedRecord } from './createFeedRecord.ts';
import type { FeedReaderOptions } from './FeedReader.ts';
import { ENDED_TWICE, ENDED_TWICE_ALONE, notServed } from './import-words.ts';
import type { ImportOutcome, Seen } from './ImportJob.ts';

/** A feed that was read, used or not, and the day of that reading, `YYYYMMDD`. */
export interface FeedSeen {
  readonly feed: Seen;
  readonly day: string;
}

/** The snapshot that is served, of those in a feed's folder. */
export interface ServedSnapshot {
  current(): Snapshot | null;
  /**
   * Serves the newest stored snapshot that is good.
   *
   * @returns the feed that it is from; null if there is none, or the feed must be imported again
   */
  openStored(): Promise<FeedSeen | null>;
  /** Serves any stored snapshot, for a feed that can't be imported: one that has ended the server, or whose times are damaged. */
  openLastResort(): Promise<void>;
  /**
   * Opens what another server that shares the folder has imported since, which is then no work here.
   *
   * @returns the feed that it is from; null if there is nothing newer
   */
  openNewer(): Promise<FeedSeen | null>;
  /** Serves what was imported, and lets it count as the newest. If it can't be served, it is deleted. */
  take(outcome: Imported): Promise<ImportOutcome>;
  /** The process ends in order. */
  end(): void;
}

type Imported = Extract<ImportOutcome, { readonly kind: 'imported' }>;

interface ServedSnapshotOptions extends Pick<
  FeedReaderOptions,
  'folder' | 'log' | 'onSnapshot' | 'settings'
> {
  readonly record: FeedRecord;
  /** Nothing more is served once it is aborted. */
  readonly signal: AbortSignal;
}

export function createServedSnapshot(options: ServedSnapshotOptions): ServedSnapshot {
  const { folder, log, onSnapshot, record, signal } = options;
  const feed = feedName(options.settings.feed.url);
  const marks = createStartMarks(folder);
  let current: Snapshot | null = null;
  /** The record of `current`, or of a newer snapshot that can't be read, such as one of another format. */
  let newest: Pick<StoredFeed, 'file' | 'importedAt'> = { file: '', importedAt: 0 };
  let seen: FeedSeen | null = null;

  /** Reads a stored snapshot and serves it. @throws Error if that is not possible */
  async function serve(file: string, needsTimes = true): Promise<void> {
    // Before it is read: that alone may end the process.
    marks.begin(file);
    const found = await readSnapshot(folder, file, needsTimes);
    await onSnapshot(found);
    const { stored, snapshot, isCurrent } = found;
    if (stored !== null) record.snapshotOpened(stored);
    current = snapshot;
    // A snapshot of another version, or the one before, is served until the feed has been imported again.
    seen = isCurrent && stored !== null ? { feed: stored.seen, day: stored.today } : null;
  }

  /** Serves a snapshot unless that fails, which the log says. @returns whether it is served */
  async function tryToServe(file: string, needsTimes?: boolean): Promise<boolean> {
    try {
      await serve(file, needsTimes);
      return true;
    } catch (error) {
      marks.end();
      log({ event: 'snapshot not used', feed, file, ...errorFields(error) });
      return false;
    }
  }

  async function open(isLastResort = false): Promise<void> {
    newest = readRecord(folder) ?? newest;
    const ended = isLastResort ? [] : endedTwice(folder);
    const aside: string[] = [];
    for (const file of storedFiles(folder)) {
      if (signal.aborted) return;
      if (ended.includes(file)) aside.push(file);
      else if (await tryToServe(file, !isLastResort)) break;
    }
    if (aside.length === 0) return;
    const reason = current === null ? ENDED_TWICE_ALONE : ENDED_TWICE;
    for (const file of aside) log({ event: 'snapshot put aside', feed, file, reason });
    record.putAside(reason);
  }

  async function take(outcome: Imported): Promise<ImportOutcome> {
    const { file } = outcome;
    // A version that is imported again may have the name of the one that ended the server. It starts without marks.
    forgetEnds(folder, file);
    try {
      await serve(file);
    } catch (error) {
      marks.end();
      log({ event: 'snapshot not used', feed, file, ...errorFields(error) });
      dropSnapshot(folder, file);
      return { kind: 'refused', seen: outcome.seen, reasons: [notServed(error)] };
    }
    try {
      newest = keepSnapshot(folder, file);
    } catch (error) {
      // It is served all the same, and imported again at the next start.
      log({ event: 'snapshot not kept', feed, file, ...errorFields(error) });
    }
    return outcome;
  }

  async function openNewer(): Promise<FeedSeen | null> {
    const stored = readRecord(folder);
    if (stored === null || stored.file === newest.file) return null;
    if (stored.importedAt <= newest.importedAt) return null;
    newest = stored;
    // One of another version is no better than the one that is served.
    if (!isOfThisVersion(stored.file) || endedTwice(folder).includes(stored.file)) return null;
    if (!(await tryToServe(stored.file))) return null;
    log({ event: 'snapshot opened', feed, imported: stored.today });
    return seen;
  }

  return {
    current: () => current,
    async openStored() {
      await open();
      return seen;
    },
    openLastResort: () => open(true),
    openNewer,
    take,
    end: () => marks.end(),
  };
}
