import * as z from 'zod/mini';

import { runSteps } from '../../lib/steps.ts';
import { FileError } from '../FileError.ts';
import { parseJsonSteps } from '../parseJson.ts';
import { GbfsObject } from './gbfs-values.ts';

const Feeds = z.looseObject({ feeds: z.array(z.unknown()) });
const Feed = z.looseObject({ name: z.string(), url: z.string() });
const WithData = z.looseObject({ data: z.looseObject({}) });

/**
 * Parses a file of a system.
 *
 * @throws FileError if it is no JSON
 */
export const jsonOf = (bytes: Uint8Array): unknown =>
  runSteps(parseJsonSteps(new TextDecoder().decode(bytes)));

/**
 * The URLs of a system's files by their names, from its gbfs.json. Up to GBFS 2 they are by language, of which the first
 * counts.
 *
 * @throws FileError if the file names none
 */
export function readDiscovery(bytes: Uint8Array): ReadonlyMap<string, string> {
  const { data } = z.safeParse(WithData, jsonOf(bytes)).data ?? {};
  const byLanguage = Object.values(z.safeParse(GbfsObject, data).data ?? {});
  const [lists] = [data, ...byLanguage].flatMap((one) => z.safeParse(Feeds, one).data ?? []);
  const urls = (lists?.feeds ?? []).flatMap((one): [string, string][] => {
    const feed = z.safeParse(Feed, one).data;
    return feed === undefined ? [] : [[feed.name, feed.url]];
  });
  if (urls.length === 0)
    throw new FileError(
      'The file has no list "feeds" with names and URLs. It must be the gbfs.json of a bike system.',
    );
  return new Map(urls);
}
