import type { BoardOptions } from '../../contract/board/board-options.ts';
import { givenNames, withGivenRoutes } from '../../contract/board/givenNames.ts';
import type { TimesLanguage } from '../../contract/departures/departureWords.ts';
import { DOCUMENTS } from '../../contract/documents/documents.ts';
import { languageOfNames } from '../../contract/settings/languageOfNames.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { unitsOf } from '../../lib/geo/lengths.ts';
import { type NameOf, nameIn } from '../../lib/names/nameIn.ts';
import { badgesOf, labelInSentence } from '../../lib/names/route-name.ts';
import { cityWordsOf } from '../../lib/words/city-words.ts';
import { createFormats } from '../../lib/words/formats.ts';
import { loadWords } from '../../lib/words/loadWords.ts';
import type { Words } from '../../lib/words/wordsOf.ts';
import type { Ask } from './createAsk.ts';

/** The language of a board, with all words. */
export interface BoardLanguage extends TimesLanguage {
  /** BCP 47 tag */
  readonly lang: string;
  readonly words: Words;
}

/** The city's names in a language; the feed's own where it has none. */
async function namesIn(ask: Ask, { names }: Settings, lang: string): Promise<NameOf> {
  const language = names === undefined ? '' : languageOfNames(names, lang);
  if (language === '') return String;
  const path = DOCUMENTS.names.path.replace('{language}', language);
  const document = await ask({ ...DOCUMENTS.names, path });
  return document ? nameIn(document) : String;
}

/** The first language of a board's settings, or else of the city's; its names are those that the board gives. */
export async function boardLanguage(
  ask: Ask,
  settings: Settings,
  { languages, names }: BoardOptions,
): Promise<BoardLanguage> {
  const lang = languages[0] ?? settings.languages?.[0] ?? 'en';
  const { country, timeZone } = settings.city;
  const words = await loadWords(lang, cityWordsOf(settings));
  const units = settings.units ?? unitsOf(country);
  const ofCity = await namesIn(ask, settings, lang);
  const badgeOf = badgesOf(withGivenRoutes(settings, names).routes);
  return {
    lang,
    words,
    formats: words.reword(createFormats(lang, units, timeZone, country)),
    timeZone,
    labelOf: (routeID) => labelInSentence(badgeOf(routeID)),
    nameOf: givenNames(names)(ofCity),
  };
}
