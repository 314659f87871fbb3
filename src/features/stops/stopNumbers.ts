import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import type { PageLanguage } from '../../ui/text/Language.tsx';
import type { CityStop } from './mergeStops.ts';

/** A stop's number, with the numbers and other names that several agencies have for the place (G3). */
export function stopNumbers(
  {
    stopID,
    intersection,
    otherStops = [],
  }: Pick<CityStop, 'stopID' | 'intersection' | 'otherStops'>,
  { words, formats }: Pick<PageLanguage, 'words' | 'formats'>,
): string {
  const names = otherStops.map((other) => other.intersection);
  const numbers = [stopID, ...otherStops.map((other) => other.stopID)];
  return dotSeparated([
    ...new Set(names.filter((name) => name.toLowerCase() !== intersection.toLowerCase())),
    words.stops.stopID(formats.list(numbers)),
  ]);
}
