import { useQueries } from '@tanstack/react-query';

import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';

/** A stop whose departures the frame lists. */
export interface NamedStop {
  readonly stopID: string;
  /** Its number until its name is known. */
  readonly name: string;
  /** Null until it is known. */
  readonly place: Place | null;
  /** Whole minutes on foot from the point of the URL; null without one. */
  readonly walkMinutes: number | null;
}

/** The stops that the frame's URL names for its departures: the nearest to its point first, if it has one. */
export function useNamedStops(): readonly NamedStop[] {
  const api = useApi();
  const { stops } = useFrame().options;
  const { near } = usePageView();
  const { walking } = useSettings();
  const { words, nameOf } = useLanguage('page');
  const reads = useQueries({ queries: stops.map((stopID) => stopLocationQuery(api, stopID)) });
  const listedIDs = stops.map((stopID, index) => reads[index]?.data?.answer?.stopID ?? stopID);
  const named = stops.flatMap((stopID, index) => {
    const answer = reads[index]?.data?.answer;
    // The URL may name several stops of one place.
    if (listedIDs.indexOf(answer?.stopID ?? stopID) < index) return [];
    const place = answer === undefined ? null : { lat: answer.latitude, lon: answer.longitude };
    const meters = near === null || place === null ? null : metersBetween(near, place);
    const stop: NamedStop = {
      stopID,
      name: answer ? nameOf(answer.intersection, stopID) : words.stops.stopID(stopID),
      place,
      walkMinutes: meters === null ? null : walkMinutes(meters, walking.metresPerMinute),
    };
    return [{ stop, meters }];
  });
  return named
    .toSorted((one, other) => (one.meters ?? Infinity) - (other.meters ?? Infinity) || 0)
    .map(({ stop }) => stop);
}

/** The places of the stops that have one. */
export const placesOf = (stops: readonly NamedStop[]): readonly Place[] =>
  stops.flatMap(({ place }) => place ?? []);
