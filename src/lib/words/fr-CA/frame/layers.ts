import type { FrameWords } from '../../en/frame/frameWords.ts';
import { capitalized } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** What the map can show or hide. */
export const layersOf = ({ many }: Noun): FrameWords['layers'] => ({
  stops: 'Arrêts',
  vehicles: capitalized(many),
  lots: 'Stationnements',
  legend: 'Légende',
});
