import { useMemo } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { FrameOptions } from '../../embed/options/frame-options.ts';
import { isNamed } from './lot-choices.ts';
import type { LotChoice } from './lot-choices.ts';
import { useRouteStops, useStop } from './useStops.ts';
import type { ChosenRoute } from './useStops.ts';

/** Something chosen that has a name and perhaps a place. */
interface ChosenPlace {
  readonly name: string;
  /** Null if it isn't known. */
  readonly place: Place | null;
}

/** What is chosen by name: the stop or lot that the frame opens with, and the lots that it shows. */
export interface ChosenPlaces {
  /** Null if none is chosen. */
  readonly start: ChosenPlace | null;
  readonly lots: readonly ChosenPlace[];
  /** The chosen routes whose stops are known. */
  readonly routes: readonly ChosenRoute[];
}

/** The names and places of what is chosen. */
export function useChosenPlaces(
  { view, bbox, mode, lots: named }: FrameOptions,
  lots: readonly LotChoice[],
): ChosenPlaces {
  const { words } = useLanguage();
  const { selection } = view;
  // A map without an area of its own fits itself to its routes, and a list shows no area.
  const hasArea = mode === 'map' && (bbox !== null || view.camera !== null);
  const routes = useRouteStops(hasArea ? view.routes : null);
  const stop = useStop(selection?.kind === 'stop' ? selection.id : null);
  const lot = lots.find(({ key }) => selection?.kind === 'lot' && key === selection.id);
  return useMemo(() => {
    const startOf = (): ChosenPlace | null => {
      if (selection?.kind === 'lot') return lot ?? { name: selection.id, place: null };
      if (selection?.kind !== 'stop') return null;
      const number = words.stops.stopID(selection.id);
      return stop === undefined
        ? { name: number, place: null }
        : {
            name: `${stop.intersection} (${number})`,
            place: { lat: stop.latitude, lon: stop.longitude },
          };
    };
    return { start: startOf(), lots: lots.filter((one) => isNamed(one, named)), routes };
  }, [selection, stop, lot, lots, named, routes, words]);
}
