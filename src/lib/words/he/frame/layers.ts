import type { FrameWords } from '../../en/frame/frameWords.ts';
import type { Noun } from '../nouns.ts';

/** What the map can show or hide. */
export const layersOf = ({ many }: Noun): FrameWords['layers'] => ({
  stops: 'תחנות',
  vehicles: many,
  lots: 'חניונים',
  legend: 'מקרא',
});
