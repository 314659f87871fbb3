import type { RouteStop, Supply, Timed } from '../../Source.ts';
import type { Owned } from './createIdentity.ts';
import type { Joined, Part } from './joinFeeds.ts';
import type { Rename } from './renameAnswers.ts';

/** The feed that has what an ID means, and the ID that it has there. */
export function partOf(
  joined: Joined,
  kind: 'routes' | 'stops',
  id: string,
): (Owned & { readonly part: Part }) | undefined {
  const owned = joined[kind].find(id);
  const part = owned && joined.parts[owned.feed];
  return part && { ...owned, part };
}

/** The stops of a stop's place, if others are there too. The first one is listed for all. */
export function placeOf(
  { stops, places }: Joined,
  stopID: string,
): readonly RouteStop[] | undefined {
  const owned = stops.find(stopID);
  return places.byID.get(owned === undefined ? stopID : stops.listed(owned.feed, owned.id));
}

/** The answer about what no feed has. */
export const UNKNOWN = { value: null, reportedAt: null };

/** What one feed says, in the IDs of the city. */
export async function readOf<Query, T>(
  part: Part,
  supply: Supply<Query, T | null> | undefined,
  query: Query,
  now: number,
  rename: (value: T, rename: Rename) => T,
): Promise<Timed<T | null>> {
  const read = (await supply?.read(query, now)) ?? UNKNOWN;
  if (!part.isRenamed || read.value === null) return read;
  return { ...read, value: rename(read.value, part.rename) };
}
