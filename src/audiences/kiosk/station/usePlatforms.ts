import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import * as z from 'zod/mini';

import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import type { StopLocationAnswer } from '../../../contract/stops/stop-lookups.ts';
import { ownValue } from '../../../lib/ownValue.ts';
import { createStoredValue } from '../../../ui/browser/createStoredValue.ts';

/** The platforms of stations by the stations' own IDs, stored for a start without a network. */
const STORED = createStoredValue<Readonly<Record<string, readonly string[]>>>(
  'kiosk-platforms',
  (value) => z.safeParse(z.record(z.string(), z.array(z.string())), value).data,
  {},
);

/** The IDs of a station's platforms, or of a stop that is no station its own ID. */
export const platformsOf = ({ stopID, station }: StopLocationAnswer): readonly string[] =>
  station?.stopID === stopID ? station.platforms.map((platform) => platform.stopID) : [stopID];

/**
 * Looks up the IDs of stops that aren't among the loaded ones: such an ID may be that of a station.
 *
 * @returns the platforms of each, and whether some are still looked up
 */
export function usePlatforms(stopIDs: readonly string[]) {
  const api = useApi();
  const reads = useQueries({
    queries: stopIDs.map((stopID) => stopLocationQuery(api, stopID)),
    combine: (all) =>
      all.map(({ data }) => ({
        isPending: data === undefined,
        found: data?.answer === undefined ? null : platformsOf(data.answer),
      })),
  });
  useEffect(() => {
    const found = reads.flatMap((read, index) => {
      const stopID = stopIDs[index] ?? '';
      return read.found === null || read.found[0] === stopID ? [] : [[stopID, read.found] as const];
    });
    const before = STORED.get();
    const isNew = found.some(([stopID, ids]) => ownValue(before, stopID)?.join() !== ids.join());
    if (isNew) STORED.set({ ...before, ...Object.fromEntries(found) });
  }, [reads, stopIDs]);
  return useMemo(() => {
    const known = STORED.get();
    const ofIDs = stopIDs.map(
      (stopID, index) => [stopID, reads[index]?.found ?? ownValue(known, stopID) ?? []] as const,
    );
    return {
      platforms: new Map(ofIDs),
      isPending: ofIDs.some(
        ([, ids], index) => ids.length === 0 && reads[index]?.isPending !== false,
      ),
    };
  }, [reads, stopIDs]);
}
