import { capitalized } from '../grammar/grammar.ts';
import type { Noun } from '../grammar/nouns.ts';

/** What the map can show or hide. */
export const layersOf = ({ many }: Noun) => ({
  stops: 'Stops',
  vehicles: capitalized(many),
  lots: 'Parking lots',
  legend: 'Legend',
});
