import type { GbfsRead } from '../../feeds/bikes/openFile.ts';
import { type ReadBikes, readGbfs } from '../../feeds/bikes/readGbfs.ts';
import type { Source } from '../../service/Source.ts';
import { joinBikes } from '../../service/sources/joinBikes.ts';
import type { AddedPart } from '../city/mixSources.ts';
import { hostOrPath, type PartContext } from '../feeds/createFeedFetch.ts';
import { createFeedPoller, pollFigures } from '../feeds/createFeedPoller.ts';
import { createFailureLog, createFindingsLog } from '../feeds/createFindingsLog.ts';
import type { Validators } from '../feeds/FetchedVersion.ts';
import { systemClock } from '../feeds/systemClock.ts';
import { feedName } from '../settings/address-settings.ts';
import type { PolledFeed } from '../settings/PolledFeed.ts';
import { COUNTS_STAY, createSystemFetch } from './createSystemFetch.ts';

const NO_VALIDATORS: Validators = { etag: null, lastModified: null };

/** The bikes of a city's systems. */
interface BikesPart extends AddedPart {
  readonly supplies: { readonly bikes: NonNullable<Source['bikes']> };
}

function createSystem(settings: PolledFeed, index: number, context: PartContext) {
  const { log, clock = systemClock } = context;
  const feed = feedName(settings.feed.url);
  const logFailure = createFailureLog(log, 'bikes feed', { feed });
  const logFindings = createFindingsLog(log, { event: 'bikes left out', feed });
  const fetchFiles = createSystemFetch(settings, { ...context, clock });
  let files: ReadonlyMap<string, GbfsRead> = new Map();
  const poller = createFeedPoller<ReadBikes>({
    interval: settings.seconds * 1000,
    clock,
    // A system is several files, so that none of them is the feed.
    fetchFeed: async (_validators, signal) => {
      files = await fetchFiles(signal);
      return { bytes: new Uint8Array(), validators: NO_VALIDATORS };
    },
    decode: () =>
      readGbfs(files, {
        systemID: String(index + 1),
        host: hostOrPath(settings.feed),
        isNearCity: context.isNearCity,
      }),
    onPoll: () => {
      const { problems, value } = poller.state();
      logFailure(failure(), problems);
      if (value !== undefined) logFindings({ leftOut: value.leftOut, sentences: value.problems });
    },
  });
  /** Why the system can't be read whole now, in a sentence. */
  const failure = () => {
    const { failure: ofPoll, value } = poller.state();
    return ofPoll ?? value?.fault;
  };
  return { settings, poller, failure };
}

/** The bikes of several systems, read again at an interval for all clients. */
export function createBikesFeed(settings: readonly PolledFeed[], context: PartContext): BikesPart {
  const systems = settings.map((one, index) => createSystem(one, index, context));
  const states = () => systems.map(({ poller }) => poller.state());
  return {
    async start() {
      await Promise.all(systems.map(({ poller }) => poller.start()));
    },
    async stop() {
      await Promise.all(systems.map(({ poller }) => poller.stop()));
    },
    supplies: {
      bikes: {
        read: async (_all, now) =>
          joinBikes(
            states().map(({ value, checkedAt, nextAt }) => ({
              value: checkedAt === undefined || now - checkedAt > COUNTS_STAY ? undefined : value,
              readAt: checkedAt,
              refreshAt: nextAt,
            })),
          ),
      },
    },
    health: () => ({ bikes: systems.every(({ failure }) => failure() === undefined) }),
    figures: () =>
      systems.map(({ settings: { feed }, poller, failure }) => {
        const { value } = poller.state();
        return {
          ...pollFigures('bikes', hostOrPath(feed), poller.state(), failure()),
          leftOut: value?.leftOut ?? {},
          notes: value?.problems ?? [],
        };
      }),
  };
}
