import './ParkAndRide.css';
import { useMemo } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { Badge } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useCity } from '../reads/CityContext.tsx';
import { useLiveFeeds } from '../reads/live/useLiveFeeds.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { busesNear, stopsWithinWalk } from './park-and-ride.ts';

/**
 * One line with the chosen routes that stop within walking distance of a lot, and how many of their buses
 * are near. Empty if there are none. Requests nothing.
 */
export function RoutesNearLot({ place }: { place: Place }) {
  const { wordsOn, formats } = useLanguage();
  const { walking, staleness } = useSettings();
  const { allStops, feedReads, colorOf } = useCity();
  const near = useMemo(() => stopsWithinWalk(place, walking, allStops), [place, walking, allStops]);
  const feeds = useLiveFeeds(feedReads, staleness, 10_000);
  const routeIDs = [...new Set(near.flatMap(({ stop }) => stop.routes))];
  // A bus may be near two of the stops.
  const buses = new Set(
    near.flatMap(({ stop }) => busesNear(stop, feeds, allStops).map(vehicleKey)),
  ).size;
  if (routeIDs.length === 0) return null;
  const copy = wordsOn(...routeIDs).parkAndRide;
  return (
    <p className="secondary park-and-ride__walk park-and-ride__walk--beside">
      {copy.routes}
      {routeIDs.map((routeID) => (
        <Badge key={routeID} routeID={routeID} fill={colorOf(routeID)} />
      ))}
      {buses === 0 ? null : copy.busesComing(buses, formats.number(buses))}
    </p>
  );
}
