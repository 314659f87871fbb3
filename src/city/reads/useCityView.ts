import { useCallback, useMemo } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import {
  ADDED_ROWS,
  type AddedKind,
  isOfAdded,
  type SelectionKind,
} from '../../contract/subjects.ts';
import type { Thing } from '../../contract/things.ts';
import type { Place } from '../../lib/geo/distance.ts';
import type { Selection } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useAddedThings } from './live/useAddedThings.ts';
import { useCityLots } from './LotsContext.tsx';
import { useFoundStops } from './nearby/OtherStopsContext.tsx';
import { placesOfTrip } from './placesOfTrip.ts';
import { useSettings } from './SettingsContext.ts';
import { useCityStops } from './StopsInViewContext.tsx';
import { useOpenTrip } from './useOpenTrip.ts';
import { useCityVehicles } from './VehiclesContext.tsx';

const NO_THINGS: readonly Thing[] = [];

/** Joins stops, buses, lots, events and the added subjects. Returns the same object until a part of it changes. */
export function useCityView() {
  const stopsInView = useCityStops();
  const others = useFoundStops();
  const shownVehicles = useCityVehicles();
  const shownLots = useCityLots();
  const addedThings = useAddedThings();
  const { selection } = usePageView();
  const { stopByID, chosenStop } = others;
  const { vehicles, feedReads } = shownVehicles;
  const openTrip = useOpenTrip({ selection });
  const hasBuses = useSettings().features.vehicles;
  const { events, allLots } = shownLots;
  const ownSelection = useMemo(
    (): Selection | null =>
      selection?.kind === 'stop' && chosenStop !== undefined
        ? { kind: 'stop', id: chosenStop.stopID }
        : selection,
    [selection, chosenStop],
  );

  const thingsOf = useCallback(
    (kind: AddedKind): readonly Thing[] => {
      const row = ADDED_ROWS.find(({ kinds }) => kinds.some((one) => one === kind));
      return (row && addedThings.get(row.name)) ?? NO_THINGS;
    },
    [addedThings],
  );
  const placesOf = useMemo(() => {
    const placesOfLots = (keys: readonly string[]) =>
      allLots.flatMap(({ key, place }) => (place !== null && keys.includes(key) ? [place] : []));
    const byKind = {
      stop: (id) => {
        const stop = stopByID(id);
        return stop === undefined ? [] : [{ lat: stop.latitude, lon: stop.longitude }];
      },
      trip: () =>
        openTrip === null ? [] : placesOfTrip(openTrip, hasBuses ? feedReads : null, stopByID),
      vehicle: (id) => vehicles.filter((vehicle) => vehicleKey(vehicle) === id),
      lot: (id) => placesOfLots([id]),
      event: (id) =>
        placesOfLots(events.find(({ key }) => key === id)?.lots.map(({ lotKey }) => lotKey) ?? []),
    } satisfies Record<Exclude<SelectionKind, AddedKind>, (id: string) => readonly Place[]>;
    return ({ kind, id }: Selection): readonly Place[] =>
      isOfAdded(kind)
        ? thingsOf(kind).flatMap((thing) => (thing.id === id ? [thing.place] : []))
        : byKind[kind](id);
  }, [stopByID, vehicles, feedReads, hasBuses, openTrip, events, allLots, thingsOf]);
  return useMemo(
    () => ({
      ...stopsInView,
      ...others,
      ...shownVehicles,
      ...shownLots,
      /** The things of an added subject, without those that are too old to be shown. */
      thingsOf,
      /** The trip whose card is open, once it is read. */
      openTrip,
      /** The selection of the view; a stop by the service's own ID once that is known. */
      ownSelection,
      /** Where a selected thing is now; an event is at each of its lots, a trip at its bus and the rider's stop. Empty if that is unknown. */
      placesOf,
    }),
    [stopsInView, others, shownVehicles, shownLots, thingsOf, openTrip, ownSelection, placesOf],
  );
}

export type CityView = ReturnType<typeof useCityView>;
