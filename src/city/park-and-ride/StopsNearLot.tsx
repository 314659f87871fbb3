import './ParkAndRide.css';

import { useMemo } from 'react';

import { useApi } from '../reads/ApiContext.ts';
import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import { useNearbyAsking, useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { FailedCircles } from '../cards/FailedCircles.tsx';
import { liveFeeds } from '../reads/liveFeeds.ts';
import { BusSilence } from '../cards/BusSilence.tsx';
import { NoRouteHere } from '../cards/stop/NoRouteHere.tsx';
import { RideStopRow } from './RideStopRow.tsx';
import { ShortList } from './ShortList.tsx';
import { busesNear, firstStops, stopsWithinWalk } from './parkAndRide.ts';
import type { SelectedProps } from '../cards/panel-props.ts';
type StopsNearLotProps = Pick<SelectedProps, 'settings' | 'city' | 'onSelect'> & { place: Place };

/** On a lot's card: the stops within a walk, their routes and the buses that come there (R18). */
export function StopsNearLot({ place, settings, city, onSelect }: StopsNearLotProps) {
  const { words, formats } = useLanguage();
  const said = words.parkAndRide;
  const { walking, staleness } = settings;
  const { allStops, feedReads } = city;
  const now = useNow(1000);
  const asked = { api: useApi(), point: place, radius: null };
  const { metresPerMinute, parkAndRideFeet } = walking;
  const search = useNearbySearch({ ...asked, metresPerMinute, leastFeet: parkAndRideFeet });
  useNearbyAsking(search, asked);
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
  // Where a bus is now says nothing of another time (C29).
  const isNow = city.moment === null;
  const feeds = isNow ? liveFeeds(feedReads, now, staleness) : [];
  const buses = new Map(near.map(({ stop }) => [stop, busesNear(stop, feeds, allStops)]));
  const names = near.map(({ stop }) => stop.intersection);
  /** Both sides of a street have one name: where each goes tells them apart, else its number. */
  const sideOf = ({ intersection, destinations, stopID }: CityStop) => {
    if (names.indexOf(intersection) === names.lastIndexOf(intersection)) return null;
    return destinations.length === 0
      ? words.stops.stopID(stopID)
      : words.stops.towards(formats.list(destinations));
  };
  const reach = formats.feet(parkAndRideFeet);
  const isShort = search.isDone && search.reachFeet < parkAndRideFeet && failures.length === 0;
  const isSearching = search.reads.slice(0, search.wanted).includes(undefined);
  const isKnownNone = near.length === 0 && failures.length === 0;
  const routeIDs = [...new Set(near.flatMap(({ stop }) => stop.routes))];
  const hasBus = [...buses.values()].some((ofStop) => ofStop.length > 0);
  return (
    <section className="park-and-ride" aria-label={said.stops(reach)}>
      <h3>{said.stops(reach)}</h3>
      <FailedCircles
        failures={failures}
        isPart={search.reads.some((read) => read?.answer !== undefined)}
      />
      {isSearching ? <p>{said.searching}</p> : null}
      {isShort ? <p>{said.searched(formats.feet(search.reachFeet))}</p> : null}
      {isKnownNone && !isSearching ? <p>{said.noStops(reach)}</p> : null}
      {isNow && near.length > 0 && routeIDs.length === 0 ? (
        <NoRouteHere city={city} none={said.noRoute} />
      ) : null}
      {isNow ? (
        <BusSilence
          routeIDs={routeIDs}
          city={city}
          staleness={staleness}
          none={hasBus ? null : said.noneDue}
        />
      ) : null}
      <ShortList
        all={near}
        first={firstStops(near)}
        row={({ stop, ...walk }) => (
          <RideStopRow
            key={stop.stopID}
            stop={stop}
            side={sideOf(stop)}
            {...walk}
            buses={buses.get(stop) ?? []}
            colorOf={city.colorOf}
            onSelectStop={() => onSelect({ kind: 'stop', id: stop.stopID })}
            onSelectBus={(bus) => onSelect({ kind: 'vehicle', id: vehicleKey(bus) })}
          />
        )}
      />
    </section>
  );
}
