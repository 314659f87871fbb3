import type { Words } from '../../en.ts';
import { capitalized } from '../grammar/grammar.ts';
import type { Noun } from '../grammar/nouns.ts';

/** Lo que el mapa puede mostrar u ocultar. */
export const layersOf = ({ many }: Noun): Words['layers'] => ({
  stops: 'Paradas',
  vehicles: capitalized(many),
  lots: 'Estacionamientos',
  legend: 'Leyenda',
});
