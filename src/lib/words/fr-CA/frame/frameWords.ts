import type { CityWords } from '../../city-words.ts';
import type { FrameWords } from '../../en/frame/frameWords.ts';
import { memoizeWords } from '../../kinds/memoizeWords.ts';
import type { VehicleKind } from '../../kinds/vehicle-kinds.ts';
import { NOUNS } from '../nouns.ts';
import { pageWordsFor } from '../page/pageWords.ts';
import { feedOf } from './feed.ts';
import { frame } from './frame.ts';
import { layersOf } from './layers.ts';

/** The French words of a frame on another site (B20). */
export function createFrameWords(city: CityWords, vehicle: VehicleKind): FrameWords {
  const noun = NOUNS[vehicle];
  return { ...pageWordsFor(city), frame, layers: layersOf(noun), feed: feedOf(noun) };
}

export const frameWordsFor = memoizeWords(createFrameWords);
