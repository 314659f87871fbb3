import { useMemo } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import type { BikeStation } from '../../contract/bikes/BikesAnswer.ts';
import type { Place } from '../../lib/geo/distance.ts';
import type { Selection } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useBikesRead } from './live/live-reads.ts';
import { useCityLots } from './LotsContext.tsx';
import { useFoundStops } from './nearby/OtherStopsContext.tsx';
import { useCityStops } from './StopsInViewContext.tsx';
import { useCityVehicles } from './VehiclesContext.tsx';

const NO_STATIONS: readonly BikeStation[] = [];

/** Joins stops, buses, lots, events and bikes. Returns the same object until a part of it changes. */
export function useCityView() {
  const stopsInView = useCityStops();
  const others = useFoundStops();
  const shownVehicles = useCityVehicles();
  const shownLots = useCityLots();
  const bikeStations = useBikesRead()?.answer?.stations ?? NO_STATIONS;
  const { selection } = usePageView();
  const { stopByID, chosenStop } = others;
  const { vehicles } = shownVehicles;
  const { events, allLots } = shownLots;
  const ownSelection = useMemo(
    (): Selection | null =>
      selection?.kind === 'stop' && chosenStop !== undefined
        ? { kind: 'stop', id: chosenStop.stopID }
        : selection,
    [selection, chosenStop],
  );

  const placesOf = useMemo(() => {
    const placesOfLots = (keys: readonly string[]) =>
      allLots.flatMap(({ key, place }) => (place !== null && keys.includes(key) ? [place] : []));
    const byKind = {
      stop: (id) => {
        const stop = stopByID(id);
        return stop === undefined ? [] : [{ lat: stop.latitude, lon: stop.longitude }];
      },
      // A trip has no place of its own; its bus is a separate selection.
      trip: () => [],
      vehicle: (id) => vehicles.filter((vehicle) => vehicleKey(vehicle) === id),
      lot: (id) => placesOfLots([id]),
      bike: (id) =>
        bikeStations
          .filter(({ bikeID }) => bikeID === id)
          .map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude })),
      event: (id) =>
        placesOfLots(events.find(({ key }) => key === id)?.lots.map(({ lotKey }) => lotKey) ?? []),
    } satisfies Record<Selection['kind'], (id: string) => readonly Place[]>;
    return ({ kind, id }: Selection): readonly Place[] => byKind[kind](id);
  }, [stopByID, vehicles, events, allLots, bikeStations]);
  return useMemo(
    () => ({
      ...stopsInView,
      ...others,
      ...shownVehicles,
      ...shownLots,
      bikeStations,
      /** The selection of the view; a stop by the service's own ID once that is known. */
      ownSelection,
      /** Where a selected thing is now; an event is at each of its lots. Empty if that is unknown. */
      placesOf,
    }),
    [stopsInView, others, shownVehicles, shownLots, bikeStations, ownSelection, placesOf],
  );
}

export type CityView = ReturnType<typeof useCityView>;
