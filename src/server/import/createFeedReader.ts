import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { isoDateOf, serviceDateAt } from '../../lib/time/service-date.ts';
import { feedName, isUrl } from '../settings/address-settings.ts';
import { StartupError } from '../StartupError.ts';
import { readRecord, readStored, type StoredFeed } from './cache/snapshot-store.ts';
import { createFeedRecord } from './createFeedRecord.ts';
import type { FeedReader, FeedReaderOptions } from './FeedReader.ts';
import { logOutcome, reasonsOf } from './import-words.ts';
import type { ImportOutcome, Seen } from './ImportJob.ts';
import { stampOf } from './readFeed.ts';
import type { OnProgress } from './runImporter.ts';

/** Often enough that an operator who replaces a file sees the result soon. */
const PATH_INTERVAL = 10_000;

/** Milliseconds until a URL that could not be read is asked again; each time twice as long, up to the interval. */
const FIRST_RETRY = 60_000;

/** The share of its routes that a feed must keep. */
const LEAST_SHARE = 0.5;

const systemZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export function createFeedReader(options: FeedReaderOptions): FeedReader {
  const { settings, folder, runImport, onSnapshot, log, clock } = options;
  const { accept: acceptsFirst = false, onProgress = () => {} } = options;
  const { url } = settings.feed;
  const remote = isUrl(url);
  const rereadInterval = settings.rereadMinutes * 60_000;
  const interval = remote ? rereadInterval : (options.pathInterval ?? PATH_INTERVAL);
  const stopping = new AbortController();
  const record = createFeedRecord(url, clock);
  let accept = acceptsFirst;
  let isStarted = false;
  let current: Snapshot | null = null;
  /** The record of `current`, or of a newer snapshot that can't be read, such as one of another format. */
  let newest: Pick<StoredFeed, 'file' | 'importedAt'> = { file: '', importedAt: 0 };
  /** The last feed that was read, used or not, and the day of that reading. */
  let seen: { feed: Seen; day: string } | null = null;
  /** When the last reading began, in milliseconds since 1970; before the first, when the city was opened. */
  let readAt = (options.openedAt ?? clock()) - 1;
  let failuresInARow = 0;
  /** The path's stamp when it was last read, and when it was last checked. */
  let readStamp = '';
  let checkedStamp = '';
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const dayOf = (time: number) => serviceDateAt(time, current?.city.timeZone ?? systemZone());

  function endedOn(): string | null {
    const last = current?.city.lastDate;
    return last !== undefined && last < dayOf(clock()) ? isoDateOf(last) : null;
  }

  /** @returns whether there is a stored snapshot that can be read */
  async function openStored(): Promise<boolean> {
    const found = await readStored(folder);
    if (found === null || stopping.signal.aborted) return false;
    const { stored, snapshot, timetable, importedAt, isCurrent } = found;
    // An older snapshot is better than none, but not than the one that is served.
    if (!isCurrent && current !== null) return false;
    await onSnapshot({ snapshot, timetable, importedAt });
    record.snapshotOpened(stored);
    current = snapshot;
    newest = stored;
    // A snapshot of another version is served until the feed has been imported again.
    seen = isCurrent ? { feed: stored.seen, day: stored.today } : null;
    return true;
  }

  /** Opens what another server that shares the folder has imported since, which is then no work here (S14). */
  async function openNewer(): Promise<void> {
    const stored = readRecord(folder);
    if (stored === null || stored.file === newest.file) return;
    if (stored.importedAt <= newest.importedAt) return;
    newest = stored;
    if (!(await openStored())) return;
    log({ event: 'snapshot opened', feed: feedName(url), imported: seen?.day });
  }

  async function read(progress: OnProgress): Promise<ImportOutcome> {
    const routesBefore = current?.routes.length ?? 0;
    readStamp = remote ? '' : stampOf(url);
    const now = clock();
    const outcome = await runImport(
      {
        feed: settings.feed,
        // An archive that was asked for since the last reading is not asked for again.
        ...(settings.inside !== undefined && { inside: settings.inside, checkedSince: readAt }),
        folder,
        now,
        leastRoutes: accept ? 0 : routesBefore * LEAST_SHARE,
        privateAddresses: settings.privateAddresses,
        ...(seen?.day === dayOf(now) && { seen: seen.feed }),
      },
      progress,
      stopping.signal,
    );
    if (stopping.signal.aborted) return outcome;
    readAt = now;
    if ('seen' in outcome && outcome.seen !== undefined)
      seen = { feed: outcome.seen, day: dayOf(now) };
    record.readingEnded(outcome, routesBefore);
    failuresInARow = outcome.kind === 'failed' ? failuresInARow + 1 : 0;
    if (outcome.kind === 'imported') await openStored();
    // The operator has accepted the feed as it was at the start, not each later version.
    if (outcome.kind !== 'failed') accept = false;
    // Without a snapshot the start fails, and prints the reasons.
    if (current !== null || isStarted) logOutcome(log, url, outcome, routesBefore);
    options.onRead?.();
    return outcome;
  }

  /** Whether the feed must be read now. A changed path may still be copied, so two checks must agree. */
  function isDue(): boolean {
    if (remote || dayOf(readAt) !== dayOf(clock())) return true;
    if (failuresInARow > 0 && clock() - readAt >= rereadInterval) return true;
    const stamp = stampOf(url);
    const isSettled = stamp === checkedStamp;
    checkedStamp = stamp;
    return isSettled && stamp !== readStamp;
  }

  function schedule(): void {
    if (stopping.signal.aborted) return;
    // Servers that started together don't ask the feed's server at the same moment.
    const jitter = remote ? 0.9 + Math.random() * 0.2 : 1;
    // A network that isn't there yet when the machine starts is there a minute later.
    const wait =
      remote && failuresInARow > 0
        ? Math.min(interval, FIRST_RETRY * 2 ** (failuresInARow - 1))
        : interval;
    timer = setTimeout(() => {
      running = readIfDue().then(schedule);
    }, wait * jitter);
    timer.unref();
  }

  async function readIfDue(): Promise<void> {
    await openNewer();
    if (isDue()) await read(() => {});
  }

  return {
    async start() {
      await openStored();
      if (current !== null && !accept) {
        log({ event: 'snapshot opened', feed: feedName(url), imported: seen?.day });
        running = read(() => {}).then(schedule);
        return;
      }
      const outcome = await read(onProgress);
      isStarted = true;
      schedule();
      if (current === null) throw new StartupError(...reasonsOf(url, outcome));
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
    state() {
      const state = record.state();
      return state === 'current' && endedOn() !== null ? 'ended' : state;
    },
    endedOn,
    figures: () => record.figures(),
  };
}
