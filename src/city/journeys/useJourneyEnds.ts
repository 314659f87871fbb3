import { useQuery } from '@tanstack/react-query';
import { skipToken } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { isRefusedAsUnknown } from '../../api/ApiError.ts';
import { nearQuery } from '../../api/queries/nearQuery.ts';
import { stopLocationQuery } from '../../api/queries/search/search-queries.ts';
import { START_METERS } from '../../contract/operations/first-requests.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { JourneyEnd } from '../../view/journey-view.ts';
import { lastLocation, locate, type LocateProblem } from '../map/locate.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useSettings } from '../reads/SettingsContext.ts';

/** The stop nearest to a point without a name, of those that the list around it has; undefined until it is known. */
function useStopNear(point: Place | null) {
  const api = useApi();
  const query = {
    ...nearQuery(api, point ?? { lat: 0, lon: 0 }, START_METERS, 0),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  } as const;
  const { data } = useQuery(point === null ? { ...query, queryFn: skipToken } : query);
  return data?.answer?.stops[0];
}

/** The answer about the stop at an end of a journey; undefined for another place, and until it is known. */
function useStopAt(end: JourneyEnd | null) {
  const stopID = end !== null && 'stopID' in end ? end.stopID : null;
  const query = stopLocationQuery(useApi(), stopID ?? '');
  return useQuery(stopID === null ? { ...query, queryFn: skipToken } : query).data;
}

/** The ID of the stop at an end of a journey, if the city doesn't have it; else null. */
export function useUnknownStop(end: JourneyEnd | null): string | null {
  const { failure } = useStopAt(end) ?? {};
  const isUnknown = failure !== undefined && isRefusedAsUnknown(failure.error, 'stop');
  return isUnknown && end !== null && 'stopID' in end ? end.stopID : null;
}

/** Where an end of a journey is; null for where the rider is, and until it is known. */
export function useEndPlace(end: JourneyEnd | null): Place | null {
  const stop = useStopAt(end)?.answer;
  if (end !== null && 'place' in end) return end.place;
  return stop === undefined ? null : { lat: stop.latitude, lon: stop.longitude };
}

/** What riders call an end of a journey: a point on the map is near a stop. */
export function useEndName(end: JourneyEnd | null): string {
  const { words, nameOf } = useLanguage();
  const isNameless = end !== null && 'place' in end && end.name === null;
  const stopNear = useStopNear(isNameless ? end.place : null);
  const place = useStopAt(end)?.answer;
  if (end === null) return words.journeys.yourLocation;
  if (stopNear !== undefined)
    return words.stops.near(nameOf(stopNear.intersection, stopNear.stopID));
  if (!('stopID' in end)) return end.name ?? words.journeys.point;
  return place === undefined
    ? words.stops.stopID(end.stopID)
    : nameOf(place.intersection, place.stopID);
}

/**
 * Where the rider is, for a journey from or to there: found when the rider presses the button.
 *
 * @param asksAtOnce whether a browser that was allowed to say so is asked without the button
 * @returns also a function that finds out, and says whether it did
 */
export function useRiderPlace(asksAtOnce: boolean) {
  const { center } = useSettings().city;
  const [found, setFound] = useState<Place | null>(null);
  const [problem, setProblem] = useState<LocateProblem | null>(null);
  const [isLocating, setLocating] = useState(false);
  // The search for an end may have found the rider, too.
  const place = found ?? lastLocation();
  const find = async () => {
    setLocating(true);
    const located = await locate(center);
    setLocating(false);
    const isFound = typeof located !== 'string';
    setProblem(isFound ? null : located);
    if (isFound) setFound(located);
    return isFound;
  };
  const isWanted = asksAtOnce && place === null;
  useEffect(() => {
    if (!isWanted || !('permissions' in navigator)) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      if (state !== 'granted' || !isCurrent) return;
      const located = await locate(center);
      if (isCurrent && typeof located !== 'string') setFound(located);
    };
    // A browser that doesn't know the name of the permission has the button.
    void ask().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isWanted, center]);
  return { place, problem, isLocating, find };
}
