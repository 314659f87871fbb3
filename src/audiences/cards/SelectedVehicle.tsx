import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { vehicleIDOf } from '../../api/vehicleFeed.ts';
import { FollowButton } from '../../features/vehicles/FollowButton.tsx';
import { VehicleCard } from '../../features/vehicles/VehicleCard.tsx';
import { findVehicle } from '../../features/vehicles/route-feed.ts';
import { stopFinder } from '../../lib/stop-name.ts';
import { Card } from '../../ui/Card.tsx';
import { useLanguage } from '../../ui/Language.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { SelectedProps } from './SelectedCard.tsx';

/** A bus of a chosen route; one of a route that is not in view has only its number to show. */
export function SelectedVehicle({ id, settings, view, city, ...on }: SelectedProps) {
  const { words } = useLanguage();
  const isOnMap =
    city.placeOf({ kind: 'vehicle', id }) !== null && !view.hidden.includes('vehicles');
  const { changeView, onClose, onSelect } = on;
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
        <Notice tone="quiet">{words.routes.none}</Notice>
      </Card>
    );
  }
  return (
    <VehicleCard
      found={found}
      vehicleID={vehicleID}
      staleness={settings.staleness}
      stopForName={stopForName}
      onSelectStop={(stopID) => onSelect({ kind: 'stop', id: stopID })}
      actions={
        !isOnMap || on.withWatching !== true ? null : (
          <FollowButton
            isFollowed={view.follow === id}
            onFollow={(isFollowed) => changeView({ follow: isFollowed ? id : null })}
          />
        )
      }
      onRetry={(routeID) => void queryClient.refetchQueries({ queryKey: ['vehicles', routeID] })}
      onClose={onClose}
    />
  );
}
