import type { CityWords } from '../../city-words.ts';
import type { PageWords } from '../../en/page/pageWords.ts';
import { rewordFormats } from '../../rewordFormats.ts';
import { rewordTime } from '../grammar.ts';
import { failures } from './failures.ts';
import { pageOf } from './page.ts';
import { routesOf } from './routes.ts';
import { stops } from './stops.ts';

/** The words that the page needs at once, in French. */
export const pageWordsFor = (city: CityWords): PageWords => ({
  page: pageOf(city),
  failures,
  routes: routesOf(city),
  stops,
  reword: rewordFormats(rewordTime),
});
