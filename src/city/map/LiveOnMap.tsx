import { useMemo, useState } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import { LotsOnMap } from '../../features/parking/map/LotsOnMap.tsx';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import type { OnFollow } from '../../features/vehicles/map/useFollow.ts';
import { VehiclesOnMap } from '../../features/vehicles/map/VehiclesOnMap.tsx';
import type { Theme } from '../../lib/colors/theme.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import type { Selection } from '../../view/view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useCityLots } from '../reads/LotsContext.tsx';
import { OPEN_JOURNEY, useOpenJourney } from '../reads/openJourney.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { useOpenTrip } from '../reads/useOpenTrip.ts';
import { useCityVehicles } from '../reads/VehiclesContext.tsx';
import type { ComingTexts } from './ComingToStop.tsx';

const TripOnMap = lazyComponent(async () => (await import('../journeys/TripOnMap.tsx')).TripOnMap);
const ComingToStop = lazyComponent(async () => (await import('./ComingToStop.tsx')).ComingToStop);

/** A map that people only look at. The lots are above its buses. */
export interface Picture {
  /** In a picture of the whole city, the buses are small, and the lots cover no names. */
  readonly shows: 'city' | 'area';
  /** Whether a mark that reaches so many pixels from its place is in the picture as a whole. Others are left out. */
  readonly isWhole: (place: Place, reachPx: number) => boolean;
}

/** Pixels from a lot's place to the end of its marker, and from a bus's to its tip; and those of both in a city. */
const REACH = { lot: 34, vehicle: 21, inCity: 10 };

/** The props of `LiveOnMap`. */
export interface LiveOnMapProps {
  theme: Theme;
  reducedMotion: boolean;
  highlight?: Selection | null;
  /** The place of the selected vehicle's next stop, if it is known. */
  nextStopAt?: Place | null;
  /** The selected stop, whose buses are marked, if it is known. */
  chosenStop?: CityStop | undefined;
  /** The `vehicleKey` of the vehicle that the camera follows. */
  followedKey?: string | null;
  onFollow?: OnFollow | undefined;
  picture?: Picture | undefined;
}

/** The live things on the map: lots and buses, without those that the view hides. */
export function LiveOnMap({
  theme,
  reducedMotion,
  highlight = null,
  nextStopAt = null,
  chosenStop,
  followedKey = null,
  onFollow,
  picture,
}: LiveOnMapProps) {
  const { staleness, polling, features } = useSettings();
  const view = usePageView();
  const { selection, hidden } = view;
  const { colorOf } = useCityStops();
  const { feedReads, isDimmed: isFilteredOut } = useCityVehicles();
  const openTrip = useOpenTrip(view);
  const routesOfWay = useOpenJourney(OPEN_JOURNEY.routeIDs, view);
  const { shownLots, events } = useCityLots();
  const [coming, setComing] = useState<ComingTexts | null>(null);
  const keyOfTrip =
    openTrip === null || openTrip.trip.vehicleID === '' ? null : vehicleKey(openTrip.trip);
  const routeOfTrip = openTrip?.trip.routeID ?? null;
  // Beside a way or a trip, their own buses stand out; beside a trip without a bus those of its route.
  const isDimmed = useMemo(() => {
    if (routesOfWay !== null && routesOfWay.length > 0)
      return (vehicle: TrackedVehicle) => !routesOfWay.includes(vehicle.routeID);
    if (routeOfTrip === null) return isFilteredOut;
    return (vehicle: TrackedVehicle) =>
      keyOfTrip === null ? vehicle.routeID !== routeOfTrip : vehicleKey(vehicle) !== keyOfTrip;
  }, [routesOfWay, routeOfTrip, keyOfTrip, isFilteredOut]);
  const markedLots = useMemo(
    () =>
      [selection, highlight].flatMap((one) => {
        if (one?.kind === 'lot') return [one.id];
        if (one?.kind !== 'event') return [];
        const event = events.find(({ key }) => key === one.id);
        return event?.lots.map(({ lotKey }) => lotKey) ?? [];
      }),
    [selection, highlight, events],
  );
  const isCity = picture?.shows === 'city';
  const lots = useMemo(
    () =>
      picture === undefined
        ? shownLots
        : shownLots.filter(
            ({ place }) =>
              place !== null && picture.isWhole(place, isCity ? REACH.inCity : REACH.lot),
          ),
    [shownLots, picture, isCity],
  );
  const isShown = useMemo(
    () =>
      picture && ((place: Place) => picture.isWhole(place, isCity ? REACH.inCity : REACH.vehicle)),
    [picture, isCity],
  );
  return (
    <>
      {hidden.includes('lots') || !features.parking ? null : (
        <LotsOnMap lots={lots} theme={theme} marked={markedLots} areNamesClear={isCity} />
      )}
      {hidden.includes('vehicles') || !features.vehicles ? null : (
        <VehiclesOnMap
          feeds={feedReads}
          colorOf={colorOf}
          staleness={staleness}
          polling={polling}
          theme={theme}
          reducedMotion={reducedMotion}
          selectedKey={selection?.kind === 'vehicle' ? selection.id : keyOfTrip}
          highlightedKey={highlight?.kind === 'vehicle' ? highlight.id : null}
          isDimmed={isDimmed}
          nextStopAt={nextStopAt}
          texts={coming === null || coming.size === 0 ? null : coming}
          followedKey={followedKey}
          onFollow={onFollow}
          isBelowLots={picture !== undefined}
          isSmall={isCity}
          isShown={isShown}
        />
      )}
      {openTrip === null || view.journey !== null ? null : (
        <Optional>
          <TripOnMap openTrip={openTrip} theme={theme} />
        </Optional>
      )}
      {selection?.kind === 'stop' && chosenStop !== undefined && features.times === true ? (
        <Optional>
          <ComingToStop
            key={chosenStop.stopID}
            stop={chosenStop}
            theme={theme}
            onChange={setComing}
          />
        </Optional>
      ) : null}
    </>
  );
}
