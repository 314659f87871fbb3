import { withoutFeedName } from '../../names/feed-id.ts';
import type { CityWords } from '../city-words.ts';
import type { PageWords } from '../en/page/pageWords.ts';
import { isolateRightToLeft } from '../isolateValues.ts';

/**
 * The page's words for a city of several feeds, or one whose names are read from right to left. They also change the
 * words that load later (`adapt`).
 */
export function adaptWords(
  words: PageWords,
  { feeds = [], isRightToLeft = false }: CityWords,
): PageWords {
  // Hebrew sentences isolate their values in every city.
  const isForeign = isRightToLeft && words.page.direction === 'ltr';
  const isolate = <W extends object>(own: W): W => (isForeign ? isolateRightToLeft(own) : own);
  const { stopID, ...stops } = isolate(words.stops);
  /** IDs, or a list of them, as on the signs: without the names of feeds. */
  const toSignIDs = (ids: string) =>
    // Hebrew isolates each ID of a list.
    ids.replaceAll(/[^\s\u2066-\u2069]+/g, (id) => withoutFeedName(id, feeds));
  const adapted = { ...stops, stopID: (ids: string) => stopID(toSignIDs(ids)) };
  return {
    ...isolate(words),
    stops: adapted,
    adapt: (own) => ('stops' in own ? { ...isolate(own), stops: adapted } : isolate(own)),
  };
}
