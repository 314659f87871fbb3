import type { CityWords } from '../../city-words.ts';
import type { PageWords } from '../../en/page/pageWords.ts';
import { rewordFormats } from '../../rewordFormats.ts';
import { failures } from './failures.ts';
import { pageOf } from './page.ts';
import { routesOf } from './routes.ts';
import { stops } from './stops.ts';

/** The words that the page needs at once, in Hebrew. */
export const pageWordsFor = (city: CityWords): PageWords => ({
  page: pageOf(city),
  failures,
  routes: routesOf(city),
  stops,
  // One minute is "דקה", where `Intl` writes "1 דקה". And it sees the mark before a name, not its Hebrew letter.
  reword: rewordFormats((text) =>
    text.replace(/^1 (?=דקה|שניה)/, '').replace(/ו-(?=\u2068[א-ת])/, 'ו'),
  ),
});
