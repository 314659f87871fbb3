import { useQueries } from '@tanstack/react-query';

import { nearQuery } from '../../../../api/queries/nearQuery.ts';
import { useApi } from '../../../../city/reads/ApiContext.ts';
import { useSettings } from '../../../../city/reads/SettingsContext.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import { uniqueDestinations } from '../../../../lib/names/destination.ts';
import { useLanguage } from '../../../../ui/text/Language.tsx';

/** A stop whose departures are listed. */
export interface ListedStop {
  readonly stopID: string;
  readonly name: string;
  /** Null if it isn't known. */
  readonly place: Place | null;
}

/** What departs at some stops, by the timetable. */
export interface StopsThere {
  readonly routeIDs: readonly string[];
  readonly destinations: readonly string[];
  readonly platforms: readonly string[];
}

/** Around a stop. A station's platforms are near it. */
const METERS = 60;

/** Reads what departs at the stops, as far as the service has answered. */
export function useStopsThere(stops: readonly ListedStop[]): StopsThere {
  const api = useApi();
  const { features } = useSettings();
  const { formats, compareNames } = useLanguage('page');
  const placed = stops.flatMap(({ stopID, place }) => (place === null ? [] : [{ stopID, place }]));
  const reads = useQueries({
    queries: placed.map(({ place }) => ({
      ...nearQuery(api, place, METERS, Number.POSITIVE_INFINITY),
      enabled: features.times === true,
      // Read once: the builder polls nothing.
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false as const,
    })),
  });
  const there = placed.flatMap(({ stopID }, index) => {
    const around = reads[index]?.data?.answer?.stops ?? [];
    const named = around.filter((stop) =>
      [stop, ...(stop.otherStops ?? [])].some((one) => one.stopID === stopID),
    );
    // A station is none of its stops.
    return named.length > 0 ? named : around;
  });
  const lines = there.flatMap((stop) => stop.lines).filter(({ exitOnly }) => exitOnly !== true);
  const platforms = there.flatMap(({ platform }) => platform ?? []);
  return {
    routeIDs: [...new Set(lines.map(({ routeID }) => routeID))].toSorted(formats.compare),
    destinations: uniqueDestinations(lines.map(({ destination }) => destination))
      .filter((label) => label !== '')
      .toSorted(compareNames),
    platforms: [...new Set(platforms)].toSorted(formats.compare),
  };
}
