import type { ReadLots } from '../../feeds/lots/readLots.ts';
import type { Row } from '../../feeds/lots/table/Row.ts';
import { runStepsWithPauses, type Steps } from '../../lib/steps.ts';
import { OutageError } from '../../service/OutageError.ts';
import type { LotsPart } from '../city/mixSources.ts';
import {
  createFeedFetch,
  type FeedPlace,
  hostOrPath,
  type PartContext,
} from '../feeds/createFeedFetch.ts';
import {
  counted,
  createFeedPoller,
  pollFigures,
  type FeedPoller,
  type FeedPollerOptions,
} from '../feeds/createFeedPoller.ts';
import { createFailureLog, createFindingsLog } from '../feeds/createFindingsLog.ts';
import { modifiedAtOf } from '../feeds/FetchedVersion.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { feedName } from '../settings/address-settings.ts';
import type { LotsSettings } from '../settings/lots-settings.ts';
import type { LotForecasts } from './createLotForecasts.ts';
import { createPagedFetch } from './createPagedFetch.ts';
import { fixedReader, lotsReader, type LotsVersion } from './lots-reader.ts';
import { lotsFault, saysSomethingNow } from './lotsFault.ts';

const MAX_BYTES = 16_000_000;
const MINUTE = 60_000;
/** Names and places change rarely. */
const FIXED_INTERVAL = 60 * MINUTE;

/** A version of the file, and its time by the file or the server, in milliseconds since 1970; null if unknown. */
interface SentVersion {
  readonly lotsAt: LotsVersion;
  readonly sentAt: number | null;
}

/** `40 lots, 38 with a count, 2 closed`. */
function contentOf({ lots }: ReadLots): string {
  const withCount = lots.filter(({ openSpots }) => openSpots !== null).length;
  const closed = lots.filter(({ isClosed }) => isClosed).length;
  const end = closed === 0 ? '' : `, ${closed} closed`;
  return `${counted(lots.length, 'lot', 'lots')}, ${withCount} with a count${end}`;
}

/** Reads a large file without keeping riders waiting. */
const paused =
  <T>(read: (bytes: Uint8Array) => Steps<T>) =>
  (bytes: Uint8Array) =>
    runStepsWithPauses(read(bytes));

/** Lots from a file or URL, read again at an interval for all clients. With `forecasts`, they say what comes. */
export function createLotsFeed(
  settings: LotsSettings,
  context: PartContext & { readonly forecasts?: LotForecasts },
): LotsPart {
  const { log, clock = systemClock, forecasts } = context;
  const name = hostOrPath(settings.feed);
  const fixed = 'fixed' in settings ? settings.fixed : undefined;
  const createFetch = settings.kind === 'parkapi' ? createPagedFetch : createFeedFetch;
  const feed = feedName(settings.feed.url);
  const logFindings = createFindingsLog(log, { event: 'lots left out', feed });

  function createPoller<T>(
    place: FeedPlace,
    interval: number,
    decode: FeedPollerOptions<T>['decode'],
    faultNow: () => string | undefined = () => undefined,
  ): FeedPoller<T> {
    const logFailure = createFailureLog(log, 'lots feed', { feed: feedName(place.feed.url) });
    const poller = createFeedPoller<T>({
      interval,
      clock,
      fetchFeed: createFetch(place, MAX_BYTES, context),
      decode,
      onPoll: async () => {
        // Counts get too old without a change, and riders may not ask for them for hours.
        await read(clock.now()).catch(() => {});
        await forecasts?.saveSometimes();
        const { failure, problems } = poller.state();
        logFailure(failure ?? faultNow(), problems);
      },
    });
    return poller;
  }

  const places =
    fixed === undefined
      ? null
      : createPoller<readonly Row[]>(
          { ...settings, feed: fixed.feed },
          FIXED_INTERVAL,
          paused(fixedReader(fixed)),
        );
  const fixedRowsNow = () => (places === null ? [] : places.state().value);
  const readVersion = paused(lotsReader(settings, context));
  const live = createPoller<SentVersion>(
    settings,
    settings.lotsSeconds * 1000,
    async (bytes, validators) => {
      const lotsAt = await readVersion(bytes);
      const fixedRows = fixedRowsNow();
      // A version without any usable lot must not replace the last good one.
      if (fixedRows !== undefined) await lotsAt(fixedRows, clock.now());
      return { lotsAt, sentAt: modifiedAtOf(validators) };
    },
    fault,
  );

  let current: { readonly key: readonly unknown[]; readonly read: Promise<ReadLots> } | null = null;
  let last: ReadLots | null = null;

  /** The version and the places that riders see; null if they can't be read, or are too old. */
  function usable(now: number) {
    const { value, checkedAt } = live.state();
    const isGone = checkedAt === undefined || now - checkedAt > settings.lotsMaxAgeSeconds * 1000;
    const fixedRows = fixedRowsNow();
    return value === undefined || isGone || fixedRows === undefined ? null : { value, fixedRows };
  }

  async function readForecast({ lotsAt, sentAt }: SentVersion, rows: readonly Row[], now: number) {
    const lots = await lotsAt(rows, now);
    if (forecasts === undefined) return lots;
    const countedAt = lots.modifiedAt ?? sentAt ?? live.state().checkedAt ?? now;
    return { ...lots, lots: await forecasts.add(lots.lots, { countedAt, now }) };
  }

  /** The lots now, computed again once a minute and when a file changes. */
  async function read(now: number): Promise<ReadLots> {
    const version = usable(now);
    if (version === null) throw new OutageError('the lots could not be read');
    const { value, fixedRows } = version;
    const key = [value, fixedRows, Math.floor(now / MINUTE)];
    if (current === null || key.some((part, index) => part !== current?.key[index]))
      current = { key, read: readForecast(value, fixedRows, now) };
    const lots = await current.read;
    if (last !== lots) {
      last = lots;
      const { leftOut, problems, notes } = lots;
      logFindings({ leftOut, sentences: [...problems, ...notes] });
    }
    return lots;
  }

  /** Why nothing of the last good version can be used; undefined if something can, or if there is none. */
  function fault(): string | undefined {
    // Without one, the poller or the other table has failed, and says why.
    return last === null || usable(clock.now()) === null ? undefined : lotsFault(last);
  }

  /** The time of the counts: their own, else that of the file. A file without counts does not get old. */
  function dataTime(now: number): number | null {
    const { value, checkedAt } = live.state();
    const hasCounts = last?.lots.some(saysSomethingNow) ?? false;
    const time = last?.modifiedAt ?? (hasCounts ? value?.sentAt : null) ?? checkedAt;
    return time === undefined ? null : Math.min(time, now);
  }

  const pollers = places === null ? [live] : [live, places];
  return {
    async start() {
      await forecasts?.load();
      // The places first: whether the other table has lots may depend on them.
      await places?.start();
      await live.start();
    },
    async stop() {
      await Promise.all(pollers.map((poller) => poller.stop()));
      await forecasts?.save();
    },
    lots: {
      async read(_all, now) {
        const { lots } = await read(now);
        const { checkedAt, nextAt } = live.state();
        return { value: lots, reportedAt: dataTime(now), readAt: checkedAt, refreshAt: nextAt };
      },
      latestAt: dataTime,
    },
    health: () => ({
      lots:
        pollers.every((poller) => poller.state().failure === undefined) && fault() === undefined,
    }),
    figures: () => [
      {
        ...pollFigures('lots', name, live.state(), fault()),
        ...(last === null ? {} : { leftOut: last.leftOut, content: contentOf(last) }),
        notes: [
          ...live.state().problems,
          ...(last === null ? [] : [...last.problems, ...last.notes]),
        ],
      },
      ...(fixed === undefined || places === null
        ? []
        : [pollFigures('lots', `fixed ${hostOrPath(fixed.feed)}`, places.state())]),
    ],
  };
}
