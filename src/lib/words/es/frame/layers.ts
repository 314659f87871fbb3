import type { Words } from '../../en/words.ts';
import { capitalized } from '../grammar.ts';
import type { Noun } from '../nouns.ts';

/** Lo que el mapa puede mostrar u ocultar. */
export const layersOf = ({ many }: Noun): Words['layers'] => ({
  stops: 'Paradas',
  vehicles: capitalized(many),
  lots: 'Estacionamientos',
  legend: 'Leyenda',
});
