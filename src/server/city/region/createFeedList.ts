import { oneAfterAnother } from '../../../lib/oneAfterAnother.ts';
import { errorFields, type Log } from '../../log.ts';
import type { FeedSettings } from '../../settings/source-settings.ts';
import { feedsOfArchive } from './feedsOfArchive.ts';
import { type NamedSource, startFeeds } from './startFeeds.ts';

/** A feed of the city. */
export interface ListedFeed extends NamedSource {
  tripCount(): number;
}

interface OpenFeed extends ListedFeed {
  /** As the settings have it, or the archive that it is in. */
  readonly listed: FeedSettings;
  readonly own: FeedSettings;
}

/** The feeds of a city, where an archive with several feeds is these (F1). */
export interface FeedList {
  feeds(): readonly ListedFeed[];
  /** @returns why feeds can't be read, one line for each reason */
  start(): Promise<readonly string[]>;
  /** Takes up what archives have now. Call it after each reading of a feed. */
  follow(): void;
  stop(): Promise<void>;
}

export interface FeedListOptions {
  readonly log: Log;
  readonly cacheFolder: string;
  readonly open: (settings: FeedSettings) => ListedFeed;
  /** Called when there are other feeds. */
  readonly onChange: () => Promise<void>;
  /** See `startFeeds`. */
  readonly patience?: number | undefined;
}

const isWhole = ({ listed, own }: OpenFeed): boolean => listed === own;
const isRead = ({ source }: OpenFeed): boolean => source.city !== undefined;

/**
 * Whether a feed stays that its archive no longer has: with its last version, as long as the archive has others, so that
 * no mistake of a publisher takes an agency off the map. An archive that became one feed, or was one, replaces what it
 * was once it can be read.
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

  const ofSettings = (listed: FeedSettings) => feeds.filter((feed) => feed.listed === listed);

  async function findFeeds(listed: FeedSettings): Promise<readonly OpenFeed[]> {
    const before = ofSettings(listed);
    const taken = settings.flatMap((one) => (one === listed ? [] : [one.name]));
    const known = before.map(({ own }) => own);
    const wanted = await feedsOfArchive(listed, cacheFolder, known, taken);
    return wanted.map((own) => {
      const isSame = ({ own: { name, inside, feed } }: OpenFeed) =>
        name === own.name && inside === own.inside && feed.url === own.feed.url;
      return before.find(isSame) ?? { ...open(own), listed, own };
    });
  }

  /** @returns why feeds that are new in archives can't be read */
  async function takeUp(): Promise<readonly string[]> {
    const lists = await Promise.all(
      settings.map(async (listed) => ({ listed, found: await findFeeds(listed) })),
    );
    added = lists.flatMap(({ found }) => found.filter((one) => !feeds.includes(one)));
    const reasons = added.length === 0 ? [] : await startFeeds(added, log, patience);
    // Those that were started meanwhile have been stopped.
    if (isStopped) return [];
    const next = lists.flatMap(({ listed, found }) => [
      ...found,
      ...ofSettings(listed).filter((one) => !found.includes(one) && staysWithout(one, found)),
    ]);
    const dropped = feeds.filter((one) => !next.includes(one));
    const isSame = added.length + dropped.length === 0;
    added = [];
    if (isSame) return [];
    feeds = next;
    const names = feeds.map(({ name }) => name).join(', ');
    if (isStarted) log({ event: 'an archive has other feeds', feeds: names });
    await stopAll(dropped);
    await onChange();
    return reasons;
  }

  const takeUpNext = oneAfterAnother(async () => {
    try {
      await takeUp();
    } catch (error) {
      // Nothing waits for this until the server stops, and an unhandled error would end the server.
      log({ event: 'archives not followed', ...errorFields(error) });
    }
  });

  return {
    feeds: () => feeds,
    async start() {
      feeds = (await Promise.all(settings.map(findFeeds))).flat();
      const reasons = await startFeeds(feeds, log, patience);
      // The import of an archive by URL finds the feeds in it.
      const ofAdded = await takeUp();
      isStarted = true;
      return ofAdded.length > 0 ? ofAdded : reasons;
    },
    follow() {
      if (isStarted && !isStopped) void takeUpNext();
    },
    async stop() {
      isStopped = true;
      await stopAll([...feeds, ...added]);
      await takeUpNext.idle();
    },
  };
}
