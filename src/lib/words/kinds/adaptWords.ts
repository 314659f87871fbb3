import type { CityWords } from '../city-words.ts';
import type { PageWords } from '../en/page/pageWords.ts';
import { isolateRightToLeft } from '../isolateValues.ts';

/** Removes the names of a city's feeds from IDs, which are then as on the signs (G2). */
function signIDs(feeds: readonly string[]): (ids: string) => string {
  const names = feeds.map((name) => name.replaceAll('.', String.raw`\.`)).join('|');
  // The IDs may be a list, in which Hebrew isolates them.
  const inFront = new RegExp(`(^|[\\s\u2066-\u2068])(?:${names}):`, 'g');
  return (ids) => ids.replace(inFront, '$1');
}

/**
 * The page's words for a city of several feeds, or one whose names are read from right to left. They also change the
 * words that load later (`adapt`).
 */
export function adaptWords(
  words: PageWords,
  { feeds, isRightToLeft = false }: CityWords,
): PageWords {
  // Hebrew sentences isolate their values in every city.
  const isForeign = isRightToLeft && words.page.direction === 'ltr';
  const isolate = <W extends object>(own: W): W => (isForeign ? isolateRightToLeft(own) : own);
  const { stopID, ...stops } = isolate(words.stops);
  const toSignIDs = feeds ? signIDs(feeds) : String;
  const adapted = { ...stops, stopID: (ids: string) => stopID(toSignIDs(ids)) };
  return {
    ...isolate(words),
    stops: adapted,
    adapt: (own) => ('stops' in own ? { ...isolate(own), stops: adapted } : isolate(own)),
  };
}
