import { useCallback, useMemo } from 'react';

import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import type { ParkingLot } from '../../contract/parking-lot.ts';
import type { Settings } from '../../contract/settings.ts';
import { lotPlan } from '../../features/events/lotPlan.ts';
import { useEvents } from '../../features/events/useEvents.ts';
import { filterLots } from '../../features/parking/lot-filter.ts';
import { useLots } from '../../features/parking/useLots.ts';
import { meetsNeeds } from '../../features/vehicles/meetsNeeds.ts';
import { sameDestination } from '../../lib/destination.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { parseDateTime } from '../../lib/time/zoned-time.ts';
import type { Selection, View } from '../../view/view.ts';
import { useClockOffset } from './live/clock-reads.ts';
import { useVehicleFeeds, useLotsRead } from './live/live-reads.ts';
import { useLiveRoutes } from './live/useLiveRoutes.ts';
import { useOtherStops } from './useOtherStops.ts';
import type { StopsInView } from './useStopsInView.ts';

const NO_LOTS: readonly ParkingLot[] = [];

/**
 * Everything that the view shows: the stops of `stopsInView`, buses, lots and events. Returns the same
 * object until a part of it changes.
 */
export function useCityView(settings: Settings, stopsInView: StopsInView, view: View) {
  const { destination, lotFilter, needs, moment: momentText } = view;
  const { allStops } = stopsInView;
  const feedReads = useVehicleFeeds(useLiveRoutes());
  const lotsRead = useLotsRead();
  const vehicles = useMemo(
    () => feedReads.flatMap(({ read }) => read?.answer?.vehicles ?? []),
    [feedReads],
  );
  /** A bus of another direction or without what a rider needs is dimmed, not hidden (R15). */
  const isDimmed = useCallback(
    (vehicle: TrackedVehicle) =>
      (destination !== null && !sameDestination(vehicle.direction, destination)) ||
      meetsNeeds(vehicle, needs) !== 'yes',
    [destination, needs],
  );
  const clockOffset = useClockOffset();
  const loadedLots = lotsRead?.answer?.lots ?? NO_LOTS;
  const {
    events,
    options: phaseOptions,
    eventMarkOf,
  } = useEvents(loadedLots, settings, clockOffset);
  const { timeZone } = settings.city;
  const moment =
    momentText === null ? null : (parseDateTime(momentText, timeZone)?.instant ?? null);
  const { policy } = phaseOptions;
  const planOf = useMemo(
    () =>
      moment === null
        ? undefined
        : (lot: ParkingLot) => lotPlan(lot, { now: moment, timeZone, policy }),
    [moment, timeZone, policy],
  );
  const lots = useLots({ read: lotsRead, settings, clockOffset, eventMarkOf, planOf });
  /** Filtered by the view, for the map and the list (C12). */
  const shownLots = useMemo(() => filterLots(lots, lotFilter), [lots, lotFilter]);

  const others = useOtherStops(settings, view, allStops);
  const { stopByID, chosenStop } = others;
  const { selection } = view;
  const ownSelection = useMemo(
    (): Selection | null =>
      selection?.kind === 'stop' && chosenStop !== undefined
        ? { kind: 'stop', id: chosenStop.stopID }
        : selection,
    [selection, chosenStop],
  );

  const placesOf = useCallback(
    ({ kind, id }: Selection): readonly Place[] => {
      if (kind === 'stop') {
        const stop = stopByID(id);
        return stop === undefined ? [] : [{ lat: stop.latitude, lon: stop.longitude }];
      }
      if (kind === 'vehicle') return vehicles.filter((vehicle) => vehicleKey(vehicle) === id);
      const event = kind === 'event' ? events.find(({ key }) => key === id) : undefined;
      const keys = new Set(event?.lots.map(({ lotKey }) => lotKey) ?? [id]);
      return lots.flatMap(({ key, place }) => (place !== null && keys.has(key) ? [place] : []));
    },
    [stopByID, vehicles, events, lots],
  );
  return useMemo(
    () => ({
      ...stopsInView,
      ...others,
      feedReads,
      lotsRead,
      vehicles,
      isDimmed,
      lots,
      shownLots,
      events,
      phaseOptions,
      /** The selection of the view; a stop by the service's own ID once that is known (R35). */
      ownSelection,
      /** The chosen time, in milliseconds since 1970; null for now (C29). */
      moment,
      /** Where a selected thing is now; an event is at each of its lots. Empty if that is unknown. */
      placesOf,
    }),
    [
      stopsInView,
      others,
      feedReads,
      lotsRead,
      vehicles,
      isDimmed,
      lots,
      shownLots,
      events,
      phaseOptions,
      ownSelection,
      moment,
      placesOf,
    ],
  );
}

export type CityView = ReturnType<typeof useCityView>;
