import type { ReactNode } from 'react';

import './VehicleCard.css';
import { vehicleHealth } from '../../../api/feeds/vehicleHealth.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { fullRouteName, routeLabel } from '../../../lib/names/route-name.ts';
import { Badge } from '../../../ui/panels/Badge.tsx';
import { Card } from '../../../ui/panels/Card.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import type { FoundVehicle } from '../feed/route-feed.ts';
import { FeedNotice } from '../list/FeedNotice.tsx';
import { reportsFeatures } from '../meetsNeeds.ts';
import { VehicleFacts } from './VehicleFacts.tsx';
import type { VehicleFactsProps } from './VehicleFacts.tsx';

interface VehicleCardProps extends Pick<VehicleFactsProps, 'stopForName' | 'onSelectStop'> {
  /** The result of `findVehicle` for the selection. */
  found: FoundVehicle;
  vehicleID: string;
  staleness: Settings['staleness'];
  onRetry?: ((routeID: string) => void) | undefined;
  onClose: () => void;
  /** What the agency says about it. */
  notices?: ReactNode;
  /** Extra controls, such as the follow button. */
  actions?: ReactNode;
  /** Above the facts, such as the bus's next stops. */
  children?: ReactNode;
}

/**
 * The card of one vehicle. It stays open through polls. When the vehicle leaves the feed, the
 * card says so and keeps showing the last report. It does not read the feed itself, so that map, list
 * and card share one poll per route.
 */
export function VehicleCard({
  found,
  vehicleID,
  staleness,
  stopForName,
  onSelectStop,
  onRetry,
  onClose,
  notices,
  actions,
  children,
}: VehicleCardProps) {
  const { wordsOn, formats, nameOf } = useLanguage();
  const { feed, vehicle } = found;
  const { route, read } = feed;
  const words = wordsOn(route.routeID);
  const copy = words.vehicles.card;
  const { vehicles = [], departed = [] } = read?.answer ?? {};
  const state = useNow(1000, (now) => vehicleHealth(read, now, staleness).state);
  const leftAt = vehicle !== null && 'leftAt' in vehicle ? vehicle.leftAt : null;
  const leftFor = useNow(1000, (now) => formats.duration(now - (leftAt ?? now)));
  // An outdated answer cannot show that the bus is absent now.
  const isCurrent = state === 'live' || state === 'frozen';
  return (
    <div className="vehicle-card">
      <Card
        title={words.vehicles.vehicleID(vehicleID)}
        subtitle={
          <>
            <Badge routeID={route.routeID} fill={route.color} />{' '}
            {vehicle === null || vehicle.direction === ''
              ? null
              : words.stops.toward(nameOf(vehicle.direction))}
          </>
        }
        closeLabel={words.page.back}
        onClose={onClose}
      >
        {vehicle === null && isCurrent ? (
          <Notice tone="quiet">{copy.notOnRoute(routeLabel(route))}</Notice>
        ) : null}
        {leftAt !== null ? (
          <Notice tone="caution">{copy.leftRoute(routeLabel(route), leftFor)}</Notice>
        ) : (
          <FeedNotice
            feed={feed}
            staleness={staleness}
            hasFacts={vehicle !== null}
            onRetry={onRetry}
          />
        )}
        {actions}
        {leftAt === null ? children : null}
        {notices}
        {vehicle === null ? null : (
          <VehicleFacts
            vehicle={vehicle}
            reportedAt={read?.answer?.receivedAt}
            routeName={fullRouteName(route, words.routes)}
            showsFeatures={[...vehicles, ...departed].some(reportsFeatures)}
            stopForName={stopForName}
            onSelectStop={onSelectStop}
          />
        )}
      </Card>
    </div>
  );
}
