import { FULL_CITY } from './city-words.ts';
import type { CityWords } from './city-words.ts';
import type { Words } from './en/words.ts';
import { loadPart, readPart } from './loadWords.ts';

/**
 * Loads all words of a rider's page or a display, which components then read by part.
 *
 * @param lang tag of LANGUAGES
 */
export async function loadAllWords(lang: string, city: CityWords = FULL_CITY): Promise<Words> {
  await loadPart('all', lang);
  return readPart('all', lang)(city);
}
