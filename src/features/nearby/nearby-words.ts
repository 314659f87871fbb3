import type { Language } from '../../ui/text/Language.tsx';
import type { NearbySearch } from './useNearbySearch.ts';

/** The result of a search in words: "4 stops within 500 ft". */
export function foundSentence(
  { found, reachMeters }: Pick<NearbySearch, 'found' | 'reachMeters'>,
  { words, formats }: Pick<Language, 'words' | 'formats'>,
): string {
  const reach = formats.distance(reachMeters);
  return found.length === 0
    ? words.nearby.none(reach)
    : words.nearby.found(found.length, formats.number(found.length), reach);
}
