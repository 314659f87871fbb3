import type { Language } from '../../ui/text/Language.tsx';
import type { NearbySearch } from './useNearbySearch.ts';

/** The result of a search in words: "4 stops within 500 ft". */
export function foundSentence(
  { found, reachFeet }: Pick<NearbySearch, 'found' | 'reachFeet'>,
  { words, formats }: Pick<Language, 'words' | 'formats'>,
): string {
  const reach = formats.feet(reachFeet);
  return found.length === 0
    ? words.nearby.none(reach)
    : words.nearby.found(found.length, formats.number(found.length), reach);
}

/** Whether at least one circle of a search was answered. */
export const hasAnswer = ({ reads }: Pick<NearbySearch, 'reads'>): boolean =>
  reads.some((read) => read?.answer !== undefined);
