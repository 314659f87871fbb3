import './ParkAndRide.css';
import { useMemo } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import { NearbyFailure } from '../../features/nearby/NearbyFailure.tsx';
import { useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import { towardText } from '../../features/stops/towardText.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { OnSelect } from '../../view/panel-props.ts';
import { NoBusesReason } from '../cards/NoBusesReason.tsx';
import { NoRouteReason } from '../cards/stop/NoRouteReason.tsx';
import { useApi } from '../reads/ApiContext.ts';
import { useCity } from '../reads/CityContext.tsx';
import { useLiveFeeds } from '../reads/live/useLiveFeeds.ts';
import { cityStopOf } from '../reads/nearby/cityStopOf.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { RoutesAtStop } from '../routes-at-stop/RoutesAtStop.tsx';
import { ExpandableList } from './ExpandableList.tsx';
import { busesNear, initialStops, stopsWithinWalk } from './park-and-ride.ts';
import { WalkableStopRow } from './WalkableStopRow.tsx';

interface StopsNearLotProps {
  /** The `key` of the lot. */
  lotKey: string;
  /** Of the lot. */
  place: Place;
  onSelect: OnSelect;
}

/** On a lot's card: the stops within walking distance, their routes and the buses near them. */
export function StopsNearLot({ lotKey, place, onSelect }: StopsNearLotProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const copy = words.parkAndRide;
  const settings = useSettings();
  const { walking, staleness, features } = settings;
  const { allStops, feedReads, colorOf, moment, showsAll } = useCity();
  const { parkAndRideFeet } = walking;
  const search = useNearbySearch({
    api: useApi(),
    settings,
    point: place,
    radius: parkAndRideFeet,
  });
  const { found, read, reachMeters } = search;
  const near = useMemo(
    () =>
      stopsWithinWalk(
        place,
        walking,
        allStops,
        found.map(({ stop }) => cityStopOf(stop)),
      ),
    [place, walking, allStops, found],
  );
  // Today's buses say nothing about another time.
  const isNow = moment === null;
  const live = useLiveFeeds(feedReads, staleness);
  const feeds = isNow ? live : [];
  const buses = new Map(near.map(({ stop }) => [stop, busesNear(stop, feeds, allStops)]));
  const names = near.map(({ stop }) => stop.intersection);
  /**
   * The stops on both sides of a street have the same name. Their destinations distinguish them, or else
   * their numbers.
   */
  const sideOf = (stop: CityStop) =>
    names.indexOf(stop.intersection) === names.lastIndexOf(stop.intersection)
      ? null
      : towardText(stop, language) || words.stops.stopID(stop.stopID);
  const reach = formats.feet(parkAndRideFeet);
  // A circle of the interface may be smaller than the walk.
  const isPartial =
    read?.answer !== undefined && reachMeters < Math.floor(parkAndRideFeet * METERS_PER_FOOT);
  const isSearching = read === undefined;
  const isEmpty = near.length === 0 && read?.failure === undefined;
  const routeIDs = [...new Set(near.flatMap(({ stop }) => stop.routes))];
  const isServed = routeIDs.length > 0;
  const needsRoutes = near.some(({ stop }) => stop.routes.length === 0);
  const hasBus = [...buses.values()].some((stopBuses) => stopBuses.length > 0);
  return (
    <section className="card__section park-and-ride" aria-label={copy.stops(reach)}>
      <h3>{copy.stops(reach)}</h3>
      <NearbyFailure read={read} />
      {isSearching ? <p>{copy.searching}</p> : null}
      {isPartial ? <p>{copy.searchLimit(formats.distance(reachMeters))}</p> : null}
      {isEmpty && !isSearching ? <p>{copy.noStops(reach)}</p> : null}
      {needsRoutes && !isServed && isNow && features.vehicles && showsAll !== true ? (
        <NoRouteReason noRouteText={copy.routesNotSelected} />
      ) : null}
      {needsRoutes || (isNow && showsAll === true && near.length > 0) ? (
        <RoutesAtStop
          selection={{ kind: 'lot', id: lotKey }}
          stopIDs={near.map(({ stop }) => stop.stopID)}
          place={place}
          isServed={isServed}
        />
      ) : null}
      {isNow ? (
        <NoBusesReason routeIDs={routeIDs} noBusesText={hasBus ? null : copy.noBuses} />
      ) : null}
      <ExpandableList
        label={copy.stops(reach)}
        all={near}
        initial={initialStops(near)}
        renderRow={({ stop, meters, walkMinutes }) => (
          <WalkableStopRow
            key={stop.stopID}
            stop={stop}
            side={sideOf(stop)}
            meters={meters}
            walkMinutes={walkMinutes}
            buses={buses.get(stop) ?? []}
            colorOf={colorOf}
            onSelectStop={() => onSelect({ kind: 'stop', id: stop.stopID })}
            onSelectBus={(bus) => onSelect({ kind: 'vehicle', id: vehicleKey(bus) })}
          />
        )}
      />
    </section>
  );
}
