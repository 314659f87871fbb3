import { useQuery } from '@tanstack/react-query';
import { skipToken } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { stopLocationQuery } from '../../api/queries/search/search-queries.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { JourneyEnd } from '../../view/journey-view.ts';
import { lastLocation, locate, type LocateProblem } from '../map/locate.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useSettings } from '../reads/SettingsContext.ts';

/** What riders call an end of a journey. */
export function useEndName(end: JourneyEnd | null): string {
  const { words, nameOf } = useLanguage();
  const stopID = end !== null && 'stopID' in end ? end.stopID : null;
  const query = stopLocationQuery(useApi(), stopID ?? '');
  const { data } = useQuery(stopID === null ? { ...query, queryFn: skipToken } : query);
  if (end === null) return words.journeys.yourLocation;
  if (!('stopID' in end)) return end.name ?? words.journeys.point;
  const place = data?.answer;
  return place === undefined
    ? words.stops.stopID(end.stopID)
    : nameOf(place.intersection, place.stopID);
}

/**
 * Where the rider is, for a journey from or to there: found when the rider presses the button.
 *
 * @param asksAtOnce whether a browser that was allowed to say so is asked without the button
 */
export function useRiderPlace(asksAtOnce: boolean) {
  const { center } = useSettings().city;
  const [place, setPlace] = useState<Place | null>(lastLocation);
  const [problem, setProblem] = useState<LocateProblem | null>(null);
  const [isLocating, setLocating] = useState(false);
  const find = async () => {
    setLocating(true);
    const found = await locate(center);
    setLocating(false);
    if (typeof found === 'string') setProblem(found);
    else {
      setProblem(null);
      setPlace(found);
    }
  };
  const isWanted = asksAtOnce && place === null;
  useEffect(() => {
    if (!isWanted || !('permissions' in navigator)) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      if (state !== 'granted' || !isCurrent) return;
      const found = await locate(center);
      if (isCurrent && typeof found !== 'string') setPlace(found);
    };
    // A browser that doesn't know the name of the permission has the button.
    void ask().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isWanted, center]);
  return { place, problem, isLocating, find: () => void find() };
}
