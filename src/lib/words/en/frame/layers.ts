import { capitalized } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** What the map can show or hide. */
export const layersOf = ({ many }: Noun) => ({
  stops: 'Stops',
  vehicles: capitalized(many),
  lots: 'Parking lots',
  legend: 'Legend',
});
