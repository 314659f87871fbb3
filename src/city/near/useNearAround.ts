import { useState } from 'react';

import type { NearFeed } from '../../api/queries/nearQuery.ts';
import type { Read } from '../../api/Read.ts';
import { useNear } from '../../features/nearby/useNear.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useApi } from '../reads/ApiContext.ts';
import { useSettings } from '../reads/SettingsContext.ts';

/**
 * What departs around a point, as far away as `useNear` looks.
 *
 * @returns the last answer until that of a new point is there
 */
export function useNearAround(point: Place): {
  readonly read: Read<NearFeed> | undefined;
  /** How far away it looked. */
  readonly meters: number;
  /** Whether the answer is that of another point. */
  readonly isBefore: boolean;
} {
  const api = useApi();
  const { radius } = usePageView();
  const interval = useSettings().polling.vehiclesSeconds * 1000;
  const { read, meters } = useNear({ api, point, radius, interval });
  const [shown, setShown] = useState(read);
  if (read !== undefined && read !== shown) setShown(read);
  return { read: read ?? shown, meters, isBefore: read === undefined };
}
