import { splitFeedName, withFeedName } from '../../../lib/names/feed-id.ts';

/** Something of one of a city's feeds, such as a stop. */
export interface Owned {
  /** The feed's place in the settings' list. */
  readonly feed: number;
  /** Its ID within that feed. */
  readonly id: string;
}

/** The IDs of the stops, or the routes, of several feeds: two feeds may use the same one. */
export interface Identity {
  /** The ID under which the city lists what has `id` in a feed. */
  listed(feed: number, id: string): string;
  /**
   * What an ID means, as the city lists it or as an older link has it: with its feed's name in front, or alone. Of
   * several that the ID alone may mean, the one of the feed that the settings list first.
   */
  find(id: string): Owned | undefined;
  /** Whether the city lists anything of a feed under another ID than the feed's own. */
  hasRenamed(feed: number): boolean;
}

/** In a city of one feed without a name nothing has another ID, whatever the feed has. */
const ONLY_FEED: Identity = {
  listed: (_feed, id) => id,
  find: (id) => ({ feed: 0, id }),
  hasRenamed: () => false,
};

/**
 * Gives what several feeds have an ID within the city. It is the feed's own where no other feed has the same;
 * where several have it, each has its feed's name in front, as `north:12`. So an ID depends on which feeds there are,
 * and not on their order or on which was read first.
 *
 * @param names the feeds' names, each another one
 * @param idsOfFeeds what each feed has
 */
export function createIdentity(
  names: readonly string[],
  idsOfFeeds: readonly Iterable<string>[],
): Identity {
  if (names.length === 1 && names[0] === '') return ONLY_FEED;
  const feedByName = new Map(names.map((name, feed) => [name, feed]));
  /** One feed for most IDs: a list for each of 100,000 stops would take more memory than all else here. */
  const owners = new Map<string, number | readonly number[]>();
  const ownersOf = (id: string): readonly number[] => {
    const found = owners.get(id) ?? [];
    return typeof found === 'number' ? [found] : found;
  };
  const shared = new Set<string>();
  for (const [feed, ids] of idsOfFeeds.entries())
    for (const id of new Set(ids)) {
      const others = ownersOf(id);
      owners.set(id, others.length === 0 ? feed : [...others, feed]);
      if (others.length > 0) shared.add(id);
    }
  // A feed may itself have an ID that looks like one with a feed's name in front. A set also iterates what is added.
  for (const id of shared)
    for (const feed of ownersOf(id)) {
      const listed = withFeedName(names[feed] ?? '', id);
      if (owners.has(listed)) shared.add(listed);
    }
  /** By feed, the shared IDs as they are listed: one text for each, because it is in thousands of answers. */
  const listedIDs = names.map(() => new Map<string, string>());
  for (const id of shared)
    for (const feed of ownersOf(id)) listedIDs[feed]?.set(id, withFeedName(names[feed] ?? '', id));

  return {
    hasRenamed: (feed) => (listedIDs[feed]?.size ?? 0) > 0,
    listed: (feed, id) =>
      listedIDs[feed]?.get(id) ?? (shared.has(id) ? withFeedName(names[feed] ?? '', id) : id),
    find(id) {
      const [owner] = ownersOf(id);
      if (owner !== undefined && !shared.has(id)) return { feed: owner, id };
      const { name = '', rest = '' } = splitFeedName(id) ?? {};
      const feed = feedByName.get(name);
      if (feed !== undefined && ownersOf(rest).includes(feed)) return { feed, id: rest };
      return owner === undefined ? undefined : { feed: owner, id };
    },
  };
}
