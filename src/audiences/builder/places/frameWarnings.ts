import type { BuilderWords } from '../../../lib/words/compiled/en/words-en-builder.ts';
import type { Formats } from '../../../lib/words/formats.ts';
import type { Words } from '../../../lib/words/wordsOf.ts';
import type { FrameOptions } from '../../embed/options/frame-options.ts';
import { createIsInArea } from './createIsInArea.ts';
import type { ChosenPlaces } from './useChosenPlaces.ts';

interface WarningParts {
  readonly options: FrameOptions;
  readonly chosen: ChosenPlaces;
  /** The frame's size in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Entries of `lots` that name no lot of the city. */
  readonly unknownLots: readonly string[];
  readonly own: BuilderWords['builder'];
  readonly words: Pick<Words, 'layers' | 'kiosk'>;
  readonly formats: Pick<Formats, 'number' | 'list'>;
}

/**
 * One sentence for each choice that the map leaves out: it doesn't exist, its layer is hidden, or it is
 * outside the area. A frame's map moves to the place that it opens with, or else to its point, but
 * not to its lots.
 */
export function frameWarnings(parts: WarningParts): readonly string[] {
  const { options, chosen, size, unknownLots, own, words, formats } = parts;
  const { layers } = words;
  const { view, bbox, mode } = options;
  const warnings: string[] = [];
  if (unknownLots.length > 0)
    warnings.push(words.kiosk.unknownLots(unknownLots.length, formats.list(unknownLots)));
  if (options.panels.includes('departures') && options.stops.length === 0)
    warnings.push(own.noDepartureStops);
  if (mode === 'list') return warnings;
  const { camera, hidden, near, selection } = view;
  const layer = selection?.kind === 'lot' ? 'lots' : 'stops';
  if (chosen.start !== null && hidden.includes(layer))
    warnings.push(own.hiddenLayer(chosen.start.name, layers[layer]));
  if (options.lots.length > 0 && hidden.includes('lots') && selection?.kind !== 'lot')
    warnings.push(own.hiddenLayer(layers.lots, layers.lots));
  const isInArea = createIsInArea({
    bounds: bbox,
    camera: camera === null ? null : { ...camera, center: camera },
    ...size,
  });
  if (isInArea === null) return warnings;
  // The map moves to the stops of the departures too.
  const outsideStop = chosen.stops.find(({ place }) => place !== null && !isInArea(place));
  const start = chosen.start ?? outsideStop ?? null;
  const isStartOutside = start !== null && start.place !== null && !isInArea(start.place);
  const isPointOutside = near !== null && !isInArea(near);
  if (isStartOutside) warnings.push(own.movesTo(start.name));
  if (isPointOutside) warnings.push(start === null ? own.movesToPoint : own.nearOutside);
  // A map that moves to another place may show its routes there.
  const isMoved = isStartOutside || (isPointOutside && start === null);
  if (!isMoved && (!hidden.includes('stops') || !hidden.includes('vehicles')))
    for (const { name, stops } of chosen.routes)
      if (stops.length > 0 && !stops.some(isInArea)) warnings.push(own.outside(name));
  const placed = chosen.lots.filter(({ place }) => place !== null);
  const outside = placed.filter(({ place }) => place !== null && !isInArea(place));
  const [first] = outside;
  if (first === undefined) return warnings;
  if (placed.length === 1) warnings.push(own.outside(first.name));
  else if (outside.length === placed.length) warnings.push(own.noLotInside);
  else
    warnings.push(
      own.lotsOutside(
        outside.length,
        formats.number(outside.length),
        formats.number(placed.length),
      ),
    );
  return warnings;
}
