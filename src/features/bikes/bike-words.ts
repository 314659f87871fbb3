import { countedWords } from '../../lib/words/countedWords.ts';
import type { Language } from '../../ui/text/Language.tsx';
import type { ListedBikes } from './listBikes.ts';

type Counts = Pick<ListedBikes, 'bikes' | 'ebikes' | 'docks'> & { readonly scooters?: number };

/** What is there, such as "5 bikes", "2 of them electric" and "2 free docks". */
export function countWords(
  { bikes, ebikes = 0, docks, scooters = 0 }: Counts,
  { words, formats }: Pick<Language, 'words' | 'formats'>,
): readonly string[] {
  const said = (count: number, text: (count: number, formatted: string) => string) =>
    text(count, formats.number(count));
  return [
    ...(bikes === undefined || (bikes === 0 && scooters > 0)
      ? []
      : [said(bikes, words.bikes.bikes)]),
    ...(ebikes === 0 ? [] : [said(ebikes, words.bikes.ebikes)]),
    ...(scooters === 0 ? [] : [said(scooters, words.bikes.scooters)]),
    ...(docks === undefined ? [] : [said(docks, words.bikes.docks)]),
  ];
}

/** What a row says of a station: its counts, and how old they are if they are late. A lost count is unknown. */
export function stationWords(
  station: ListedBikes,
  language: Pick<Language, 'words' | 'formats'>,
): readonly string[] {
  const { words } = language;
  const { state, age } = station;
  const counts = state === 'lost' ? [] : countWords(station, language);
  return [
    ...(counts.length === 0 ? [words.bikes.unknown] : counts),
    ...(state === 'live' ? [] : countedWords(age, language)),
  ];
}
