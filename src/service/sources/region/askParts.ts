import type { Supply, Timed } from '../../Source.ts';
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
  // The only feed of a city has nothing to rename.
  if (part.name === '' || read.value === null) return read;
  return { ...read, value: rename(read.value, part.rename) };
}
