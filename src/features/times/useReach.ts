import { useState } from 'react';

import { ALL_IN_REACH } from '../../contract/departures/reach.ts';
import {
  type ListOptions,
  type RowsByReach,
  rowsByReach,
  type StopFeed,
} from '../../contract/departures/rowsByReach.ts';

/** See `rowsByReach`. What was out of reach is remembered while the component is on the page. */
export function useReach<Place>(
  feeds: readonly StopFeed<Place>[],
  options: ListOptions<Place>,
): Omit<RowsByReach<Place>, 'out'> {
  const [before, setBefore] = useState(ALL_IN_REACH);
  const { out, ...divided } = rowsByReach(feeds, options, before);
  // An answer that is missing for a moment says nothing about any bus.
  if (out !== before && feeds.length > 0) setBefore(out);
  return divided;
}
