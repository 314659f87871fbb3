import { useState } from 'react';

import type { NearFeed } from '../../api/queries/nearQuery.ts';
import type { Read } from '../../api/Read.ts';
import { START_METERS } from '../../contract/first-requests.ts';
import { MOST_METERS } from '../../contract/near.ts';
import { useNear } from '../../features/nearby/useNear.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useApi } from '../reads/ApiContext.ts';
import { useSettings } from '../reads/SettingsContext.ts';

/** With fewer, the page looks farther away. */
const FEW_LINES = 4;

/**
 * What departs around a point: within the rider's radius, else within 500 meters, and where few lines are there, within
 * 2 km.
 *
 * @returns the last answer until that of a new point is there
 */
export function useNearAround(point: Place): {
  readonly read: Read<NearFeed> | undefined;
  /** Whether the answer is that of another point. */
  readonly isBefore: boolean;
} {
  const api = useApi();
  const { radius } = usePageView();
  const interval = useSettings().polling.vehiclesSeconds * 1000;
  const meters = radius === null ? START_METERS : Math.round(radius * METERS_PER_FOOT);
  const close = useNear({ api, point, meters, interval });
  const isThin =
    radius === null && close?.answer !== undefined && close.answer.lines.length < FEW_LINES;
  const far = useNear({ api, point: isThin ? point : null, meters: MOST_METERS, interval });
  const read = isThin ? far : close;
  const [shown, setShown] = useState(read);
  if (read !== undefined && read !== shown) setShown(read);
  return { read: read ?? shown, isBefore: read === undefined };
}
