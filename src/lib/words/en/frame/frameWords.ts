import type { CityWords } from '../../city-words.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { NOUNS } from '../nouns.ts';
import { pageWordsFor } from '../page/pageWords.ts';
import { feedOf } from './feed.ts';
import { frame } from './frame.ts';
import { layersOf } from './layers.ts';
import { timesOf } from './times.ts';

/** The English words of a frame on another site. Its list of stops needs no others (B20). */
export function createFrameWords(city: CityWords, vehicle: VehicleKind) {
  const noun = NOUNS[vehicle];
  return {
    ...pageWordsFor(city),
    frame,
    layers: layersOf(noun),
    feed: feedOf(noun),
    times: timesOf(city),
  };
}

export type FrameWords = ReturnType<typeof createFrameWords>;

export const frameWordsFor = memoizeWords(createFrameWords);
