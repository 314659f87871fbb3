import { oneAfterAnother } from '../../../lib/oneAfterAnother.ts';
import { errorFields, type Log } from '../../log.ts';
import type { FeedSettings } from '../../settings/source-settings.ts';
import { feedsOfArchive } from './feedsOfArchive.ts';
import { type NamedSource, startFeeds } from './startFeeds.ts';

interface OpenFeed extends NamedSource {
  /** As the settings have it, or the archive that it is in. */
  readonly listed: FeedSettings;
  readonly own: FeedSettings;
}

/** The feeds of a city, where an archive with several feeds is these. */
export interface FeedList {
  feeds(): readonly NamedSource[];
  /** @returns why feeds can't be read, one line for each reason */
  start(): Promise<readonly string[]>;
  /**
   * Opens the feeds that archives have gained, and closes those that they have lost. Call it after each reading of a
   * feed.
   */
  follow(): void;
  stop(): Promise<void>;
}

export interface FeedListOptions {
  readonly log: Log;
  readonly cacheFolder: string;
  readonly open: (settings: FeedSettings) => NamedSource;
  /** Called when there are other feeds. */
  readonly onChange: () => Promise<void>;
  /** See `startFeeds`. */
  readonly patience?: number | undefined;
}

const isWhole = ({ listed, own }: OpenFeed): boolean => listed === own;
const isRead = ({ source }: OpenFeed): boolean => source.opened() !== null;

/**
 * Whether a feed that its archive no longer has stays on the map, with its last version: a publisher's mistake takes no
 * agency off the map. It goes once the archive has turned into one feed, or from one into several, and the new form can
 * be read.
 */
const staysWithout = (lost: OpenFeed, found: readonly OpenFeed[]): boolean =>
  found.every((one) => isWhole(one) === isWhole(lost)) || !found.some(isRead);

const stopAll = async (feeds: readonly OpenFeed[]) => {
  await Promise.all(feeds.map(async ({ source }) => source.stop?.()));
};

/** @param settings in the order of the settings, at least one */
export function createFeedList(
  settings: readonly FeedSettings[],
  { log, cacheFolder, open, onChange, patience }: FeedListOptions,
): FeedList {
  let feeds: readonly OpenFeed[] = [];
  /** Those that an archive has only now. */
  let added: readonly OpenFeed[] = [];
  let isStarted = false;
  let isStopped = false;
  const loggedReasons = new Map<FeedSettings, string>();

  const ofSettings = (listed: FeedSettings) => feeds.filter((feed) => feed.listed === listed);

  async function findFeeds(listed: FeedSettings): Promise<readonly OpenFeed[]> {
    const before = ofSettings(listed);
    const taken = settings.flatMap((one) => (one === listed ? [] : [one.name]));
    const known = before.map(({ own }) => own);
    const logTooMany = (reason: string) => {
      if (reason !== loggedReasons.get(listed)) log({ event: 'feeds left out', reason });
      loggedReasons.set(listed, reason);
    };
    const wanted = await feedsOfArchive(listed, cacheFolder, known, taken, logTooMany);
    return wanted.map(
      (own) => before.find((one) => one.own === own) ?? { ...open(own), listed, own },
    );
  }

  /** If one can't start because of a fault, all of them stop: the next try opens them again. */
  async function startAdded(): Promise<readonly string[]> {
    try {
      return await startFeeds(added, log, patience);
    } catch (error) {
      await stopAll(added);
      added = [];
      throw error;
    }
  }

  /** @returns why feeds that are new in archives can't be read */
  async function followArchives(): Promise<readonly string[]> {
    const lists = await Promise.all(
      settings.map(async (listed) => ({ listed, found: await findFeeds(listed) })),
    );
    if (isStopped) return [];
    added = lists.flatMap(({ found }) => found.filter((one) => !feeds.includes(one)));
    const reasons = added.length === 0 ? [] : await startAdded();
    // Those that were started meanwhile have been stopped.
    if (isStopped) return [];
    const next = lists.flatMap(({ listed, found }) => [
      ...found,
      ...ofSettings(listed).filter((one) => !found.includes(one) && staysWithout(one, found)),
    ]);
    const dropped = feeds.filter((one) => !next.includes(one));
    const hasNoChange = added.length + dropped.length === 0;
    added = [];
    if (hasNoChange) return [];
    feeds = next;
    const names = feeds.map(({ name }) => name).join(', ');
    if (isStarted) log({ event: 'an archive has other feeds', feeds: names });
    await stopAll(dropped);
    await onChange();
    return reasons;
  }

  const followNext = oneAfterAnother(async () => {
    try {
      await followArchives();
    } catch (error) {
      // Nothing waits for this until the server stops, and an unhandled error would end the server.
      log({ event: 'archives not followed', ...errorFields(error) });
    }
  });

  return {
    feeds: () => feeds,
    async start() {
      const found = (await Promise.all(settings.map(findFeeds))).flat();
      if (isStopped) return [];
      feeds = found;
      const reasons = await startFeeds(feeds, log, patience);
      // The import of an archive by URL finds the feeds in it.
      const ofAdded = await followArchives();
      isStarted = true;
      return [...reasons, ...ofAdded];
    },
    follow() {
      if (isStarted && !isStopped) void followNext();
    },
    async stop() {
      isStopped = true;
      await stopAll([...feeds, ...added]);
      await followNext.idle();
    },
  };
}
