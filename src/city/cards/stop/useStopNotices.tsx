import { type ReactNode, use, useState } from 'react';

import type { Arrival } from '../../../contract/arrivals.ts';
import { NoticeFold } from '../../../features/notices/marks/NoticeFold.tsx';
import { byImportance } from '../../../features/notices/rules/notices.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { usePlaceNotices } from '../../notices/PlaceNotices.tsx';
import { SevereContext } from '../../notices/SevereContext.ts';
import { useNotices } from '../../notices/useNotices.ts';

interface StopNotices {
  /** Above the departures: the notices that were known before these. */
  readonly above: ReactNode;
  /** Below them: notices that came after the departures, which they would push away. */
  readonly below: ReactNode;
}

/**
 * The notices about a stop, its chosen routes, and those of its departures, with the severe ones for the whole city.
 *
 * @param arrivals undefined while they are not known; then nothing can be pushed away
 */
export function useStopNotices(
  { stopID, routes, destinations }: CityStop,
  arrivals: readonly Arrival[] | undefined,
): StopNotices {
  const ofPlace = usePlaceNotices({
    stopIDs: [stopID],
    routeIDs: [...routes, ...(arrivals ?? []).map(({ routeID }) => routeID)],
    destinations: [...destinations, ...(arrivals ?? []).map(({ destination }) => destination)],
  });
  const notices = [...use(SevereContext), ...ofPlace].toSorted(byImportance);
  const { now } = useNotices();
  const hasAny = notices.length > 0;
  const [wereFirst, setFirst] = useState<boolean | null>(null);
  if (arrivals !== undefined && wereFirst === null) setFirst(hasAny);
  const fold = <NoticeFold notices={notices} now={now} />;
  return (wereFirst ?? hasAny)
    ? { above: <div className="stop-card__notices">{fold}</div>, below: null }
    : { above: null, below: fold };
}
