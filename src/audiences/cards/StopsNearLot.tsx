import './ParkAndRide.css';

import { useApi } from '../ApiContext.ts';
import { vehicleKey } from '../../api/vehicleFeed.ts';
import { useNearbyAsking, useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import type { Place } from '../../lib/distance.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/Language.tsx';
import { useNow } from '../../ui/useNow.ts';
import { liveFeeds } from '../liveFeeds.ts';
import { stopsWithinWalk } from './parkAndRide.ts';
import type { SelectedProps } from './SelectedCard.tsx';

type StopsNearLotProps = Pick<SelectedProps, 'settings' | 'city' | 'onSelect'> & { place: Place };

/** On a lot's card: the stops within a walk, their routes and the buses that come there (R18). */
export function StopsNearLot({ place, settings, city, onSelect }: StopsNearLotProps) {
  const { words, formats } = useLanguage();
  const said = words.parkAndRide;
  const { walking, staleness } = settings;
  const now = useNow(1000);
  const asked = { api: useApi(), point: place, radius: null };
  const search = useNearbySearch({ ...asked, metresPerMinute: walking.metresPerMinute });
  useNearbyAsking(search, asked);
  // Where a bus is now says nothing of another time (C29).
  const feeds = city.moment === null ? liveFeeds(city.feedReads, now, staleness) : [];
  const near = stopsWithinWalk(place, walking, {
    loaded: city.allStops,
    found: search.found.map(({ stop }) => stop),
    feeds,
  });
  const names = near.map(({ stop }) => stop.intersection);
  /** Both sides of a street have one name: where each goes tells them apart, else its number. */
  const sideOf = ({ intersection, destinations, stopID }: CityStop) => {
    if (names.indexOf(intersection) === names.lastIndexOf(intersection)) return null;
    return destinations.length === 0
      ? words.stops.stopID(stopID)
      : words.stops.towards(formats.list(destinations));
  };
  const reach = formats.feet(walking.parkAndRideFeet);
  const isSearching = search.reads.slice(0, search.wanted).includes(undefined);
  return (
    <section className="park-and-ride" aria-label={said.stops(reach)}>
      <h3>{said.stops(reach)}</h3>
      {near.length > 0 ? null : <p>{isSearching ? said.searching : said.noStops(reach)}</p>}
      <ul>
        {near.map(({ stop, metres, walkMinutes, buses }) => (
          <li key={stop.stopID}>
            <Button look="plain" onClick={() => onSelect({ kind: 'stop', id: stop.stopID })}>
              {stop.intersection}
            </Button>
            {sideOf(stop) === null ? null : <p className="park-and-ride__side">{sideOf(stop)}</p>}
            <p className="park-and-ride__walk">
              {said.walk(formats.distance(metres), formats.duration(walkMinutes * 60_000))}
              {stop.routes.map((routeID) => (
                <Badge key={routeID} text={routeID} fill={city.colorOf(routeID)} />
              ))}
              {buses.length === 0 ? null : said.due(buses.length, formats.number(buses.length))}
            </p>
            {buses.map((bus) => (
              <Button
                key={vehicleKey(bus)}
                look="plain"
                onClick={() => onSelect({ kind: 'vehicle', id: vehicleKey(bus) })}
              >
                {words.watch.bus(bus.vehicleID, bus.routeID, bus.direction)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
