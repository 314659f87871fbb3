import { validityNotes } from '../../feeds/gtfs/report/service-notes.ts';
import { isoDateOf, serviceDateAt } from '../../lib/time/service-date.ts';
import { errorFields } from '../log.ts';
import { feedName, isUrl } from '../settings/address-settings.ts';
import { StartupError } from '../StartupError.ts';
import { endedTwice } from './cache/start-marks.ts';
import { createFeedRecord } from './createFeedRecord.ts';
import { createServedSnapshot, type FeedSeen } from './createServedSnapshot.ts';
import type { FeedReader, FeedReaderOptions } from './FeedReader.ts';
import { logOutcome, reasonsOf } from './import-words.ts';
import type { ImportOutcome } from './ImportJob.ts';
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
  const { settings, folder, runImport, log, clock } = options;
  const { accept: acceptsFirst = false, onProgress = () => {} } = options;
  const { url } = settings.feed;
  const remote = isUrl(url);
  const rereadInterval = settings.rereadMinutes * 60_000;
  const interval = remote ? rereadInterval : (options.pathInterval ?? PATH_INTERVAL);
  const stopping = new AbortController();
  const record = createFeedRecord(url, clock);
  const served = createServedSnapshot({ ...options, record, signal: stopping.signal });
  let accept = acceptsFirst;
  let isStarted = false;
  /** The last feed that was read, used or not, and the day of that reading. */
  let seen: FeedSeen | null = null;
  /** When the last reading began, in milliseconds since 1970; before the first, when the city was opened. */
  let readAt = (options.openedAt ?? clock()) - 1;
  let failuresInARow = 0;
  /** The path's stamp when it was last read, and when it was last checked. */
  let readStamp = '';
  let checkedStamp = '';
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const dayOf = (time: number) =>
    serviceDateAt(time, served.current()?.city.timeZone ?? systemZone());

  function endedOn(): string | null {
    const last = served.current()?.city.lastDate;
    return last !== undefined && last < dayOf(clock()) ? isoDateOf(last) : null;
  }

  async function read(progress: OnProgress): Promise<ImportOutcome> {
    const routesBefore = served.current()?.routes.length ?? 0;
    readStamp = remote ? '' : stampOf(url);
    const now = clock();
    let outcome = await runImport(
      {
        feed: settings.feed,
        // An archive that was asked for since the last reading is not asked for again.
        ...(settings.inside !== undefined && { inside: settings.inside, checkedSince: readAt }),
        folder,
        now,
        leastRoutes: accept ? 0 : routesBefore * LEAST_SHARE,
        privateAddresses: settings.privateAddresses,
        ...(seen?.day === dayOf(now) && { seen: seen.feed }),
        ...(served.current() !== null && { aside: [...endedTwice(folder)] }),
      },
      progress,
      stopping.signal,
    );
    if (stopping.signal.aborted) return outcome;
    readAt = now;
    if (outcome.kind === 'imported') outcome = await served.take(outcome);
    if ('seen' in outcome && outcome.seen !== undefined)
      seen = { feed: outcome.seen, day: dayOf(now) };
    record.readingEnded(outcome, routesBefore);
    failuresInARow = outcome.kind === 'failed' ? failuresInARow + 1 : 0;
    // The operator has accepted the feed as it was at the start, not each later version.
    if (outcome.kind !== 'failed') accept = false;
    // Without a snapshot the start fails, and prints the reasons.
    if (served.current() !== null || isStarted) logOutcome(log, url, outcome, routesBefore);
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
    timer = setTimeout(() => follow(readIfDue), wait * jitter);
    timer.unref();
  }

  /** A fault in one reading leaves what is served, and the next one. */
  function follow(work: () => Promise<unknown>): void {
    running = work()
      .catch((error: unknown) => {
        log({ event: 'feed not followed', feed: feedName(url), ...errorFields(error) });
      })
      .then(schedule);
  }

  /** An unchanged feed, or one that another server has imported, isn't imported here, so nothing else says that it ends. */
  function logValidity(): void {
    const { firstDate = '', lastDate = '' } = served.current()?.city ?? {};
    for (const line of validityNotes(firstDate, lastDate, dayOf(clock())))
      log({ event: 'feed report', line });
  }

  async function readIfDue(): Promise<void> {
    const before = served.current();
    seen = (await served.openNewer()) ?? seen;
    if (served.current() !== before) logValidity();
    if (isDue()) await read(() => {});
  }

  return {
    async start() {
      seen = await served.openStored();
      if (served.current() !== null && !accept) {
        log({ event: 'snapshot opened', feed: feedName(url), imported: seen?.day });
        logValidity();
        follow(() => read(() => {}));
        return;
      }
      const outcome = await read(onProgress);
      if (served.current() === null) await served.openLastResort();
      isStarted = true;
      schedule();
      if (served.current() === null) throw new StartupError(...reasonsOf(url, outcome));
    },
    async stop() {
      stopping.abort();
      served.end();
      clearTimeout(timer);
      await running;
      served.end();
    },
    state() {
      const state = record.state();
      return state === 'current' && endedOn() !== null ? 'ended' : state;
    },
    endedOn,
    figures: () => record.figures(),
  };
}
