import { useEndName } from '../../../city/journeys/useJourneyEnds.ts';
import type { FrameOptions } from '../../embed/options/frame-options.ts';
import { isNamed } from './lot-choices.ts';
import type { LotChoice } from './lot-choices.ts';
import { type ChosenPlace, useStopNamed } from './useStopNamed.ts';
import { useRouteStops, useStop, useStopsByID } from './useStops.ts';
import type { ChosenRoute } from './useStops.ts';

/** What is chosen by name: the stop or lot that the frame opens with or where its ways end, and the lots and stops that it shows. */
export interface ChosenPlaces {
  /** Null if none is chosen. */
  readonly start: ChosenPlace | null;
  readonly lots: readonly ChosenPlace[];
  /** The stops of the departures. */
  readonly stops: readonly ChosenPlace[];
  /** The chosen routes whose stops are known. */
  readonly routes: readonly ChosenRoute[];
}

/** The names and places of what is chosen. */
export function useChosenPlaces(
  { view, bbox, mode, lots: named, stops: stopIDs }: FrameOptions,
  lots: readonly LotChoice[],
): ChosenPlaces {
  const stopNamed = useStopNamed();
  const { selection, journey } = view;
  const to = journey?.to ?? null;
  const endName = useEndName(to);
  // A map without an area of its own fits itself to its routes, and a list shows no area.
  const hasArea = mode === 'map' && (bbox !== null || view.camera !== null);
  const routes = useRouteStops(hasArea ? view.routes : null);
  const stop = useStop(selection?.kind === 'stop' ? selection.id : null);
  const departureStops = useStopsByID(stopIDs);
  const lot = lots.find(({ key }) => selection?.kind === 'lot' && key === selection.id);
  const startOf = (): ChosenPlace | null => {
    if (to !== null) return { name: endName, place: 'place' in to ? to.place : null };
    if (selection?.kind === 'lot') return lot ?? { name: selection.id, place: null };
    return selection?.kind === 'stop' ? stopNamed(selection.id, stop) : null;
  };
  return {
    start: startOf(),
    lots: lots.filter((one) => isNamed(one, named)),
    stops: stopIDs.map((id, index) => stopNamed(id, departureStops[index])),
    routes,
  };
}
