import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { routeIDOf, vehicleIDOf, vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import { vehiclesKey } from '../../api/queries/query-keys.ts';
import { tripQuery } from '../../api/queries/tripQuery.ts';
import { FollowButton } from '../../features/vehicles/card/FollowButton.tsx';
import { VehicleCard } from '../../features/vehicles/card/VehicleCard.tsx';
import { findVehicle } from '../../features/vehicles/feed/route-feed.ts';
import { useShownVehicles } from '../../features/vehicles/useShownVehicles.ts';
import { stopFinder } from '../../lib/names/stop-by-name.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/panels/Card.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import { VehicleTrip } from '../departures/VehicleTrip.tsx';
import { PlaceNotices } from '../notices/PlaceNotices.tsx';
import { useApi } from '../reads/ApiContext.ts';
import { useCity } from '../reads/CityContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import type { SelectedCardProps } from './selected-card-props.ts';

/** The card of a bus. For a bus of a route that isn't shown it has only the number, and offers the route. */
export function SelectedVehicle({
  id,
  fromStop = null,
  canWatch,
  onClose,
  onSelect,
}: SelectedCardProps) {
  const { wordsOn } = useLanguage();
  const routeID = routeIDOf(id);
  const words = routeID === null ? wordsOn() : wordsOn(routeID);
  const city = useCity();
  const { staleness, features } = useSettings();
  const view = usePageView();
  const changeView = useChangeView();
  const shown = useShownVehicles(city.feedReads, staleness);
  const isOnMap =
    shown.some((vehicle) => vehicleKey(vehicle) === id) && !view.hidden.includes('vehicles');
  const queryClient = useQueryClient();
  const found = findVehicle(city.feedReads, id);
  const stopForName = useMemo(() => stopFinder(city.allStops), [city.allStops]);
  const vehicleID = vehicleIDOf(id);
  if (found === null) {
    return (
      <Card
        title={words.vehicles.vehicleID(vehicleID)}
        closeLabel={words.page.back}
        onClose={onClose}
      >
        {routeID === null ? (
          <Notice tone="quiet">{words.vehicles.card.routeUnknown}</Notice>
        ) : (
          <RouteNotShown
            routeID={routeID}
            onShow={() =>
              changeView({ routes: [...(view.routes ?? []), routeID], destination: null })
            }
          />
        )}
      </Card>
    );
  }
  return (
    <VehicleCard
      found={found}
      vehicleID={vehicleID}
      staleness={staleness}
      stopForName={stopForName}
      onSelectStop={(stopID) => onSelect({ kind: 'stop', id: stopID })}
      notices={
        features.notices === true ? (
          <BusNotices
            routeID={found.vehicle?.routeID ?? found.feed.route.routeID}
            vehicleID={vehicleID}
            destination={found.vehicle?.direction}
          />
        ) : null
      }
      actions={
        !isOnMap || !canWatch ? null : (
          <FollowButton
            isFollowed={view.follow === id}
            onFollow={(isFollowed) => changeView({ follow: isFollowed ? id : null })}
          />
        )
      }
      onRetry={(routeID) => void queryClient.refetchQueries({ queryKey: vehiclesKey(routeID) })}
      onClose={onClose}
    >
      {features.times === true && found.vehicle !== null ? (
        <VehicleTrip
          routeID={found.vehicle.routeID}
          vehicleID={vehicleID}
          stopID={fromStop}
          onSelectStop={(stopID) => onSelect({ kind: 'stop', id: stopID })}
        />
      ) : null}
    </VehicleCard>
  );
}

/** Says that the bus's route isn't shown, and offers to show it. */
function RouteNotShown({ routeID, onShow }: { routeID: string; onShow: () => void }) {
  const { words, labelOf } = useLanguage();
  const { card } = words.vehicles;
  return (
    <Notice
      tone="quiet"
      action={
        <Button variant="plain" onClick={onShow}>
          {card.showRoute(labelOf(routeID))}
        </Button>
      }
    >
      {card.routeNotShown(labelOf(routeID))}
    </Notice>
  );
}

interface BusNoticesProps {
  routeID: string;
  vehicleID: string;
  destination: string | undefined;
}

/** The notices about a bus: its route, and its trip and the stops before it where these are known. */
function BusNotices({ routeID, vehicleID, destination }: BusNoticesProps) {
  // `VehicleTrip` reads and polls it.
  const { data } = useQuery({
    ...tripQuery(useApi(), { routeID, vehicleID }, 0),
    enabled: false,
  });
  const { tripID, stops = [] } = data?.answer ?? {};
  const next = stops.filter(({ passed }) => !passed);
  return (
    <PlaceNotices
      place={{
        routeIDs: [routeID],
        destinations: destination === undefined ? [] : [destination],
        stopIDs: next.map(({ stopID }) => stopID),
        ...(tripID === undefined ? {} : { tripID }),
      }}
    />
  );
}
