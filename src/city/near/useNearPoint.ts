import { useEffect, useState } from 'react';

import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { lastLocation } from '../map/locate.ts';
import { useSettings } from '../reads/SettingsContext.ts';

/** Milliseconds for which the map rests before the list follows it. */
const PAUSE = 700;

/** Meters. The URL has a place with fewer digits. */
const SAME_PLACE = 20;

/** The point around which the page lists departures. */
export interface NearPoint {
  readonly point: Place;
  /** Whether the rider searched there. Else it is the middle of the map. */
  readonly isSearched: boolean;
  /** Whether the rider is there. */
  readonly isRiderThere: boolean;
}

/**
 * The searched point, else the middle of the map once it rests. A card moves the map to what it is about, and the list
 * below it stays as it was.
 */
export function useNearPoint(): NearPoint {
  const { near, camera, selection } = usePageView();
  const { center } = useSettings().city;
  const [ofCard, setOfCard] = useState<Place | null>(null);
  if (selection !== null && camera !== ofCard) setOfCard(camera);
  const { lat, lon } = camera ?? center;
  const [settled, setSettled] = useState<Place>({ lat, lon });
  const isOfCard = ofCard !== null && camera === ofCard;
  useEffect(() => {
    if (isOfCard) return undefined;
    const timer = setTimeout(() => {
      setSettled((before) => (before.lat === lat && before.lon === lon ? before : { lat, lon }));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [lat, lon, isOfCard]);
  const location = lastLocation();
  return {
    point: near ?? settled,
    isSearched: near !== null,
    isRiderThere: near !== null && location !== null && metersBetween(near, location) <= SAME_PLACE,
  };
}
