import './ParkAndRide.css';
import { useMemo } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import { NearbyFailures } from '../../features/nearby/NearbyFailures.tsx';
import { useFetchNearby, useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import { towardText } from '../../features/stops/towardText.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { OnSelect } from '../../view/panel-props.ts';
import { NoBusesReason } from '../cards/NoBusesReason.tsx';
import { NoRouteReason } from '../cards/stop/NoRouteReason.tsx';
import { useApi } from '../reads/ApiContext.ts';
import { useCity } from '../reads/CityContext.tsx';
import { useLiveFeeds } from '../reads/live/useLiveFeeds.ts';
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
  const { walking, staleness, features } = useSettings();
  const { allStops, feedReads, colorOf, moment, showsAll } = useCity();
  const params = { api: useApi(), point: place, radius: null };
  const { metresPerMinute, parkAndRideFeet } = walking;
  const search = useNearbySearch({ ...params, metresPerMinute, minFeet: parkAndRideFeet });
  useFetchNearby(search, params);
  const { found, failures } = search;
  const near = useMemo(
    () =>
      stopsWithinWalk(
        place,
        walking,
        allStops,
        found.map(({ stop }) => stop),
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
  const isPartial = search.isDone && search.reachFeet < parkAndRideFeet && failures.length === 0;
  const isSearching = search.reads.slice(0, search.circleCount).includes(undefined);
  const isEmpty = near.length === 0 && failures.length === 0;
  const routeIDs = [...new Set(near.flatMap(({ stop }) => stop.routes))];
  const isServed = routeIDs.length > 0;
  const needsRoutes = near.some(({ stop }) => stop.routes.length === 0);
  const hasBus = [...buses.values()].some((stopBuses) => stopBuses.length > 0);
  return (
    <section className="card__section park-and-ride" aria-label={copy.stops(reach)}>
      <h3>{copy.stops(reach)}</h3>
      <NearbyFailures
        failures={failures}
        isPartial={search.reads.some((read) => read?.answer !== undefined)}
      />
      {isSearching ? <p>{copy.searching}</p> : null}
      {isPartial ? <p>{copy.searchLimit(formats.feet(search.reachFeet))}</p> : null}
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
