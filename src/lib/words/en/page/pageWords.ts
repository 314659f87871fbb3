import type { CityWords } from '../../city-words.ts';
import type { Formats } from '../../formats.ts';
import { failures } from './failures.ts';
import { pageOf } from './page.ts';
import { routesOf } from './routes.ts';
import { stops } from './stops.ts';

/** The words of the page's frame and of the stop list, in English (decision 0013). */
export const pageWordsFor = (city: CityWords) => ({
  page: pageOf(city),
  failures,
  routes: routesOf(city),
  stops,
});

export interface PageWords extends ReturnType<typeof pageWordsFor> {
  /** Changes words that load later as these were changed for the city (`adaptWords`). */
  readonly adapt?: <W extends object>(words: W) => W;
  /** Changes what `Intl` writes to what people of the language write, if that differs. */
  readonly reword?: (formats: Formats) => Formats;
}
