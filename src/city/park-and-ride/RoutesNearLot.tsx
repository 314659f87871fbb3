import './ParkAndRide.css';

import { useMemo } from 'react';

import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { Badge } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useLiveFeeds } from '../reads/useLiveFeeds.ts';
import { busesNear, stopsWithinWalk } from './park-and-ride.ts';
import type { SelectedCardProps } from '../cards/panel-props.ts';
type RoutesNearLotProps = Pick<SelectedCardProps, 'settings' | 'city'> & { place: Place };

/**
 * In one line, of the chosen routes: those that stop within a walk of a lot and how many of their buses
 * come there now (C16, R18); nothing where the page knows of none, and nothing is asked for it.
 */
export function RoutesNearLot({ place, settings, city }: RoutesNearLotProps) {
  const { words, formats } = useLanguage();
  const copy = words.parkAndRide;
  const { walking, staleness } = settings;
  const { allStops } = city;
  const near = useMemo(() => stopsWithinWalk(place, walking, allStops), [place, walking, allStops]);
  const feeds = useLiveFeeds(city.feedReads, staleness, 10_000);
  const routeIDs = [...new Set(near.flatMap(({ stop }) => stop.routes))];
  // One bus may be near two stops.
  const buses = new Set(
    near.flatMap(({ stop }) => busesNear(stop, feeds, allStops, settings.routes).map(vehicleKey)),
  ).size;
  if (routeIDs.length === 0) return null;
  return (
    <p className="park-and-ride__walk park-and-ride__walk--beside">
      {copy.routes}
      {routeIDs.map((routeID) => (
        <Badge key={routeID} text={routeID} fill={city.colorOf(routeID)} />
      ))}
      {buses === 0 ? null : copy.due(buses, formats.number(buses))}
    </p>
  );
}
